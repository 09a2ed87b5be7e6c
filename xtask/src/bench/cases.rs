//! The large files of the benchmark: the valid lines of one of LLVM's tests, over and over.

/// One file and how it is assembled.
pub(super) struct Case {
    /// What the case is called on the command line.
    pub(super) name: &'static str,
    /// The test in `MC/AMDGPU`.
    pub(super) file: &'static str,
    /// Check prefixes that say which lines are valid with `args`.
    pub(super) prefixes: &'static [&'static str],
    /// How both assemblers are called.
    pub(super) args: &'static [&'static str],
}

const GFX11: &[&str] = &["-triple=amdgcn", "-mcpu=gfx1100", "-mattr=+wavefrontsize32,+real-true16"];

/// Every case, in the order in which they run.
pub(super) const CASES: [Case; 17] = [
    Case { name: "vop3", file: "gfx11_asm_vop3.s", prefixes: &["GFX11", "W32"], args: GFX11 },
    Case { name: "vop1", file: "gfx11_asm_vop1.s", prefixes: &["GFX11"], args: GFX11 },
    Case { name: "vop2", file: "gfx11_asm_vop2.s", prefixes: &["GFX11", "W32"], args: GFX11 },
    Case { name: "vopd", file: "gfx11_asm_vopd.s", prefixes: &["GFX11"], args: GFX11 },
    Case { name: "wmma", file: "gfx11_asm_wmma.s", prefixes: &["W32"], args: GFX11 },
    Case {
        name: "smem",
        file: "gfx11_asm_smem.s",
        prefixes: &["GFX11"],
        args: &["-triple=amdgcn", "-mcpu=gfx1100"],
    },
    Case { name: "flat", file: "gfx11_asm_flat.s", prefixes: &["GFX11"], args: GFX11 },
    Case {
        name: "sop2",
        file: "gfx11_asm_sop2.s",
        prefixes: &["GFX11"],
        args: &["-triple=amdgcn", "-mcpu=gfx1100"],
    },
    Case { name: "ds", file: "gfx11_asm_ds.s", prefixes: &["GFX11"], args: GFX11 },
    Case { name: "exp", file: "gfx11_asm_exp.s", prefixes: &["CHECK"], args: GFX11 },
    Case { name: "ldsdir", file: "gfx11_asm_ldsdir.s", prefixes: &["GFX11"], args: GFX11 },
    Case { name: "vinterp", file: "gfx11_asm_vinterp.s", prefixes: &["GFX11"], args: GFX11 },
    Case {
        name: "mimg",
        file: "gfx11_asm_mimg.s",
        prefixes: &["GFX11"],
        args: &["-triple=amdgcn", "-mcpu=gfx1100"],
    },
    Case {
        name: "vimage",
        file: "gfx12_asm_vimage.s",
        prefixes: &["GFX12"],
        args: &["-triple=amdgcn", "-mcpu=gfx1200"],
    },
    Case {
        name: "vsample",
        file: "gfx12_asm_vsample.s",
        prefixes: &["GFX12"],
        args: &["-triple=amdgcn", "-mcpu=gfx1200"],
    },
    Case { name: "mubuf", file: "gfx11_asm_mubuf.s", prefixes: &["GFX11"], args: GFX11 },
    Case { name: "mtbuf", file: "gfx11_asm_mtbuf.s", prefixes: &["GFX11"], args: GFX11 },
];

/// The statements that are followed by a check line with one of `prefixes` and an encoding.
pub(super) fn valid_lines<'a>(text: &'a str, prefixes: &[&str]) -> Vec<&'a str> {
    let mut valid = Vec::new();
    let mut statement = None;
    for line in text.lines().map(str::trim) {
        match line.strip_prefix("//") {
            Some(comment) => {
                let prefix = comment.trim_start().split(':').next().unwrap_or_default();
                let prefix = prefix.strip_suffix("-NEXT").unwrap_or(prefix);
                if prefixes.contains(&prefix) && line.contains("encoding: [") {
                    valid.extend(statement.take());
                }
            }
            None if line.is_empty() => {}
            None => statement = Some(line),
        }
    }
    valid
}

/// `count` lines, made of `lines` in their order as often as it takes.
pub(super) fn repeat(lines: &[&str], count: usize) -> String {
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

    #[test]
    fn only_lines_that_assemble_are_taken() {
        let text = "\
// RUN: llvm-mc %s | FileCheck --check-prefix=GFX11 %s

v_nop
// GFX11: v_nop ; encoding: [0x00,0x00,0x00,0x7e]

v_bad
// W64-ERR: :[[@LINE-1]]:1: error: no

v_wave v1
// W32: v_wave v1 ; encoding: [0x01]
// W64-ERR: :[[@LINE-2]]:1: error: no

v_other
// W64: v_other ; encoding: [0x02]
";
        let lines = valid_lines(text, &["GFX11", "W32"]);
        assert_eq!(lines, ["v_nop", "v_wave v1"]);
        assert_eq!(repeat(&lines, 3), "v_nop\nv_wave v1\nv_nop\n");
    }
}
