//! The large files of the benchmark: the valid lines of LLVM's tests, over and over.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// What is assembled, and how.
pub(super) struct Case {
    /// What the case is called on the command line.
    pub(super) name: &'static str,
    /// What the names of its files in `MC/AMDGPU` begin with; a generation has all of them.
    pub(super) files: &'static str,
    /// The processor.
    pub(super) gpu: &'static str,
    /// What `-mattr` says, as the RUN lines do; the order of features does not matter.
    pub(super) features: &'static str,
}

const HALVES: &str = "+real-true16,+wavefrontsize32";

/// An encoding of gfx11.
const fn gfx11(name: &'static str, files: &'static str, features: &'static str) -> Case {
    Case { name, files, gpu: "gfx1100", features }
}

/// All tests of a processor.
const fn generation(name: &'static str, gpu: &'static str, features: &'static str) -> Case {
    Case { name, files: "", gpu, features }
}

/// Every case, in the order in which they run.
pub(super) const CASES: &[Case] = &[
    gfx11("vop3", "gfx11_asm_vop3.s", HALVES),
    gfx11("vop1", "gfx11_asm_vop1.s", HALVES),
    gfx11("vop2", "gfx11_asm_vop2.s", HALVES),
    gfx11("vopc", "gfx11_asm_vopc.s", HALVES),
    gfx11("vop3p", "gfx11_asm_vop3p.s", ""),
    gfx11("dpp16", "gfx11_asm_vop3_dpp16_from_vop2.s", HALVES),
    gfx11("dpp8", "gfx11_asm_vop3_dpp8_from_vop2.s", HALVES),
    gfx11("vopd", "gfx11_asm_vopd.s", "+wavefrontsize32"),
    gfx11("wmma", "gfx11_asm_wmma.s", "+wavefrontsize32"),
    gfx11("smem", "gfx11_asm_smem.s", ""),
    gfx11("flat", "gfx11_asm_flat.s", "+wavefrontsize32"),
    gfx11("sop1", "gfx11_asm_sop1.s", ""),
    gfx11("sop2", "gfx11_asm_sop2.s", ""),
    gfx11("sopc", "gfx11_asm_sopc.s", ""),
    gfx11("sopk", "gfx11_asm_sopk.s", ""),
    gfx11("sopp", "gfx11_asm_sopp.s", ""),
    gfx11("ds", "gfx11_asm_ds.s", ""),
    gfx11("exp", "gfx11_asm_exp.s", ""),
    gfx11("ldsdir", "gfx11_asm_ldsdir.s", ""),
    gfx11("vinterp", "gfx11_asm_vinterp.s", ""),
    gfx11("mimg", "gfx11_asm_mimg", ""),
    gfx11("mubuf", "gfx11_asm_mubuf.s", ""),
    gfx11("mtbuf", "gfx11_asm_mtbuf.s", ""),
    Case { name: "gfx10-mimg", files: "gfx10_asm_mimg.s", gpu: "gfx1010", features: "" },
    Case { name: "gfx12-vimage", files: "gfx12_asm_vimage.s", gpu: "gfx1200", features: "" },
    Case { name: "gfx12-vsample", files: "gfx12_asm_vsample.s", gpu: "gfx1200", features: "" },
    generation("gfx6", "tahiti", ""),
    generation("gfx7", "bonaire", ""),
    generation("gfx8", "tonga", ""),
    generation("gfx9", "gfx900", ""),
    generation("gfx908", "gfx908", ""),
    generation("gfx90a", "gfx90a", ""),
    generation("gfx942", "gfx942", ""),
    generation("gfx950", "gfx950", ""),
    generation("gfx10", "gfx1010", "+wavefrontsize32"),
    generation("gfx10.3", "gfx1030", ""),
    generation("gfx11", "gfx1100", HALVES),
    generation("gfx11.5", "gfx1150", ""),
    generation("gfx11.7", "gfx1170", ""),
    generation("gfx12", "gfx1200", ""),
    generation("gfx12.5", "gfx1250", ""),
    generation("gfx13", "gfx1310", ""),
];

impl Case {
    /// The options of either assembler.
    pub(super) fn args(&self) -> Vec<String> {
        let mut args = vec!["-triple=amdgcn".to_owned(), format!("-mcpu={}", self.gpu)];
        if !self.features.is_empty() {
            args.push(format!("-mattr={}", self.features));
        }
        args
    }

    /// The valid lines of its files in a folder, in the order of the files' names.
    pub(super) fn lines(&self, folder: &Path) -> Result<Vec<String>> {
        let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
        let mut names = Vec::new();
        for entry in entries {
            names.extend(entry?.file_name().into_string());
        }
        names.retain(|name| name.starts_with(self.files) && name.ends_with(".s"));
        names.sort();
        let mut lines = Vec::new();
        for name in names {
            let path = folder.join(name);
            let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let text = String::from_utf8_lossy(&bytes);
            let prefixes = self.prefixes(&text);
            lines.extend(valid_lines(&text, &prefixes).into_iter().map(str::to_owned));
        }
        Ok(lines)
    }

    /// The check prefixes of the RUN lines that assemble as the case does.
    fn prefixes<'a>(&self, text: &'a str) -> Vec<&'a str> {
        let mut prefixes = Vec::new();
        for line in text.lines().filter_map(|line| comment(line)?.strip_prefix("RUN:")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let value = |names: &[&str]| words.iter().find_map(|word| option(word, names));
            // Where other lines are refused, the messages are not what is checked.
            let assembles = matches!(words.as_slice(), ["llvm-mc", ..] | ["not", "llvm-mc", ..]);
            let same = assembles
                && !words.contains(&"2>&1")
                && words.contains(&"FileCheck")
                && words.iter().any(|word| word.contains("-show-encoding"))
                && !words.iter().any(|word| word.contains("-filetype") || word.contains("-defsym"))
                && value(&["mcpu"]) == Some(self.gpu)
                && sorted(value(&["mattr"]).unwrap_or_default()) == sorted(self.features);
            if same {
                let names = value(&["check-prefix", "check-prefixes"]).unwrap_or("CHECK");
                prefixes.extend(names.split(','));
            }
        }
        prefixes
    }
}

/// What a comment says.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim();
    ["//", ";", "#"].iter().find_map(|mark| line.strip_prefix(mark)).map(str::trim)
}

/// The value of an option with one of these names, which one or two dashes precede.
fn option<'a>(word: &'a str, names: &[&str]) -> Option<&'a str> {
    let (name, value) = word.strip_prefix('-')?.split_once('=')?;
    names.contains(&name.strip_prefix('-').unwrap_or(name)).then_some(value)
}

fn sorted(features: &str) -> Vec<&str> {
    let mut features: Vec<&str> = features.split(',').collect();
    features.sort_unstable();
    features
}

/// The statements that are followed by a check line with one of `prefixes` and an encoding; none of a file with symbols
/// of its own, without which they are not valid.
fn valid_lines<'a>(text: &'a str, prefixes: &[&str]) -> Vec<&'a str> {
    let mut valid = Vec::new();
    let mut statement = None;
    for line in text.lines().map(str::trim) {
        if let Some(comment) = comment(line) {
            let prefix = comment.split(':').next().unwrap_or_default();
            let prefix = prefix.strip_suffix("-NEXT").unwrap_or(prefix);
            if prefixes.contains(&prefix) && line.contains("encoding: [") {
                valid.extend(statement.take());
            }
        } else if line.starts_with(".set") || line.contains(" = ") {
            return Vec::new();
        } else if !line.is_empty() && !line.starts_with('.') {
            statement = Some(line);
        }
    }
    valid
}

/// `count` lines, made of `lines` in their order as often as it takes.
pub(super) fn repeat(lines: &[String], count: usize) -> String {
    let mut text = String::new();
    for line in lines.iter().cycle().take(count) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
; RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1200 -show-encoding %s 2>&1 | FileCheck --check-prefix=ERR %s
// RUN: llvm-mc --triple=amdgcn --mcpu=gfx1100 --mattr=+b,+a --show-encoding %s | FileCheck --check-prefixes=W32,BOTH %s

v_nop
// GFX11: v_nop ; encoding: [0x00,0x00,0x00,0x7e]

v_wrong
// GFX11-ERR: error: invalid instruction

s_nop 0
// W32: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]
";

    #[test]
    fn prefixes_are_those_of_the_same_way_to_assemble() {
        let case = |gpu, features| Case { name: "", files: "", gpu, features };
        assert_eq!(case("gfx1100", "").prefixes(TEXT), ["GFX11"]);
        assert_eq!(case("gfx1100", "+a,+b").prefixes(TEXT), ["W32", "BOTH"]);
        assert!(case("gfx1200", "").prefixes(TEXT).is_empty());
    }

    #[test]
    fn only_lines_that_assemble_are_taken() {
        assert_eq!(valid_lines(TEXT, &["GFX11"]), ["v_nop"]);
        assert_eq!(valid_lines(TEXT, &["W32"]), ["s_nop 0"]);
        assert!(valid_lines(&format!("{TEXT}x = 1\n"), &["GFX11"]).is_empty());
    }

    #[test]
    fn lines_are_repeated_in_their_order() {
        let lines = ["a".to_owned(), "b".to_owned()];
        assert_eq!(repeat(&lines, 3), "a\nb\na\n");
    }
}
