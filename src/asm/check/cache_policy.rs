//! Cache policies: which bits an instruction has, and what atomic instructions must say.

use super::{Subject, Violation};
use crate::asm::operand::ImmKind;
use crate::asm::operands::cpol_bits as bits;
use crate::asm::token::Loc;
use crate::isa::class::Accepts;
use crate::isa::form::Slot;
use crate::isa::{Encoding, OperandClass, Quirk};

/// What an instruction does with memory, as far as its cache policy depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Load,
    Store,
    /// The value before it is dropped.
    Atomic,
    /// The value before it is returned.
    AtomicReturn,
}

/// `complain` takes what is wrong but does not keep LLVM from going on.
pub(super) fn check(subject: &Subject<'_>, complain: &mut dyn FnMut(Violation)) -> Result<(), Violation> {
    let Some(value) = subject.modifier(ImmKind::Cpol) else { return Ok(()) };
    let access = access(subject);
    if value == 0 && access != Access::AtomicReturn {
        return Ok(());
    }
    check_words(subject, value, complain);
    if subject.target.is_gfx12_plus() {
        return check_hint(subject, value, access);
    }
    if subject.inst.form.encoding == Encoding::Smem {
        check_scalar(subject, value)?;
    }
    check_scc(subject, value)?;
    check_return(subject, value, access)
}

fn access(subject: &Subject<'_>) -> Access {
    if subject.has(Quirk::Store) {
        return Access::Store;
    }
    if !subject.has(Quirk::Atomic) {
        return Access::Load;
    }
    // Flat memory writes the value to a register of its own; buffers have it in the place of the data.
    let returns = match subject.inst.form.encoding {
        Encoding::Flat | Encoding::Global => subject.inst.arg(Slot::Vdst).is_some(),
        Encoding::Mimg | Encoding::Vimage => true,
        _ => subject.inst.form.takes(OperandClass::CPol_GLC),
    };
    if returns { Access::AtomicReturn } else { Access::Atomic }
}

/// The words of gfx1250.
fn check_words(subject: &Subject<'_>, value: i64, complain: &mut dyn FnMut(Violation)) {
    if value & (bits::SCAL | bits::NV) == 0 {
        return;
    }
    let scaled = value & bits::SCAL != 0;
    if !subject.target.is_gfx1250_plus() {
        if scaled {
            let loc = word_loc(subject, b"scale_offset");
            complain(Violation::new(loc, "scale_offset is not supported on this GPU"));
        }
        if value & bits::NV != 0 {
            complain(Violation::new(word_loc(subject, b"nv"), "nv is not supported on this GPU"));
        }
    }
    if scaled && !takes_scaled_offset(subject) {
        let loc = word_loc(subject, b"scale_offset");
        complain(Violation::new(loc, "scale_offset is not supported for this instruction"));
    }
}

/// Whether the offset in a register can be scaled: that of a scalar load, or that of VGPRs beside a scalar base.
fn takes_scaled_offset(subject: &Subject<'_>) -> bool {
    let form = subject.inst.form;
    let has = |slot| form.class_of(slot).is_some();
    match form.encoding {
        Encoding::Smem => {
            let loads =
                matches!(form.class_of(Slot::Sdata).map(|class| class.info().accepts), Some(Accepts::Reg(_)));
            let buffer = form.class_of(Slot::Sbase) == Some(OperandClass::SReg_128_XNULL);
            loads && !buffer && access(subject) == Access::Load
        }
        Encoding::Scratch => has(Slot::Vaddr),
        Encoding::Flat | Encoding::Global => has(Slot::Vaddr) && has(Slot::Saddr),
        _ => false,
    }
}

/// Temporal hints and scopes of gfx12.
fn check_hint(subject: &Subject<'_>, value: i64, access: Access) -> Result<(), Violation> {
    let (hint, scope) = (value & bits::TH, value & bits::SCOPE);
    let encoding = subject.inst.form.encoding;
    let scalar = encoding == Encoding::Smem;
    let named_return = !matches!(encoding, Encoding::Mimg | Encoding::Vimage | Encoding::Smem);
    let returns = hint & bits::TH_ATOMIC_RETURN != 0;
    let message = if returns && access == Access::Atomic {
        "th:TH_ATOMIC_RETURN requires a destination operand"
    } else if !returns && access == Access::AtomicReturn && named_return {
        "instruction must use th:TH_ATOMIC_RETURN"
    } else if hint == 0 {
        return Ok(());
    } else if scalar && matches!(hint, bits::TH_NT_RT | bits::TH_RT_NT | bits::TH_NT_HT) {
        "invalid th value for SMEM instruction"
    } else if hint == bits::TH_BYPASS && (scope == bits::SCOPE_SYS) != (value & bits::TH_REAL_BYPASS != 0) {
        "scope and th combination is not valid"
    } else {
        let (kind, message) = match access {
            Access::Load => (bits::TH_TYPE_LOAD, "invalid th value for load instructions"),
            Access::Store => (bits::TH_TYPE_STORE, "invalid th value for store instructions"),
            Access::Atomic | Access::AtomicReturn => {
                (bits::TH_TYPE_ATOMIC, "invalid th value for atomic instructions")
            }
        };
        if value & kind != 0 {
            return Ok(());
        }
        message
    };
    Err(Violation::new(subject.modifier_loc(ImmKind::Cpol), message))
}

fn check_scalar(subject: &Subject<'_>, value: i64) -> Result<(), Violation> {
    if !subject.target.is_vi() && !subject.target.is_gfx9_plus() {
        let message = "cache policy is not supported for SMRD instructions";
        return Err(Violation::new(subject.modifier_loc(ImmKind::Cpol), message));
    }
    if value & !(bits::GLC | bits::DLC) != 0 {
        return Err(Violation::new(subject.loc, "invalid cache policy for SMEM instruction"));
    }
    Ok(())
}

/// gfx90a has scc in vector memory only.
fn check_scc(subject: &Subject<'_>, value: i64) -> Result<(), Violation> {
    let target = subject.target;
    let scalar = subject.inst.form.encoding == Encoding::Smem;
    if value & bits::SCC != 0 && scalar && target.is_gfx90a() && !target.is_gfx940() {
        let message = "scc modifier is not supported for this instruction on this GPU";
        return Err(Violation::new(word_loc(subject, b"scc"), message));
    }
    Ok(())
}

/// An atomic instruction says by glc whether it returns the value before it; that must agree with its operands.
fn check_return(subject: &Subject<'_>, value: i64, access: Access) -> Result<(), Violation> {
    let gfx940 = subject.target.is_gfx940();
    let glc = value & bits::GLC != 0;
    let images = matches!(subject.inst.form.encoding, Encoding::Mimg | Encoding::Vimage);
    match access {
        Access::AtomicReturn if !glc && !images => {
            let message = if gfx940 { "instruction must use sc0" } else { "instruction must use glc" };
            Err(Violation::new(subject.loc, message))
        }
        Access::Atomic if glc => {
            let (word, message): (&[u8], _) = if gfx940 {
                (b"sc0", "instruction must not use sc0")
            } else {
                (b"glc", "instruction must not use glc")
            };
            Err(Violation::new(word_loc(subject, word), message))
        }
        _ => Ok(()),
    }
}

/// Where a word of the cache policy stands: its first occurrence from the first word of the policy on, as LLVM looks
/// for it.
fn word_loc(subject: &Subject<'_>, word: &[u8]) -> Loc {
    let start = subject.modifier_loc(ImmKind::Cpol);
    let rest = subject.text.get(start.0 as usize..).unwrap_or_default();
    let place = rest.windows(word.len()).position(|window| window == word);
    Loc(start.0 + place.and_then(|place| u32::try_from(place).ok()).unwrap_or_default())
}
