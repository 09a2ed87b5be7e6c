//! What the suffix of a mnemonic asks for.

use crate::isa::Encoding;
use crate::isa::class::Accepts;
use crate::isa::form::{self, Extension, Form, MnemonicId, Slot, Suffix, Variant};
use crate::isa::register::RegClass;
use crate::target::{Feature, Target};

/// What a mnemonic's suffix asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forced {
    suffix: Suffix,
    named: Named,
}

/// Which forms of an instruction have the name in front of the suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Named {
    /// All, and there is no other suffix in front.
    All,
    /// All: `v_mov_b32_e32`, with another suffix to come.
    Alias,
    /// All, but LLVM has no parsers for their operands under that name.
    Unparsed,
    /// `v_cmp_lt_f32_e32`: those without VCC spelled. `halves` with `+real-true16`.
    Comparison { halves: bool },
    /// `v_mov_b32_dpp`
    Dpp,
    /// The name is known, but that of no form here.
    None,
}

/// Those that a name may end in; of two that fit, the longer one comes first.
const SUFFIXES: [Suffix; 5] = [Suffix::E64Dpp, Suffix::E64, Suffix::E32, Suffix::Dpp, Suffix::Sdwa];

impl Forced {
    /// Takes the suffix off a mnemonic.
    #[must_use]
    pub fn split(name: &[u8]) -> (&[u8], Self) {
        let (stem, suffix) = split(name);
        (stem, Self { suffix, named: Named::All })
    }

    /// Takes off both of two suffixes, where the first makes a name of its own of the mnemonic, and else the last.
    #[must_use]
    pub fn split_all<'n>(name: &'n [u8], target: &Target) -> (&'n [u8], Self) {
        let (stem, suffix) = split(name);
        let (root, own) = split(stem);
        let named = MnemonicId::find(root).and_then(|id| Named::of(id, own, target));
        named.map_or((stem, Self { suffix, named: Named::All }), |named| (root, Self { suffix, named }))
    }

    /// Where the name in front of the suffix, without that of its own, stands for another instruction.
    #[must_use]
    pub const fn renamed(self) -> Self {
        let named = match self.named {
            Named::All => Named::All,
            Named::Alias => Named::Unparsed,
            _ => Named::None,
        };
        Self { named, ..self }
    }

    /// The assembler variants that apply, in order.
    #[must_use]
    pub const fn variants(self) -> &'static [Variant] {
        match self.suffix {
            Suffix::E64Dpp => &[Variant::Vop3Dpp],
            Suffix::E32 => &[Variant::Default],
            Suffix::E64 => &[Variant::Vop3],
            Suffix::Sdwa => &[Variant::Sdwa, Variant::Sdwa9],
            Suffix::Dpp => &[Variant::Dpp],
            Suffix::None => &Variant::ALL,
        }
    }

    /// The variant's name in messages; empty where none is asked for.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.suffix.text().strip_prefix('_').unwrap_or_default()
    }

    /// Whether a form has the name in front of the suffix.
    #[must_use]
    pub fn names(self, form: &Form) -> bool {
        match self.named {
            Named::All | Named::Alias | Named::Unparsed => true,
            Named::Comparison { .. } => {
                let spells_vcc = form.operands().iter().any(|operand| operand.slot == Slot::ImpliedVcc);
                form.variant == Variant::Default && !spells_vcc
            }
            Named::Dpp => form.variant == Variant::Dpp,
            Named::None => false,
        }
    }

    /// Whether a form that has the name is one of the target's mode of 16-bit operands. Under other names it need not be.
    #[must_use]
    pub fn is_in_mode(self, form: &Form) -> bool {
        match self.named {
            Named::Comparison { halves } => !has_operand_of(form, if halves { WHOLE_16 } else { HALVES_16 }),
            _ => true,
        }
    }

    /// Whether no form has that name, though it is known.
    #[must_use]
    pub const fn names_none(self) -> bool {
        matches!(self.named, Named::None)
    }

    /// Whether LLVM has parsers for the operands under the name in front of the suffix.
    #[must_use]
    pub const fn has_parsers(self) -> bool {
        matches!(self.named, Named::All | Named::Alias)
    }

    /// Whether a form is of the kind asked for. The variants alone do not settle it: some VOP3 forms need no suffix.
    #[must_use]
    pub fn allows(self, form: &Form) -> bool {
        let vop3 = form.is_vop3() || form.is_matrix();
        let dpp = matches!(form.extension, Extension::Dpp16 | Extension::Dpp8);
        match self.suffix {
            Suffix::None => true,
            Suffix::E32 => !vop3,
            Suffix::E64 => vop3,
            Suffix::E64Dpp => vop3 && dpp,
            Suffix::Dpp => dpp,
            Suffix::Sdwa => form.extension == Extension::Sdwa,
        }
    }
}

fn split(name: &[u8]) -> (&[u8], Suffix) {
    let found =
        SUFFIXES.into_iter().find_map(|suffix| Some((name.strip_suffix(suffix.text().as_bytes())?, suffix)));
    found.unwrap_or((name, Suffix::None))
}

/// The registers of 16-bit operands in 32-bit encodings, as whole registers and as halves.
const WHOLE_16: &[RegClass] = &[RegClass::VGPR_32_Lo128, RegClass::VS_32_Lo128];
const HALVES_16: &[RegClass] = &[RegClass::VGPR_16_Lo128, RegClass::VS_16_Lo128];

fn has_operand_of(form: &Form, classes: &[RegClass]) -> bool {
    form.operands().iter().any(|operand| match &operand.class.info().accepts {
        Accepts::Reg(class) => classes.contains(class),
        Accepts::Src(rule) => classes.contains(&rule.registers),
        _ => false,
    })
}

impl Named {
    /// The forms that are named by a mnemonic with a suffix, if that is a name of its own.
    fn of(id: MnemonicId, own: Suffix, target: &Target) -> Option<Self> {
        if !id.is_name_with(own) {
            return None;
        }
        let forms = || id.all_forms().map(form::form);
        if forms().any(|form| form.encoding == Encoding::Vopc) {
            return Some(Self::Comparison { halves: target.has(Feature::RealTrue16Insts) });
        }
        if target.has(Feature::True16BitInsts) && id.is_until_halves() {
            return Some(Self::None);
        }
        match own {
            Suffix::Dpp => forms().any(|form| form.variant == Variant::Dpp).then_some(Self::Dpp),
            _ => Some(Self::Alias),
        }
    }
}
