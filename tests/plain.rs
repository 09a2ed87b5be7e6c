//! The two readers of operands agree: behind a label all of a statement is read as tokens, elsewhere what is plain is not.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod common;

use std::fs;
use std::path::PathBuf;

use common::{PROCESSORS, statements, suite_files};
use mcreplay::{Diagnostic, Target, assemble};

/// Statements in which a modifier stands where a source may stand, as which it is a symbol.
const MISPLACED: &str = "
v_cmp_gt_f32 v0, v0 row_mirror
v_cmp_gt_f32 vcc, v0, v0 row_mirror
v_cmp_gt_f32 v0, v0 row_half_mirror fi:0
v_cmp_gt_f32 v0, clamp
v_add_f32 v0, v1, clamp
v_add_f32 v0, row_mirror, v1
v_add_f32 v0, v1, quad_perm:[0,1,2,3]
v_mov_b32 v0, row_mirror
v_mov_b32 v0, clamp
s_branch glc
buffer_load_dword v0, off, s[4:7], glc
buffer_load_dword v0, off, s[4:7], offen
buffer_load_dword v0, v1, s[4:7], offen offset:4
tbuffer_load_format_x v0, off, s[4:7], idxen
global_load_dword v0, v1, glc
global_load_dword v0, v[2:3], off, glc
ds_read_b32 v0, gds
exp mrt0 v0, done, v1, v2
s_load_dword s0, s[2:3], glc
";

/// What stands before statements that are to be read as tokens.
const LABEL: &str = "label: ";

/// Each statement twice, since a mnemonic must have been met once to be read plainly.
fn source(statements: &[&str], behind_labels: bool) -> String {
    let mut source = String::new();
    for (number, statement) in statements.iter().flat_map(|statement| [statement; 2]).enumerate() {
        if behind_labels {
            source.push_str(&LABEL.replace("label", &format!("l{number:06}")));
        }
        source.push_str(statement);
        source.push('\n');
    }
    source
}

fn errors(source: &str, target: &Target) -> Vec<Diagnostic> {
    assemble(source, target).err().unwrap_or_default()
}

#[test]
fn both_readers_agree() {
    let prefix = LABEL.replace("label", "l000000").len();
    let (mut valid, mut refused) = (0, 0);
    for (folder, processor) in PROCESSORS {
        let target = Target::for_processor(processor, "").unwrap();
        let texts = suite_files(folder).into_iter().map(|path| (fs::read_to_string(&path).unwrap(), path));
        for (text, path) in texts.chain([(MISPLACED.to_owned(), PathBuf::from(processor))]) {
            let mut statements = statements(&text);
            let plain = errors(&source(&statements, false), &target);
            let mut labelled = errors(&source(&statements, true), &target);
            for diagnostic in &mut labelled {
                diagnostic.column -= u32::try_from(prefix).unwrap();
            }
            assert_eq!(plain, labelled, "{}", path.display());
            let mut line = 0;
            statements.retain(|_| {
                line += 2;
                !plain.iter().any(|diagnostic| diagnostic.line + 1 == line || diagnostic.line == line)
            });
            refused += plain.len();
            let [plain, labelled] =
                [false, true].map(|labels| assemble(source(&statements, labels), &target).unwrap());
            assert_eq!(plain.instructions.len(), 2 * statements.len(), "{}", path.display());
            valid += statements.len();
            for (left, right) in plain.instructions.iter().zip(&labelled.instructions) {
                assert_eq!(
                    (&left.text, &left.bytes, &left.fixups),
                    (&right.text, &right.bytes, &right.fixups),
                    "{}",
                    path.display()
                );
            }
        }
    }
    assert!(valid > 10_000 && refused > 10_000, "{valid} valid, {refused} messages");
}
