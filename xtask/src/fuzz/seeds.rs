//! Seeds: small inputs of the fuzz targets, cut from the project's own test data. LLVM's tests are not among them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use walkdir::WalkDir;

/// How many bytes of statements make a seed. Small inputs are mutated to more effect, and run faster.
const CHUNK: usize = 1000;

/// Writes the seeds of a target to `fuzz/seeds/TARGET`, anew; says how many there are.
///
/// # Errors
/// When test data cannot be read, or a seed not be written.
pub fn write(root: &Path, target: &str) -> Result<usize> {
    let folder = root.join("fuzz/seeds").join(target);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let seeds = match target {
        "assembler" => assembler(root)?,
        "filecheck" => filecheck(root)?,
        "run_lines" => run_lines(root)?,
        _ => assembler(root)?.into_iter().map(|seed| seed.into_iter().skip(2).collect()).collect(),
    };
    for (number, seed) in seeds.iter().enumerate() {
        fs::write(folder.join(format!("{number:05}")), seed)?;
    }
    Ok(seeds.len())
}

/// The text of the files with an extension below a folder of test data, in the order of their names.
fn texts(root: &Path, folder: &str, extension: &str) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in WalkDir::new(root.join("testdata").join(folder)).sort_by_file_name() {
        let path = entry?.into_path();
        if path.extension().is_some_and(|found| found == extension) {
            let content = fs::read(&path).with_context(|| path.display().to_string())?;
            texts.push(String::from_utf8_lossy(&content).into_owned());
        }
    }
    Ok(texts)
}

/// Statements without their checks, each chunk for another of the processors that its file is for: a byte for the
/// processor, a byte for the options, the text.
fn assembler(root: &Path) -> Result<Vec<Vec<u8>>> {
    let list = fs::read_to_string(root.join("fuzz/targets.txt"))?;
    let words: Vec<&str> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    let mut seeds = Vec::new();
    for text in texts(root, "suite", "s")?.iter().chain(&texts(root, "mc", "s")?) {
        let head = text.lines().filter(|line| line.contains("RUN:") || line.contains("ARGS:"));
        let named = head.flat_map(str::split_whitespace).filter(|word| word.starts_with("-mcpu="));
        let choices: Vec<usize> =
            named.filter_map(|word| words.iter().position(|known| *known == word)).collect();
        for (number, chunk) in chunks(text).iter().enumerate() {
            let choice = choices.get(number % choices.len().max(1)).copied().unwrap_or(0);
            let options = u8::from(number % 2 == 0);
            let mut seed = vec![u8::try_from(choice).unwrap_or(0), options];
            seed.extend_from_slice(chunk.as_bytes());
            seeds.push(seed);
        }
    }
    Ok(seeds)
}

/// The statements of a test, in pieces.
fn chunks(text: &str) -> Vec<String> {
    let mut chunks = Vec::new();
    let mut chunk = String::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("//")) {
        chunk.push_str(line);
        chunk.push('\n');
        if chunk.len() >= CHUNK {
            chunks.push(std::mem::take(&mut chunk));
        }
    }
    chunks.extend((!chunk.is_empty()).then_some(chunk));
    chunks
}

/// The cases of `testdata/filecheck`: two bytes for the options, the check file, a byte between, the input.
fn filecheck(root: &Path) -> Result<Vec<Vec<u8>>> {
    let mut seeds = Vec::new();
    for text in texts(root, "filecheck", "txt")? {
        for case in text.split("\n#### ").skip(1) {
            let Some((_, rest)) = case.split_once("\n## check\n") else { continue };
            let Some((checks, rest)) = rest.split_once("\n## input\n") else { continue };
            let input = rest.split_once("\n## expect").map_or(rest, |(input, _)| input);
            let mut seed = vec![0, u8::try_from(seeds.len() % 8).unwrap_or(0)];
            seed.extend_from_slice(format!("{checks}\n").as_bytes());
            seed.push(0xff);
            seed.extend_from_slice(format!("{input}\n").as_bytes());
            seeds.push(seed);
        }
    }
    Ok(seeds)
}

/// The RUN lines of each test of the suite, with the lines after them as something to read.
fn run_lines(root: &Path) -> Result<Vec<Vec<u8>>> {
    let texts = texts(root, "suite", "s")?;
    let head = |text: &String| {
        let runs = text.lines().take_while(|line| line.starts_with("//")).take(12);
        let rest = text.lines().skip_while(|line| line.starts_with("//")).take(10);
        runs.chain(rest).flat_map(|line| line.bytes().chain([b'\n'])).collect()
    };
    let mut seeds: Vec<Vec<u8>> = texts.iter().map(head).collect();
    seeds.extend(SHELL.iter().map(|text| text.as_bytes().to_vec()));
    Ok(seeds)
}

/// What the suite's RUN lines have no use for: the shell's own commands, conditions, continuations.
const SHELL: [&str; 6] = [
    "// RUN: sed -e 's/a\\(.\\)/\\1&/g;3,$d' -n %s | sed -n '/x/,/y/p' > %t\n// RUN: diff -u %t %s || echo -e 'a\\n'\n",
    "// RUN: split-file %s %t && cat %t/a %t/b | llvm-mc - 2>&1\n//--- a\none\n//--- b\ntwo\n",
    "// RUN: rm -rf %t.d && mkdir -p %t.d/e ; cp %s %t.d/e/f\n// RUN: cat < %t.d/e/f >> %t.x 2> %t.y &> %t.z\n",
    "// REQUIRES: amdgpu && !(x || {{y.*}}), z\n// XFAIL: target={{.*}}\n// UNSUPPORTED: *\n// RUN: not --crash llvm-mc %s\n",
    "// RUN: env A=b not llvm-mc %S/%basename_t \\\n// RUN:   -x | FileCheck --check-prefix=\"A B\" %s # %(line+1)\n",
    "// RUN: %extract-encodings %% %{pathsep} %(line-2) %p\n// RUN: echo 'a b' \"c\\\"d\" e\\ f | cat - - - ! true\n// END.\n",
];
