//! Image instructions: sizes of data and address against dmask, dim and their kin.
//!
//! LLVM's `validateMIMGD16`, `validateMIMGDim`, `validateMIMGMSAA`, `validateMIMGDataSize`, `validateMIMGAddrSize`,
//! `validateMIMGAtomicDMask` and `validateMIMGGatherDMask`, in this order. Tensors have only a rule for r128.

use super::{Subject, Violation};
use crate::asm::inst::{ArgValue, Inst};
use crate::asm::operand::ImmKind;
use crate::isa::class::Accepts;
use crate::isa::form::Slot;
use crate::isa::image::{Gradients, ImageShape};
use crate::isa::{Encoding, Quirk};
use crate::target::{Feature, Target};

/// Coordinates and gradients of each dimension, and whether it has several samples, in the order of the encodings.
const DIMS: [(u8, u8, bool); 8] = [
    (1, 2, false),
    (2, 4, false),
    (3, 6, false),
    (3, 4, false),
    (2, 2, false),
    (3, 4, false),
    (3, 4, true),
    (4, 4, true),
];

/// The modifiers that the sizes depend on; none where the form does not take them.
#[derive(Default)]
struct Modifiers {
    dmask: Option<i64>,
    dim: Option<i64>,
    a16: Option<i64>,
    tfe: Option<i64>,
    d16: Option<i64>,
}

impl Modifiers {
    fn of(inst: &Inst) -> Self {
        let mut found = Self::default();
        for arg in inst.args().rev().take_while(|arg| arg.slot == Slot::Modifier) {
            let (ArgValue::Number(value), Accepts::Imm(kind)) = (arg.value, arg.class.info().accepts) else {
                continue;
            };
            let place = match kind {
                ImmKind::Dmask => &mut found.dmask,
                ImmKind::Dim => &mut found.dim,
                ImmKind::A16 => &mut found.a16,
                ImmKind::Tfe => &mut found.tfe,
                ImmKind::D16 => &mut found.d16,
                _ => continue,
            };
            *place = Some(value);
        }
        found
    }

    fn dmask(&self) -> i64 {
        self.dmask.unwrap_or_default() & 0xf
    }

    fn has_a16(&self) -> bool {
        self.a16.is_some_and(|a16| a16 != 0)
    }

    fn has_d16(&self) -> bool {
        self.d16.is_some_and(|d16| d16 != 0)
    }
}

pub(super) fn check(shape: &ImageShape, subject: &Subject<'_>) -> Result<(), Violation> {
    if shape.tensor {
        return check_tensor(subject);
    }
    let target = subject.target;
    let modifiers = Modifiers::of(subject.inst);
    let at = |kind, message| Err(Violation::new(subject.modifier_loc(kind), message));
    if modifiers.has_d16() && !target.has(Feature::GFX8Insts) {
        return at(ImmKind::D16, "d16 modifier is not supported on this GPU");
    }
    if target.is_gfx10_plus() && !shape.ray && !subject.is_written(ImmKind::Dim) {
        return Err(Violation::new(subject.loc, "missing dim operand"));
    }
    let dim = modifiers.dim.and_then(|dim| DIMS.get(usize::try_from(dim).ok()?));
    if shape.msaa && dim.is_some_and(|(.., samples)| !samples) {
        return at(ImmKind::Dim, "invalid dim; must be MSAA type");
    }
    check_data(shape, &modifiers, subject)?;
    if target.is_gfx10_plus() {
        check_address(shape, &modifiers, subject)?;
    }
    // What returns nothing stores, for LLVM, and counts as atomic.
    let atomic = subject.has(Quirk::Atomic) || shape.data == 0 && !shape.ray;
    if atomic && !matches!(modifiers.dmask(), 1 | 3 | 0xf) {
        return at(ImmKind::Dmask, "invalid atomic image dmask");
    }
    if shape.gather && modifiers.dmask().count_ones() != 1 {
        return at(ImmKind::Dmask, "invalid image_gather dmask: only one bit must be set");
    }
    Ok(())
}

/// LLVM's `validateTensorR128`.
fn check_tensor(subject: &Subject<'_>) -> Result<(), Violation> {
    if subject.modifier(ImmKind::R128A16).is_none_or(|r128| r128 == 0) {
        return Ok(());
    }
    Err(Violation::new(subject.loc, "instruction must set modifier r128=0"))
}

/// VDATA has a dword for each component in dmask, or for two of them with packed d16, and one for tfe.
fn check_data(shape: &ImageShape, modifiers: &Modifiers, subject: &Subject<'_>) -> Result<(), Violation> {
    if shape.data == 0 || shape.ray {
        return Ok(());
    }
    let target = subject.target;
    // gfx6 and gfx7 have no d16, and LLVM does not name it then, though it reads it.
    let packs = target.has(Feature::GFX8Insts) && !target.has(Feature::UnpackedD16VMem);
    let packed = packs && modifiers.d16.is_some();
    let mut expected = if shape.gather { 4 } else { modifiers.dmask().count_ones().max(1) };
    if packed && modifiers.has_d16() {
        expected = expected.div_ceil(2);
    }
    expected += u32::from(modifiers.tfe.is_some_and(|tfe| tfe != 0));
    if expected == u32::from(shape.data) {
        return Ok(());
    }
    let message = match (target.is_gfx90a(), packed) {
        (true, true) => "image data size does not match dmask and d16",
        (true, false) => "image data size does not match dmask",
        (false, true) => "image data size does not match dmask, d16 and tfe",
        (false, false) => "image data size does not match dmask and tfe",
    };
    Err(Violation::new(subject.loc, message))
}

fn check_address(shape: &ImageShape, modifiers: &Modifiers, subject: &Subject<'_>) -> Result<(), Violation> {
    let a16 = modifiers.has_a16();
    if shape.ray {
        // Rays without a choice have no modifier.
        let fits = modifiers.a16.is_none() || a16 == shape.a16;
        let message = "image address size does not match a16";
        return if fits { Ok(()) } else { Err(Violation::new(subject.loc, message)) };
    }
    let dim = modifiers.dim.and_then(|dim| DIMS.get(usize::try_from(dim).ok()?));
    let Some((coords, gradients, _)) = dim else { return Ok(()) };
    let mut expected = address_size(shape, *coords, *gradients, a16, subject.target);
    let actual = if shape.registers == 1 {
        if expected > 12 {
            expected = 16;
        }
        // LLVM has taken 8 dwords for 5 to 7 from before it had tuples of these sizes.
        if shape.last == 8 && (5..=7).contains(&expected) {
            return Ok(());
        }
        shape.last
    } else if subject.target.has(Feature::PartialNSAEncoding) && expected > most_registers(subject.inst) {
        shape.registers - 1 + shape.last
    } else {
        shape.registers
    };
    if actual == expected {
        return Ok(());
    }
    Err(Violation::new(subject.loc, "image address size does not match dim and a16"))
}

/// How many registers of an address the encoding has room for; further dwords follow the last.
fn most_registers(inst: &Inst) -> u8 {
    if inst.form.encoding == Encoding::Vsample { 4 } else { 5 }
}

/// The dwords that an address takes.
fn address_size(shape: &ImageShape, coords: u8, gradients: u8, a16: bool, target: &Target) -> u8 {
    let parts = if shape.coords { coords } else { 0 } + u8::from(shape.lod);
    let parts = if a16 { parts.div_ceil(2) } else { parts };
    let gradients = match shape.gradients {
        Gradients::None => 0,
        Gradients::Whole if !a16 || target.has(Feature::G16) => gradients,
        // Those of each coordinate are packed by themselves: three dimensions have two dwords for each axis.
        Gradients::Whole | Gradients::Half => (gradients / 2).next_multiple_of(2),
    };
    shape.extra + parts + gradients
}
