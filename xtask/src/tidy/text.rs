//! What shows line by line: module comments, blanks at line ends, leftovers, paths of somebody's machine.

use super::{Finding, Weight};

/// Words that stand for work not done. Put together here, so that this file does not find itself.
const LEFTOVERS: [&str; 5] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("#[ig", "nore"),
];

/// Folders that some machine has and a fresh clone has not.
const MACHINE: [&str; 4] =
    [concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/wo", "rk/"), concat!("/Us", "ers/")];

/// Measures one file.
pub(super) fn check(path: &str, content: &str, findings: &mut Vec<Finding>) {
    let mut fault = |line: usize, message: String| {
        findings.push(Finding { weight: Weight::Fault, file: path.to_owned(), line, message });
    };
    let rust = path.ends_with(".rs");
    // A snapshot and a test in LLVM's format hold what some tool printed.
    let printed = [".snap", ".s", ".txt", ".test", ".trycmd"].iter().any(|ending| path.ends_with(ending));
    // A source that llvm-mc's answers are held against may end its lines as it likes: that is what it tests.
    let free = path.starts_with("testdata/mc/");
    if rust && !content.starts_with("//! ") {
        fault(1, "the first line is no module comment (//!)".to_owned());
    }
    if !free && !content.is_empty() && !content.ends_with('\n') {
        fault(content.lines().count(), "the last line has no end".to_owned());
    }
    for (index, line) in content.split('\n').enumerate() {
        let number = index + 1;
        if !free && line.contains('\r') {
            fault(number, "a carriage return".to_owned());
        } else if line.ends_with([' ', '\t']) && !printed {
            fault(number, "blanks at the line's end".to_owned());
        }
        if let Some(word) = LEFTOVERS.iter().find(|word| rust && line.contains(**word)) {
            fault(number, format!("{word} in the source"));
        }
        if let Some(folder) = MACHINE.iter().find(|folder| names_folder(line, folder)) {
            fault(number, format!("a path of somebody's machine, {folder}"));
        }
    }
}

/// Whether a line has an absolute path into `folder`, not one that merely has such a part.
fn names_folder(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(start, _)| {
        let before = line.get(..start).and_then(|text| text.chars().next_back());
        !before.is_some_and(|before| before.is_alphanumeric() || "._-*~/".contains(before))
    })
}
