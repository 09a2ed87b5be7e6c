//! What the checks see of a matched instruction.

use crate::asm::operand::{ImmKind, LitModifier, Operand};
use crate::asm::token::Loc;
use crate::isa::register::Reg;
use crate::target::{Member, Set, Target};

/// A matched instruction, as far as its checks are concerned.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// What it is assembled for.
    pub target: &'a Target,
    /// What kind of instruction it is.
    pub traits: Traits,
    /// Where its mnemonic stands.
    pub loc: Loc,
    /// `src0`, `src1` and `src2`, as far as the form has them; a SOP's `ssrc0` and `ssrc1` count.
    pub sources: [Option<Source>; 3],
    /// The mandatory literal of `v_madmk_f32` and its kin.
    pub k: Option<Source>,
    /// `vdst` or `sdst`.
    pub dst: Option<(Reg, Loc)>,
    /// Further registers that it names.
    pub others: &'a [Reg],
    /// The scalar register that it reads without naming it: vcc, m0 or flat_scratch.
    pub implicit: Option<Reg>,
    /// Values of the form's modifiers, defaults included.
    pub modifiers: &'a [(ImmKind, i64)],
    /// The operands in the source, without the mnemonic.
    pub operands: &'a [Operand],
}

/// A source operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Source {
    /// What it holds.
    pub value: SourceValue,
    /// Bytes that the instruction reads: 2, 4 or 8.
    pub size: u8,
    /// It is read as floating-point numbers.
    pub is_fp: bool,
    /// It may have `neg` and `abs`, or op_sel and neg_lo.
    pub has_modifiers: bool,
    /// `abs` is set.
    pub abs: bool,
    /// What the source asks for by `lit()` or `lit64()`.
    pub lit: LitModifier,
    /// Where it stands.
    pub loc: Loc,
}

/// What a source operand holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SourceValue {
    /// A register.
    Reg(Reg),
    /// A number, as LLVM's `MCInst` holds it: a 64-bit float as its bits, a 32-bit literal for one in the upper half.
    Imm {
        /// The number.
        value: i64,
        /// An inline constant can express it.
        inline: bool,
        /// Its encoding as a literal is settled, by `lit()`, `lit64()` or by being the only possible one.
        lit: bool,
    },
    /// A number that is no source value but a field of its own, such as an attribute channel.
    Field,
    /// An expression whose value is not known yet.
    Expr,
}

/// What an instruction is, as the checks ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the first ones are names of encodings")]
#[repr(u8)]
pub enum Trait {
    Sop2,
    Sopc,
    Vop1,
    Vop2,
    Vopc,
    Vop3,
    Vop3p,
    Sdwa,
    /// DPP8 or DPP16.
    Dpp,
    /// 32 bits long without a literal.
    Short,
    /// `clamp` saturates integers.
    IntClamp,
    /// A dot product.
    Dot,
    Wmma,
    Swmmac,
    /// MFMA and what belongs to it.
    Mai,
    /// Has a 64-bit VGPR class among VDST and its sources.
    Dp64,
    /// 64-bit shifts: one scalar value, even where other instructions may read two.
    OneScalar,
    /// `src0` and `src1` change places: `v_subrev_f32` and its kin.
    Reversed,
    /// `v_writelane_b32`.
    WriteLane,
    /// `v_permlane16_b32`, `v_permlanex16_b32` and their `var` forms.
    Permlane16,
    /// `v_pk_add_f32`, `v_pk_mul_f32`, `v_pk_fma_f32`.
    PackedF32,
    /// `v_movrels_b32` and its kin.
    Movrels,
    /// `v_accvgpr_write_b32`.
    AccVgprWrite,
    /// `v_div_scale_f32`, `v_div_scale_f64`.
    DivScale,
    /// 32-bit multiplications that the double-precision ALU performs: `v_mul_lo_u32` and its kin.
    DpAlu32,
    /// `s_waitcnt_vmcnt` and its kin, whose first operand gfx11 wants to be null.
    WaitCounter,
}

/// A set of [`Trait`]s.
pub type Traits = Set<Trait, 1>;

impl Trait {
    const ALL: [Self; 26] = [
        Self::Sop2,
        Self::Sopc,
        Self::Vop1,
        Self::Vop2,
        Self::Vopc,
        Self::Vop3,
        Self::Vop3p,
        Self::Sdwa,
        Self::Dpp,
        Self::Short,
        Self::IntClamp,
        Self::Dot,
        Self::Wmma,
        Self::Swmmac,
        Self::Mai,
        Self::Dp64,
        Self::OneScalar,
        Self::Reversed,
        Self::WriteLane,
        Self::Permlane16,
        Self::PackedF32,
        Self::Movrels,
        Self::AccVgprWrite,
        Self::DivScale,
        Self::DpAlu32,
        Self::WaitCounter,
    ];
}

impl Member for Trait {
    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

impl Traits {
    /// The encodings whose sources go through the constant bus.
    pub const VECTOR_ALU: Self =
        Self::of(&[Trait::Vop1, Trait::Vop2, Trait::Vopc, Trait::Vop3, Trait::Vop3p, Trait::Sdwa]);
    /// VOP3 and VOP3P: 64-bit encodings, which take literals from gfx10 on.
    pub const LONG: Self = Self::of(&[Trait::Vop3, Trait::Vop3p]);
    /// Instructions whose neg_lo and neg_hi some sources do not take.
    pub const NEG: Self = Self::of(&[Trait::Dot, Trait::Wmma, Trait::Swmmac]);

    /// A set of some traits.
    #[must_use]
    pub const fn of(members: &[Trait]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < members.len() {
            bits |= 1 << members[index] as u64;
            index += 1;
        }
        Self::from_words([bits])
    }
}

impl Subject<'_> {
    pub(super) fn is(&self, wanted: Trait) -> bool {
        self.traits.contains(wanted)
    }

    /// The value of a modifier that the form has.
    pub(super) fn modifier(&self, wanted: ImmKind) -> Option<i64> {
        self.modifiers.iter().find(|(kind, _)| *kind == wanted).map(|(_, value)| *value)
    }

    /// Where a modifier stands; the instruction itself if it is not written.
    pub(super) fn modifier_loc(&self, wanted: ImmKind) -> Loc {
        self.operands
            .iter()
            .rev()
            .find(|operand| operand.is_imm(wanted))
            .map_or(self.loc, |operand| operand.start)
    }
}

impl Source {
    /// The register, if it is one.
    pub(super) fn reg(&self) -> Option<Reg> {
        match self.value {
            SourceValue::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// Whether it is a VGPR, a tuple or a half of one.
    pub(super) fn is_vgpr(&self) -> bool {
        self.reg().is_some_and(Reg::is_vgpr)
    }

    /// The register that the constant bus reads.
    pub(super) fn scalar(&self) -> Option<Reg> {
        self.reg().filter(|reg| reg.is_scalar())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traits_count_from_zero() {
        for (index, member) in Trait::ALL.into_iter().enumerate() {
            assert_eq!(member.index(), index);
        }
        let alu: Vec<Trait> = Traits::VECTOR_ALU.iter().collect();
        assert_eq!(alu, [Trait::Vop1, Trait::Vop2, Trait::Vopc, Trait::Vop3, Trait::Vop3p, Trait::Sdwa]);
    }
}
