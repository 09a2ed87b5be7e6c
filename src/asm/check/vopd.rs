//! Pairs of instructions: which VGPRs the halves may use together, and when VOPD and VOPD3 are tried in turn.

use super::subject::{SourceValue, loc_of};
use super::{Subject, Violation, alignment, constant_bus, literals};
use crate::asm::convert::is_k;
use crate::asm::inst::modifiers_of;
use crate::asm::operand::{LitModifier, Operand, OperandValue};
use crate::asm::operands::literal::{self, Inline, Place, inline_code};
use crate::isa::class::Accepts;
use crate::isa::form::{Form, Slot};
use crate::isa::register::{Reg, Special};
use crate::isa::{Encoding, Quirk, ValueType};
use crate::target::{Feature, Target};

/// Destination and sources of one half, by their place: the literal of `v_dual_fmamk_f32` takes that of SRC1.
const PLACES: usize = 4;

/// Which bits of a register's number tell its bank, per place.
const VOPD_BANKS: [u16; PLACES] = [1, 3, 3, 1];
const VOPD3_BANKS: [u16; PLACES] = [1, 3, 3, 3];

/// `lds_direct` is no VGPR, but has a bank all the same, by the number that LLVM gives it.
const LDS_DIRECT_BANK: u16 = 1;

/// The VGPRs of a half and `lds_direct`, and which operand of the form each is.
#[derive(Clone, Copy, Debug, Default)]
struct Half {
    vgprs: [Option<Reg>; PLACES],
    operands: [Option<usize>; PLACES],
}

pub(super) fn check(subject: &Subject<'_>, complain: &mut dyn FnMut(Violation)) -> Result<(), Violation> {
    let plain = subject.k.is_none() && subject.all_sources().all(|source| source.is_vgpr());
    if !plain {
        literals::check_vop(subject)?;
        constant_bus::check(subject)?;
    }
    let inst = subject.inst;
    let vopd3 = inst.form.layout == Encoding::Vopd3;
    let written = |arg: usize| inst.args().as_slice().get(arg);
    if vopd3 {
        for operand in subject.operands.iter().filter(|operand| modifiers_of(operand).abs) {
            complain(Violation::new(operand.start, "ABS not allowed in VOPD3 instructions"));
        }
        check_inline(subject)?;
    }
    let halves = halves(inst.form, |arg| written(arg).and_then(|arg| arg.as_reg()));
    let Some(place) = conflict(&halves, inst.form, vopd3, subject.target) else {
        return alignment::check(subject);
    };
    // LLVM points at the later of the two; one that is not written has no place.
    let [x, y] = halves.map(|half| half.operands[place]);
    let arg = y.or(x).and_then(written);
    let loc = arg.map_or(subject.loc, |arg| loc_of(arg, subject.operands, subject.loc));
    let message = match place {
        0 if vopd3 => "dst registers must be distinct",
        0 => "one dst register must be even and the other odd",
        1 => "src0 operands must use different VGPR banks",
        2 => "src1 operands must use different VGPR banks",
        _ => "src2 operands must use different VGPR banks",
    };
    Err(Violation::new(loc, message))
}

/// VOPD3 has no literal, and LLVM takes what is inline as a pair of 16 bits for one. It then mistakes the place of the
/// operand for that of a register that shares a bank.
fn check_inline(subject: &Subject<'_>) -> Result<(), Violation> {
    let form = subject.inst.form;
    // In LLVM's operands, the destinations come first, then each half's sources with their modifiers.
    let mut place = 2;
    for (sources, tied) in [(&subject.sources, Quirk::TiedSrc2X), (&subject.sources_y, Quirk::TiedSrc2Y)] {
        for (index, source) in sources.iter().flatten().enumerate() {
            place += usize::from(source.has_modifiers());
            if index == 0 && is_no_constant(source.value(), subject.target) {
                // Of these places, only the third source is one.
                let arg =
                    [Slot::Vsrcx2, Slot::Vsrcy2].into_iter().rev().find_map(|slot| subject.inst.arg(slot));
                let loc = arg.filter(|_| place == PLACES - 1);
                let loc = loc.map_or(subject.loc, |arg| loc_of(arg, subject.operands, subject.loc));
                let message = format!("src{} operands must use different VGPR banks", place - 1);
                return Err(Violation { loc, message: message.into() });
            }
            place += 1;
        }
        place += usize::from(form.has(tied));
    }
    Ok(())
}

/// Whether a number is an inline constant neither of 32 bits nor of 64.
fn is_no_constant(value: SourceValue, target: &Target) -> bool {
    let SourceValue::Imm { value, lit: false } = value else { return false };
    let inline = |value_type| inline_code(value, value_type, target) != Inline::None;
    !inline(ValueType::I32) && !inline(ValueType::I64)
}

/// The halves of a pair; `register` gives that of an operand of the form.
fn halves(form: &Form, register: impl Fn(usize) -> Option<Reg>) -> [Half; 2] {
    let mut halves = [Half::default(); 2];
    let (mut side, mut place) = (0, 0);
    for (index, operand) in form.operands().iter().enumerate() {
        match operand.slot {
            Slot::Word => (side, place) = (1, 0),
            Slot::Modifier => {}
            _ => {
                let half: &mut Half = &mut halves[side];
                if place < PLACES && !is_k(operand.class) {
                    half.vgprs[place] =
                        register(index).filter(|reg| reg.is_vgpr() || reg.is(Special::LdsDirect));
                    half.operands[place] = Some(index);
                }
                place += 1;
            }
        }
    }
    for (half, tied) in halves.iter_mut().zip([Quirk::TiedSrc2X, Quirk::TiedSrc2Y]) {
        if form.has(tied) {
            half.vgprs[PLACES - 1] = half.vgprs[0];
        }
    }
    if form.has(Quirk::UncountedModsX) || form.has(Quirk::UncountedModsY) {
        misplace(&mut halves, form);
    }
    halves
}

/// Where LLVM looks for the sources of a half that has source modifiers before so many of them.
const SOURCE_INDEX: [[usize; 3]; 4] = [[1, 2, 3], [2, 3, 4], [2, 4, 5], [2, 4, 6]];

/// LLVM's operands are both destinations, and each half's sources with their modifiers before them. Where it overlooks
/// modifiers, it takes one operand for another.
fn misplace(halves: &mut [Half; 2], form: &Form) {
    let modified = |index: usize| {
        let class = form.operands().get(index).map(|operand| operand.class.info().accepts);
        matches!(class, Some(Accepts::Src(rule)) if rule.fp_mods)
    };
    let mut flat = vec![halves[0].vgprs[0], halves[1].vgprs[0]];
    let mut starts = [0; 2];
    let mut overlooked = 0;
    let flags = [(Quirk::TiedSrc2X, Quirk::UncountedModsX), (Quirk::TiedSrc2Y, Quirk::UncountedModsY)];
    let mut counts = [(0, 0); 2];
    for (side, (tied, uncounted)) in flags.into_iter().enumerate() {
        starts[side] = flat.len() - 2 - overlooked;
        for place in 1..PLACES {
            let Some(index) = halves[side].operands[place] else {
                if place == PLACES - 1 && form.has(tied) {
                    flat.push(halves[side].vgprs[place]);
                    counts[side].0 += 1;
                }
                continue;
            };
            counts[side].0 += 1;
            if modified(index) {
                flat.push(None);
                overlooked += usize::from(form.has(uncounted));
                counts[side].1 += usize::from(!form.has(uncounted));
            }
            flat.push(halves[side].vgprs[place]);
        }
    }
    for (half, (start, (sources, modifiers))) in halves.iter_mut().zip(starts.into_iter().zip(counts)) {
        let places = half.vgprs.iter_mut().skip(1).take(sources);
        for (place, index) in places.zip(SOURCE_INDEX[modifiers.min(PLACES - 1)]) {
            *place = flat.get(start + 1 + index).copied().flatten();
        }
    }
}

/// The first place where both halves have VGPRs that they may not have together.
fn conflict(halves: &[Half; 2], form: &Form, as_vopd3: bool, target: &Target) -> Option<usize> {
    let banks = if as_vopd3 { VOPD3_BANKS } else { VOPD_BANKS };
    let shares_no_port =
        form.has(Quirk::Src2Cache) && (target.has(Feature::GFX11_7Insts) || target.is_gfx12_plus());
    let clash = |place: &usize| {
        let place = *place;
        let (Some(x), Some(y)) = (halves[0].vgprs[place], halves[1].vgprs[place]) else { return false };
        if number(x) >> 8 != number(y) >> 8 {
            return true;
        }
        if place == 0 {
            let apart = x.index + u16::from(x.dwords) <= y.index || y.index + u16::from(y.dwords) <= x.index;
            return !apart || !as_vopd3 && share_bank(x, y, banks[place]);
        }
        !shares_no_port && share_bank(x, y, banks[place]) && !(target.is_gfx12_plus() && x == y)
    };
    (0..PLACES).find(clash)
}

fn share_bank(x: Reg, y: Reg, mask: u16) -> bool {
    let same = |x: u16, y: u16| x & mask == y & mask;
    same(number(x), number(y))
        || x.dwords > 1 && same(number(x) + 1, number(y))
        || y.dwords > 1 && same(number(x), number(y) + 1)
}

fn number(reg: Reg) -> u16 {
    if reg.is_vgpr() { reg.index } else { LDS_DIRECT_BANK }
}

/// Whether the GPU has both VOPD and VOPD3, so that [`yields`] must be asked.
pub(super) fn may_yield(form: &Form, target: &Target) -> bool {
    form.is_vopd() && target.is_gfx1250_plus()
}

/// Whether operands that fit one of VOPD and VOPD3 are left to the other: VOPD is preferred, being shorter, unless its
/// banks forbid it and those of VOPD3 do not. `assignment` says which parsed operand each operand of the form has.
pub(super) fn yields(form: &Form, assignment: &[Option<u8>], operands: &[Operand], target: &Target) -> bool {
    let parsed = |arg: usize| {
        let index = assignment.get(arg).copied().flatten()?;
        operands.get(usize::from(index))
    };
    let register = |arg| match parsed(arg)?.value {
        OperandValue::Reg { reg, .. } => Some(reg),
        _ => None,
    };
    let halves = halves(form, register);
    let as_vopd3 = || {
        conflict(&halves, form, false, target).is_some() && {
            let literal = (0..form.operands().len()).any(|arg| is_vopd_only(form, arg, parsed(arg), target));
            !literal && conflict(&halves, form, true, target).is_none_or(|place| place == 0)
        }
    };
    if form.layout == Encoding::Vopd {
        return as_vopd3();
    }
    let modified =
        || (0..form.operands().len()).filter_map(parsed).any(|operand| modifiers_of(operand).any());
    form.has(Quirk::HasVopd) && !modified() && !as_vopd3()
}

/// Whether an operand is an immediate that VOPD3 has no place for. LLVM goes by 32 bits whatever the operand's type.
fn is_vopd_only(form: &Form, arg: usize, operand: Option<&Operand>, target: &Target) -> bool {
    let (Some(formal), Some(operand)) = (form.operands().get(arg), operand) else { return false };
    // What `lit` stays around is an expression to LLVM.
    if formal.slot == Slot::Imm32 {
        // Where both halves have a literal, LLVM looks at the second.
        let last = form.operands().iter().skip(arg + 1).all(|other| other.slot != Slot::Imm32);
        return last && modifiers_of(operand).lit == LitModifier::None;
    }
    let (Slot::Srcx0 | Slot::Srcy0, OperandValue::Imm { .. }) = (formal.slot, operand.value) else {
        return false;
    };
    let value_type = formal.value_type().unwrap_or(ValueType::I32);
    literal::encode(operand, value_type, Place::default(), target).is_some_and(|imm| {
        let lit = imm.lit != LitModifier::None;
        is_no_constant(SourceValue::Imm { value: imm.value, lit }, target)
    })
}
