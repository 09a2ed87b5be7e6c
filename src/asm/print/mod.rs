//! Prints a matched instruction as LLVM's `AMDGPUInstPrinter` does.

mod cpol;
mod export;
mod image;
mod matrix;
mod memory;
mod register;
mod vopd;

use crate::asm::encode::Fields;
use crate::asm::expr::{Exprs, Value};
use crate::asm::inst::{Arg, ArgValue, Inst};
use crate::asm::named;
use crate::asm::operand::{LitModifier, Modifiers};
use crate::asm::operands::{SDWA_DST_UNUSED, SDWA_SELS, literal, print_dpp_ctrl, print_dpp8};
use crate::asm::symbol::Symbols;
use crate::isa::class::Accepts;
use crate::isa::form::{Extension, Slot};
use crate::isa::register::{Reg, Special};
use crate::isa::{Encoding, OperandClass, Quirk, ValueType};
use crate::target::Target;
use std::io::Write;

/// What the printer needs besides the instruction.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// Expressions.
    pub exprs: &'a Exprs,
    /// Symbols.
    pub symbols: &'a Symbols,
    /// The target.
    pub target: &'a Target,
}

/// Prints an instruction, from its mnemonic on.
pub fn print(inst: &Inst, fields: &Fields, names: &Names, out: &mut Vec<u8>) {
    out.extend_from_slice(inst.form.printed_name().as_bytes());
    out.extend_from_slice(inst.form.suffix.text().as_bytes());
    if inst.form.has(Quirk::SpaceAfter) {
        out.push(b' ');
    }
    if inst.form.is_vopd() {
        return vopd::operands(inst, fields, names, out);
    }
    if let Some(shape) = inst.form.image() {
        image::operands(shape, inst, names, out);
    } else {
        operands(inst, names, out);
    }
    for arg in inst.args().filter(|arg| arg.slot == Slot::Modifier) {
        modifier(arg, inst, fields, names.target, out);
    }
}

/// Prints the operands before the modifiers.
fn operands(inst: &Inst, names: &Names, out: &mut Vec<u8>) {
    let mut first = true;
    for slot in inst.form.printed() {
        if let (Slot::AttrChan, Some(arg)) = (slot, inst.arg(*slot)) {
            // A channel follows its attribute immediately.
            operand(arg, inst, names, out);
            continue;
        }
        if !std::mem::take(&mut first) {
            out.push(b',');
        }
        let start = out.len();
        out.push(b' ');
        match (slot, inst.arg(*slot)) {
            (_, Some(arg)) if arg.class == OperandClass::VReg32OrOff => export::source(arg, inst, out),
            // SDWA's comparisons can write another lane mask.
            (Slot::ImpliedVcc, implied) => {
                // DPP and SDWA print it as the form has it, with either wave size.
                let written = implied.filter(|_| inst.form.extension != Extension::None);
                match inst.arg(Slot::Sdst).or(written) {
                    Some(arg) => operand(arg, inst, names, out),
                    None => {
                        vcc(names.target).write_name(out);
                        if inst.form.extension == Extension::Dpp16 && names.target.is_gfx12_plus() {
                            // LLVM prints it together with the source before it, within its bars.
                            move_bar(start, out);
                        }
                    }
                }
            }
            (_, Some(arg)) if inst.form.extension == Extension::Sdwa && inst.form.has(Quirk::NoSext) => {
                // LLVM prints these sources as if they were integers.
                let modifiers = Modifiers { neg: false, abs: false, ..arg.modifiers };
                operand(&Arg { modifiers, ..*arg }, inst, names, out);
            }
            (_, Some(arg)) => operand(arg, inst, names, out),
            (_, None) => {}
        }
        // `s_endpgm` prints its operand only if it is not 0.
        if out.len() == start + 1 {
            out.truncate(start);
        }
    }
}

/// Moves a bar in front of the comma before `start` to the end.
fn move_bar(start: usize, out: &mut Vec<u8>) {
    if let Some(bar) = start.checked_sub(2).filter(|bar| out.get(*bar) == Some(&b'|')) {
        out.remove(bar);
        out.push(b'|');
    }
}

/// The lane mask that short encodings imply.
fn vcc(target: &Target) -> Reg {
    Reg::special(if target.wavefront_size() == 32 { Special::VccLo } else { Special::Vcc })
}

fn operand(arg: &Arg, inst: &Inst, names: &Names, out: &mut Vec<u8>) {
    let modifiers = arg.modifiers;
    // A minus before a number would be part of it.
    let number = !matches!(arg.value, ArgValue::Reg(_)) && !has_lit(arg);
    let spelled = modifiers.neg && !modifiers.abs && number;
    if spelled {
        out.extend_from_slice(b"neg(");
    } else if modifiers.neg {
        out.push(b'-');
    }
    if modifiers.sext {
        out.extend_from_slice(b"sext(");
    }
    if modifiers.abs {
        out.push(b'|');
    }
    value(arg, inst, names, out);
    if modifiers.abs {
        out.push(b'|');
    }
    if modifiers.sext || spelled {
        out.push(b')');
    }
}

/// Whether an operand is printed as `lit(…)`.
fn has_lit(arg: &Arg) -> bool {
    matches!(arg.value, ArgValue::Imm(imm) if imm.lit != LitModifier::None)
}

fn value(arg: &Arg, inst: &Inst, names: &Names, out: &mut Vec<u8>) {
    match arg.value {
        ArgValue::Reg(reg) => {
            reg.write_name(out);
            register::note(reg, arg, inst, names.target, out);
        }
        ArgValue::Imm(imm) => {
            let value_type = arg.value_type.unwrap_or(ValueType::I32);
            literal::print_source(&imm, value_type, names.target, out);
        }
        ArgValue::KImm { value, lit } => {
            let value_type = arg.value_type.unwrap_or(ValueType::F32);
            literal::print_kimm(value, lit, value_type, out);
        }
        ArgValue::LiteralExpr(expr) | ArgValue::Expr(expr) => {
            names.exprs.print(names.symbols, Value::Expr(expr), out);
        }
        ArgValue::Number(number) => named_number(arg.class, number, names.target, out),
    }
}

fn named_number(class: OperandClass, value: i64, target: &Target, out: &mut Vec<u8>) {
    use OperandClass as C;
    let low = value as u32;
    match class {
        C::Hwreg => named::hwreg::print(low, target, out),
        C::SendMsg => named::sendmsg::print(low, target, out),
        C::SWaitCnt => named::waitcnt::print(low, target, out),
        C::DepCtr => named::depctr::print(low, target, out),
        C::SDelayALU => named::delay_alu::print(low, target, out),
        C::WaitEvent => named::wait_event::print(low, target, out),
        C::GPRIdxMode => named::gpr_idx::print(low, target, out),
        C::Endpgm => {
            // The family's printer puts its own space in front.
            out.pop();
            named::endpgm::print(low, target, out);
        }
        C::ExpTgt => {
            // So does this.
            out.pop();
            named::exp_target::print(low, target, out);
        }
        C::InterpSlot => named::interp::print_slot(low, target, out),
        C::InterpAttr => named::interp::print_attr(low, target, out),
        C::InterpAttrChan => named::interp::print_attr_channel(low, target, out),
        C::S16Imm | C::U16Imm => named::imm16::print(value, target, out),
        C::SMEMOffset => push_signed_hex(b"", value, out),
        C::SMRDOffset8 | C::SMRDLiteralOffset => push(out, format_args!("{low:#x}")),
        C::Imm => named::imm16::print_imm32(value, target, out),
        C::PackedFP32InputMods => {
            named::imm16::print_imm32(value, target, out);
            out.extend_from_slice(b"/*Invalid immediate*/");
        }
        _ => match class.info().accepts {
            Accepts::Token(word) => out.extend_from_slice(word.as_bytes()),
            _ => push(out, format_args!("{value}")),
        },
    }
}

/// The number of a named operand, or of a modifier that has words for its values, as it is printed.
#[must_use]
pub fn number_text(class: OperandClass, value: i64, target: &Target) -> String {
    use OperandClass as C;
    let mut out = Vec::new();
    let low = value as u32;
    match class {
        C::Endpgm => named::endpgm::print(low, target, &mut out),
        C::ExpTgt => named::exp_target::print(low, target, &mut out),
        C::DPPCtrl => print_dpp_ctrl(low, target, false, &mut out),
        C::DPP8 => print_dpp8(low, &mut out),
        C::Swizzle => named::swizzle::print(low, target, &mut out),
        C::SDWADstSel | C::SDWASrc0Sel | C::SDWASrc1Sel => push_word(b"", &SDWA_SELS, value, &mut out),
        C::SDWADstUnused => push_word(b"", &SDWA_DST_UNUSED, value, &mut out),
        _ => named_number(class, value, target, &mut out),
    }
    String::from_utf8_lossy(&out).trim().to_owned()
}

fn push(out: &mut Vec<u8>, text: std::fmt::Arguments) {
    // Writing to a vector does not fail.
    let _ = out.write_fmt(text);
}

/// The bits of op_sel and op_sel_hi by which scaled products select parts of their two scales; a third is printed, too.
const SCALE_HALVES: u8 = 0b011;

fn modifier(arg: &Arg, inst: &Inst, fields: &Fields, target: &Target, out: &mut Vec<u8>) {
    use OperandClass as C;
    let ArgValue::Number(value) = arg.value else { return };
    match arg.class {
        C::OpSel if inst.form.layout == Encoding::Maiscale => {
            per_source(b" op_sel:[", value as u8 & SCALE_HALVES, 0, inst, out);
        }
        C::OpSelHi if inst.form.layout == Encoding::Maiscale => {
            per_source(b" op_sel_hi:[", value as u8 & SCALE_HALVES, 0b111, inst, out);
        }
        C::OpSel => op_sel(inst, fields, out),
        C::OpSelHi => {
            let default = if inst.form.has(Quirk::Mix) { 0 } else { 0b111 };
            per_source(b" op_sel_hi:[", value as u8, default, inst, out);
        }
        C::NegLo => per_source(b" neg_lo:[", value as u8 & inst.form.negated_sources(), 0, inst, out),
        C::NegHi => per_source(b" neg_hi:[", value as u8 & inst.form.negated_sources(), 0, inst, out),
        C::Clamp if value != 0 => out.extend_from_slice(b" clamp"),
        C::OModSI => out.extend_from_slice(match value {
            1 => b" mul:2",
            2 => b" mul:4",
            3 => b" div:2",
            _ => b"",
        }),
        C::DPPCtrl => {
            out.push(b' ');
            print_dpp_ctrl(value as u32, target, false, out);
        }
        C::DPP8 => {
            out.push(b' ');
            print_dpp8(value as u32, out);
        }
        C::SDWADstSel => push_word(b" dst_sel:", &SDWA_SELS, value, out),
        C::SDWASrc0Sel => push_word(b" src0_sel:", &SDWA_SELS, value, out),
        C::SDWASrc1Sel => push_word(b" src1_sel:", &SDWA_SELS, value, out),
        C::SDWADstUnused => push_word(b" dst_unused:", &SDWA_DST_UNUSED, value, out),
        C::DppRowMask => push_signed_hex(b" row_mask:", value, out),
        C::DppBankMask => push_signed_hex(b" bank_mask:", value, out),
        C::DppBoundCtrl if value != 0 => out.extend_from_slice(b" bound_ctrl:1"),
        // DPP8 takes any number but 0 for 1, of 32 bits.
        C::DppFI if value == 1 || value as u32 != 0 && inst.modifier(C::DPP8).is_some() => {
            out.extend_from_slice(b" fi:1")
        }
        C::ByteSel if value != 0 => push(out, format_args!(" byte_sel:{value}")),
        C::BitOp3 => match value & 0xff {
            0 => {}
            low @ ..=10 => push(out, format_args!(" bitop3:{low}")),
            low => push(out, format_args!(" bitop3:{low:#x}")),
        },
        C::Swizzle => named::swizzle::print(value as u32, target, out),
        C::WaitEXP => push(out, format_args!(" wait_exp:{value}")),
        C::WaitVDST => push(out, format_args!(" wait_vdst:{value}")),
        C::WaitVAVDst => push(out, format_args!(" wait_va_vdst:{value}")),
        C::WaitVMVSrc => push(out, format_args!(" wait_vm_vsrc:{value}")),
        _ => memory::modifier(arg.class, value, inst, target, out),
    }
}

/// Prints one of a modifier's words.
fn push_word(name: &[u8], words: &[&str], value: i64, out: &mut Vec<u8>) {
    out.extend_from_slice(name);
    let word = usize::try_from(value).ok().and_then(|index| words.get(index));
    out.extend_from_slice(word.unwrap_or(&"").as_bytes());
}

/// Prints a number in hex, with its sign before it.
fn push_signed_hex(name: &[u8], value: i64, out: &mut Vec<u8>) {
    let sign = if value < 0 { "-" } else { "" };
    out.extend_from_slice(name);
    push(out, format_args!("{sign}{:#x}", value.unsigned_abs()));
}

/// Prints one bit per source, unless all have their default.
fn per_source(name: &[u8], bits: u8, default: u8, inst: &Inst, out: &mut Vec<u8>) {
    let count = inst.sources().count();
    let mask = (1 << count) - 1;
    if bits & mask == default & mask {
        return;
    }
    out.extend_from_slice(name);
    for number in 0..count {
        if number > 0 {
            out.push(b',');
        }
        out.push(b'0' + (bits >> number & 1));
    }
    out.push(b']');
}

/// Prints op_sel as the encoding has it, whether it was written or follows from halves of registers.
fn op_sel(inst: &Inst, fields: &Fields, out: &mut Vec<u8>) {
    let packed = inst.form.layout == Encoding::Vop3p;
    // Packed instructions have no bit for their destination.
    let bits = if packed { fields.op_sel & 7 & ((1 << inst.sources().count()) - 1) } else { fields.op_sel };
    // In VINTERP, halves of registers do not show.
    let written = inst.form.layout == Encoding::Vinterp;
    let blind = inst.form.has(Quirk::BlindOpSel);
    let bits = match inst.number(OperandClass::OpSel) as u8 {
        value if blind => value & 7,
        value if written => value & 0xf,
        _ => bits,
    };
    if bits == 0 {
        return;
    }
    let bit = |index: usize| b'0' + (bits >> index & 1);
    out.extend_from_slice(b" op_sel:[");
    if written || inst.form.has(Quirk::AttrOpSel) {
        out.extend_from_slice(&[bit(0), b',', bit(1), b',', bit(2), b',', bit(3), b']']);
        return;
    }
    if blind {
        out.extend_from_slice(&[bit(0), b',', bit(1), b',', bit(2), b']']);
        return;
    }
    if inst.form.has(Quirk::Permlane16) {
        // The first two bits are fi and bound_ctrl.
        out.extend_from_slice(&[bit(0), b',', bit(1), b']']);
        return;
    }
    // A source that is the destination counts, though it has no bit of its own.
    let tied_op_sel = inst.form.has(Quirk::TiedOpSel);
    let count = inst.sources().count() + usize::from(inst.form.has(Quirk::TiedSrc2) || tied_op_sel);
    for number in 0..count {
        if number > 0 {
            out.push(b',');
        }
        let own = number < inst.sources().count();
        let tied = match inst.form.extension {
            _ if tied_op_sel => bit(2),
            Extension::None => b'0',
            _ => bit(3),
        };
        out.push(if own { bit(number) } else { tied });
    }
    // VOPC's DPP forms print no bit for their destination, and some of VOPC have none.
    let has_dst = inst.arg(Slot::Vdst).is_some() || inst.arg(Slot::Sdst).is_some();
    if has_dst && !packed && (inst.form.encoding != Encoding::Vopc || inst.form.extension == Extension::None)
    {
        out.extend_from_slice(&[b',', bit(3)]);
    }
    out.push(b']');
}
