//! How many bits an operand of a form has, as far as the rows tell.

use mcreplay_rows::class::ClassKind;
use mcreplay_rows::fault::Faults;
use mcreplay_rows::form::{Form, FormOperand, Slot};
use mcreplay_rows::isa_rows::IsaRows;
use mcreplay_rows::value_type::{Mode, Place, ValueTypes};

/// Sizes of operands.
pub(super) struct Sizes<'a> {
    isa: &'a IsaRows,
    types: ValueTypes,
}

impl<'a> Sizes<'a> {
    /// By the rows, and the text of `types.rows`.
    pub(super) fn new(isa: &'a IsaRows, types: &str) -> Self {
        // Its faults were told when the rows were read.
        Self { isa, types: ValueTypes::read(types, &mut Faults::default()) }
    }

    /// The size of an operand of a form; none where it follows from something else: a mask as wide as a wave, data
    /// that modifiers decide.
    pub(super) fn of(&self, form: &Form, operand: &FormOperand) -> Option<u32> {
        let (_, row) = self.isa.rows.get(form.row)?;
        let own = row.operands.iter().find(|(name, _)| Slot::of_operand(name) == Some(operand.slot));
        let Some((_, value_type)) = own else { return self.of_class(&operand.class) };
        // What a source of this type is read as says more than the register that holds it.
        for place in [Place::E64Src, Place::ScalarSrc, Place::E32Src0] {
            let class = self.types.class(value_type, Mode::Whole, place);
            let class = class.or_else(|| self.types.class(value_type, Mode::Fake16, place));
            if let Some(bits) = class.and_then(|class| self.of_class(class)) {
                return Some(bits);
            }
        }
        // `b96`, as memory has it.
        value_type.strip_prefix('b').and_then(|bits| bits.parse().ok())
    }

    fn of_class(&self, name: &str) -> Option<u32> {
        let name = name.split('/').next().unwrap_or(name);
        let class = self.isa.classes.iter().find(|class| class.name == name)?;
        match &class.kind {
            ClassKind::Src(source) if !source.value.is_empty() => of_value(&source.value),
            ClassKind::Src(source) => of_registers(&source.registers),
            ClassKind::Reg(registers) => of_registers(registers),
            ClassKind::Imm(_) | ClassKind::Token(_) | ClassKind::Named => None,
        }
    }

    /// Whether the class of an operand takes a literal.
    pub(super) fn takes_literal(&self, operand: &FormOperand) -> bool {
        let class = self.isa.classes.iter().find(|class| class.name == operand.class);
        class.is_some_and(|class| matches!(&class.kind, ClassKind::Src(source) if source.literal))
    }
}

/// `i32`, `f16`; `v2f16` is two of them.
fn of_value(name: &str) -> Option<u32> {
    let (count, rest) = match name.strip_prefix('v') {
        Some(rest) => (number(rest)?, rest.trim_start_matches(|digit: char| digit.is_ascii_digit())),
        None => (1, name),
    };
    Some(count * number(rest.trim_start_matches(|letter: char| letter.is_ascii_lowercase()))?)
}

/// `VReg_96`, `VGPR_16_Lo128`, `AV_64_Align2`.
fn of_registers(name: &str) -> Option<u32> {
    name.split('_').find_map(|part| part.parse().ok())
}

/// The number that a text begins with.
fn number(text: &str) -> Option<u32> {
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_stand_in_names() {
        let values =
            [("i32", 32), ("f16", 16), ("bf16", 16), ("v2f16Splat", 32), ("v2bf16", 32), ("f64", 64)];
        for (name, bits) in values {
            assert_eq!(of_value(name), Some(bits), "{name}");
        }
        for (name, bits) in [("VReg_96", 96), ("VGPR_16_Lo128", 16), ("AV_64_Align2", 64)] {
            assert_eq!(of_registers(name), Some(bits), "{name}");
        }
        assert_eq!((of_value("x"), of_registers("SReg")), (None, None));
    }
}
