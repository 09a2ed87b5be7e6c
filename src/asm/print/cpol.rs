//! Cache policies: bits by name, and from gfx12 on temporal hints and scopes.

use super::push;
use crate::asm::inst::Inst;
use crate::asm::operands::cpol_bits as bits;
use crate::isa::{Encoding, Quirk};
use crate::target::Target;

/// Prints a cache policy that is not 0.
pub(super) fn print(value: i64, inst: &Inst, target: &Target, out: &mut Vec<u8>) {
    if target.is_gfx12_plus() {
        print_gfx12(value, inst, out);
        return;
    }
    let gfx940 = target.is_gfx940();
    let scalar = inst.form.encoding == Encoding::Smem;
    let words: [(i64, &[u8], bool); 4] = [
        (bits::GLC, if gfx940 && !scalar { b" sc0" } else { b" glc" }, true),
        (bits::SLC, if gfx940 { b" nt" } else { b" slc" }, true),
        (bits::DLC, b" dlc", target.is_gfx10_plus()),
        (bits::SCC, if gfx940 { b" sc1" } else { b" scc" }, target.is_gfx90a()),
    ];
    for (_, word, _) in words.iter().filter(|(bit, _, known)| *known && value & bit != 0) {
        out.extend_from_slice(word);
    }
    if value & !(bits::GLC | bits::SLC | bits::DLC | bits::SCC) != 0 {
        out.extend_from_slice(b" /* unexpected cache policy bit */");
    }
}

fn print_gfx12(value: i64, inst: &Inst, out: &mut Vec<u8>) {
    if value & bits::SCAL != 0 {
        out.extend_from_slice(b" scale_offset");
    }
    let (hint, scope) = (value & bits::TH, value & bits::SCOPE);
    if hint != 0 {
        out.extend_from_slice(b" th:");
        if inst.form.has(Quirk::Atomic) {
            atomic_hint(hint, scope, out);
        } else {
            hint_of_load_or_store(hint, scope, inst.form.has(Quirk::Store), out);
        }
    }
    out.extend_from_slice(match scope {
        bits::SCOPE_SE => b" scope:SCOPE_SE",
        bits::SCOPE_DEV => b" scope:SCOPE_DEV",
        bits::SCOPE_SYS => b" scope:SCOPE_SYS",
        _ => b"",
    });
    if value & bits::NV != 0 {
        out.extend_from_slice(b" nv");
    }
}

fn atomic_hint(hint: i64, scope: i64, out: &mut Vec<u8>) {
    let has = |bit| hint & bit != 0;
    out.extend_from_slice(b"TH_ATOMIC_");
    if has(bits::TH_ATOMIC_CASCADE) {
        match (scope >= bits::SCOPE_DEV, has(bits::TH_ATOMIC_NT)) {
            (true, true) => out.extend_from_slice(b"CASCADE_NT"),
            (true, false) => out.extend_from_slice(b"CASCADE_RT"),
            (false, _) => push(out, format_args!("{hint:#x}")),
        }
    } else if has(bits::TH_ATOMIC_NT) {
        out.extend_from_slice(if has(bits::TH_ATOMIC_RETURN) { b"NT_RETURN" } else { b"NT" });
    } else {
        out.extend_from_slice(b"RETURN");
    }
}

fn hint_of_load_or_store(hint: i64, scope: i64, store: bool, out: &mut Vec<u8>) {
    // A load knows no hint 7.
    if !store && hint == bits::TH_NT_WB {
        push(out, format_args!("{hint:#x}"));
        return;
    }
    out.extend_from_slice(if store { b"TH_STORE_" } else { b"TH_LOAD_" });
    out.extend_from_slice(match hint {
        bits::TH_NT => b"NT",
        bits::TH_HT => b"HT",
        bits::TH_BYPASS if scope == bits::SCOPE_SYS => b"BYPASS",
        bits::TH_BYPASS if store => b"WB",
        bits::TH_BYPASS => b"LU",
        bits::TH_NT_RT => b"NT_RT",
        bits::TH_RT_NT => b"RT_NT",
        bits::TH_NT_HT => b"NT_HT",
        _ => b"NT_WB",
    });
}
