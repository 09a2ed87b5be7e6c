//! Whether an instruction reads an operand, writes it, or does both: what its slot says, and the flags of its row.

use super::page::Access;
use crate::isa::form::{Form, FormOperand, Slot};
use crate::isa::{Encoding, OperandClass, Quirk};

/// How a form uses one of its operands.
pub(super) fn access(formal: &FormOperand, form: &Form) -> Access {
    match formal.slot {
        Slot::Vdst | Slot::Sdst | Slot::Vdata | Slot::Sdata if form.has(Quirk::ReadsDst) => Access::Read,
        Slot::Vdst | Slot::Sdst | Slot::Sdata if form.has(Quirk::KeepsDst) => Access::ReadWritten,
        Slot::Src0 | Slot::Addr if form.has(Quirk::WritesSrc) => Access::ReadWritten,
        // Sparse products add to their destination.
        Slot::Vdst if matches!(form.encoding, Encoding::Smfmac | Encoding::Swmmac) => Access::ReadWritten,
        Slot::Vdst if form.has(Quirk::TiedSrc2) => Access::ReadWritten,
        Slot::Vdstx if form.has(Quirk::TiedSrc2X) => Access::ReadWritten,
        Slot::Vdsty if form.has(Quirk::TiedSrc2Y) => Access::ReadWritten,
        Slot::Vdata | Slot::Sdata if form.has(Quirk::Store) => Access::Read,
        Slot::Vdata | Slot::Sdata if form.has(Quirk::Atomic) => atomic(form),
        Slot::ImpliedVcc => implied_vcc(form),
        Slot::Vdst | Slot::Sdst | Slot::Vdata | Slot::Sdata | Slot::Vdstx | Slot::Vdsty => Access::Written,
        _ => Access::Read,
    }
}

/// The data of an atomic instruction, which returns the old value in its place if it is asked to. Where that is told by
/// the form, it has a class of its own; image instructions have one form for both.
fn atomic(form: &Form) -> Access {
    if form.image().is_some() || form.takes(OperandClass::CPol_GLC) {
        Access::ReadWritten
    } else {
        Access::Read
    }
}

/// VCC without a field: what VOP3 has as SDST is written, what it has as SRC2 is read.
fn implied_vcc(form: &Form) -> Access {
    let stands_for = |name| form.row_operands().any(|operand| operand == (name, "bool"));
    // An alias of another instruction takes a second VCC that this one does not read.
    let reads = stands_for("src2") && !form.has(Quirk::OtherName);
    match (stands_for("sdst"), reads) {
        (true, true) => Access::ReadWritten,
        (false, true) => Access::Read,
        (_, false) => Access::Written,
    }
}
