//! Where each bit of an encoding comes from, in words that LLVM's records and our rows share.
//!
//! Operands are told by their place in the syntax, so that the two may have different names for them.

/// One bit of an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Bit {
    /// LLVM's record leaves it open; the encoder writes 0, or what stands for an operand that is not there.
    Open,
    /// The same in all instructions of the form.
    Fixed(bool),
    /// A bit of the encoded value of the operand at a place of the syntax.
    Operand {
        /// Place in the syntax, words included.
        place: u8,
        /// Which bit of its value.
        bit: u8,
    },
    /// A modifier of the source at a place.
    Source {
        /// Place in the syntax.
        place: u8,
        /// What it says of the source.
        modifier: Modifier,
    },
    /// The half of the destination that op_sel selects.
    DstHalf,
    /// Follows from operands without being one: which sources an export has.
    Implied(u8),
}

/// What stands beside a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Modifier {
    /// `neg`, `neg_lo`
    Neg,
    /// `abs`, `neg_hi`
    Abs,
    /// `sext`
    Sext,
    /// `op_sel`
    OpSel,
    /// `op_sel_hi`
    OpSelHi,
}

impl Bit {
    /// The bit 0.
    pub(super) const ZERO: Self = Self::Fixed(false);

    /// Whether our bit is what LLVM's record says.
    pub(super) fn agrees(llvm: Self, ours: Self) -> bool {
        llvm == ours || llvm == Self::Open && matches!(ours, Self::Fixed(_))
    }

    /// In words; `name` says what LLVM calls the operand at a place.
    pub(super) fn describe(self, name: &dyn Fn(u8) -> String) -> String {
        match self {
            Self::Open => "?".to_owned(),
            Self::Fixed(value) => u8::from(value).to_string(),
            Self::Operand { place, bit } => format!("{}[{bit}]", name(place)),
            Self::Source { place, modifier } => {
                format!("{}({})", format!("{modifier:?}").to_lowercase(), name(place))
            }
            Self::DstHalf => "op_sel(vdst)".to_owned(),
            Self::Implied(bit) => format!("implied[{bit}]"),
        }
    }
}

/// The bits of a constant, lowest first.
pub(super) fn constant(value: u64, width: usize) -> impl Iterator<Item = Bit> {
    (0..width).map(move |bit| Bit::Fixed(bit < 64 && value >> bit & 1 != 0))
}

/// Where two encodings differ, highest bits first and neighbours together: `14:11 LLVM …, ours …`.
pub(super) fn differences(llvm: &[Bit], ours: &[Bit], name: &dyn Fn(u8) -> String) -> String {
    if llvm.len() != ours.len() {
        return format!("size {} bits, ours {}", llvm.len(), ours.len());
    }
    let differing: Vec<usize> =
        (0..llvm.len()).rev().filter(|bit| !Bit::agrees(llvm[*bit], ours[*bit])).collect();
    let words = |bits: &[Bit], run: &[usize]| {
        let words: Vec<String> = run.iter().map(|bit| bits[*bit].describe(name)).collect();
        words.join(" ")
    };
    let runs = differing.chunk_by(|high, low| *high == low + 1).map(|run| {
        let place = match run {
            [first, .., last] => format!("{first}:{last}"),
            _ => run.iter().map(ToString::to_string).collect(),
        };
        format!("bit {place} LLVM {}, ours {}", words(llvm, run), words(ours, run))
    });
    runs.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_bits_take_constants_only() {
        let operand = Bit::Operand { place: 0, bit: 0 };
        assert!(Bit::agrees(Bit::Open, Bit::Fixed(true)));
        assert!(!Bit::agrees(Bit::Open, operand));
        assert!(!Bit::agrees(Bit::Fixed(true), Bit::Fixed(false)));
        assert!(!Bit::agrees(operand, Bit::Operand { place: 0, bit: 1 }));
    }

    #[test]
    fn differences_are_told_in_runs() {
        let llvm = [Bit::Fixed(true), Bit::Fixed(true), Bit::ZERO, Bit::Operand { place: 1, bit: 3 }];
        let ours = [Bit::ZERO, Bit::ZERO, Bit::ZERO, Bit::Operand { place: 0, bit: 3 }];
        let told = differences(&llvm, &ours, &|place| format!("op{place}"));
        assert_eq!(told, "bit 3 LLVM op1[3], ours op0[3]; bit 1:0 LLVM 1 1, ours 0 0");
        assert_eq!(differences(&llvm, &ours[1..], &|_| String::new()), "size 4 bits, ours 3");
    }
}
