//! What is known of a value's bits when the value itself is not: which are 0, which are 1.
//!
//! As far as the printing of expressions asks for it, this knows as much as LLVM's `KnownBits` on 64 bits, no less and no
//! more: what is known decides what is folded.

/// The bits that are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct KnownBits {
    /// The bits that are 0.
    pub zero: u64,
    /// The bits that are 1.
    pub one: u64,
}

/// A mask of the lowest bits.
const fn low_bits(count: u32) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

/// A mask of the highest bits.
const fn high_bits(count: u32) -> u64 {
    !low_bits(64 - if count > 64 { 64 } else { count })
}

const SIGN: u64 = 1 << 63;

impl KnownBits {
    /// All bits of a number.
    pub const fn constant(value: i64) -> Self {
        Self { zero: !value.cast_unsigned(), one: value.cast_unsigned() }
    }

    /// What a comparison gives, if it is known.
    pub const fn truth(holds: Option<bool>) -> Self {
        match holds {
            Some(holds) => Self::constant(holds as i64),
            None => Self { zero: !1, one: 0 },
        }
    }

    /// The value, if all bits are known.
    pub const fn as_constant(self) -> Option<i64> {
        if self.zero.count_ones() + self.one.count_ones() == 64 { Some(self.one.cast_signed()) } else { None }
    }

    const fn min(self) -> u64 {
        self.one
    }

    const fn max(self) -> u64 {
        !self.zero
    }

    /// The least and the greatest value as signed numbers.
    const fn signed_range(self) -> (i64, i64) {
        let least = if self.zero & SIGN == 0 { self.one | SIGN } else { self.one };
        let greatest = if self.one & SIGN == 0 { !self.zero & !SIGN } else { !self.zero };
        (least.cast_signed(), greatest.cast_signed())
    }

    const fn is_non_negative(self) -> bool {
        self.zero & SIGN != 0
    }

    pub const fn and(self, other: Self) -> Self {
        Self { zero: self.zero | other.zero, one: self.one & other.one }
    }

    pub const fn or(self, other: Self) -> Self {
        Self { zero: self.zero & other.zero, one: self.one | other.one }
    }

    pub const fn xor(self, other: Self) -> Self {
        Self {
            zero: self.zero & other.zero | self.one & other.one,
            one: self.zero & other.one | self.one & other.zero,
        }
    }

    /// The sum of two values and a carry that is known.
    const fn sum(self, other: Self, carry: u64) -> Self {
        let least = self.min().wrapping_add(other.min()).wrapping_add(carry);
        let greatest = self.max().wrapping_add(other.max()).wrapping_add(carry);
        // A carry into a bit is known where the sums of the least and the greatest values agree on it.
        let carry_zero = !(greatest ^ self.zero ^ other.zero);
        let carry_one = least ^ self.one ^ other.one;
        let known = (self.zero | self.one) & (other.zero | other.one) & (carry_zero | carry_one);
        Self { zero: !greatest & known, one: least & known }
    }

    pub const fn add(self, other: Self) -> Self {
        self.sum(other, 0)
    }

    pub const fn sub(self, other: Self) -> Self {
        self.sum(Self { zero: other.one, one: other.zero }, 1)
    }

    pub const fn mul(self, other: Self) -> Self {
        let (least_zeros, product) = match self.max().checked_mul(other.max()) {
            Some(product) => (product.leading_zeros(), self.one.wrapping_mul(other.one)),
            None => (0, self.one.wrapping_mul(other.one)),
        };
        // The lowest bits of the product are known as far as those of both factors are, and a bit further for each
        // zero that the other factor ends in.
        let known = (self.zero | self.one).trailing_ones();
        let other_known = (other.zero | other.one).trailing_ones();
        let (zeros, other_zeros) = (self.zero.trailing_ones(), other.zero.trailing_ones());
        let smallest =
            if known - zeros < other_known - other_zeros { known - zeros } else { other_known - other_zeros };
        let low = low_bits(smallest + zeros + other_zeros);
        Self { zero: high_bits(least_zeros) | !product & low, one: product & low }
    }

    /// A shift by a distance of which something is known: what all possible distances have in common.
    fn shift(self, distance: Self, by: impl Fn(Self, u32) -> Self) -> Self {
        let possible = (0..64u64).filter(|&count| distance.zero & count == 0 && distance.one & !count == 0);
        possible
            .filter_map(|count| u32::try_from(count).ok())
            .map(|count| by(self, count))
            .reduce(|left, right| Self { zero: left.zero & right.zero, one: left.one & right.one })
            .unwrap_or_default()
    }

    pub fn shl(self, distance: Self) -> Self {
        self.shift(distance, |bits, count| Self {
            zero: bits.zero << count | low_bits(count),
            one: bits.one << count,
        })
    }

    pub fn lshr(self, distance: Self) -> Self {
        self.shift(distance, |bits, count| Self {
            zero: bits.zero >> count | high_bits(count),
            one: bits.one >> count,
        })
    }

    /// A quotient of signed numbers: of numbers that are not negative, how small it is.
    pub const fn sdiv(self, other: Self) -> Self {
        if !self.is_non_negative() || !other.is_non_negative() || other.max() == 0 {
            return Self { zero: 0, one: 0 };
        }
        let least_divisor = if other.min() == 0 { 1 } else { other.min() };
        Self { zero: high_bits((self.max() / least_divisor).leading_zeros()), one: 0 }
    }

    /// A remainder of signed numbers, by a power of two: its lowest bits, and of a number that is not negative all.
    pub fn srem(self, other: Self) -> Self {
        match other.as_constant() {
            Some(divisor) if divisor > 0 && divisor.count_ones() == 1 => {
                let low = (divisor - 1).cast_unsigned();
                let high = if self.is_non_negative() || self.zero & low == low { !low } else { 0 };
                Self { zero: self.zero & low | high, one: self.one & low }
            }
            _ => Self::default(),
        }
    }

    /// Whether two values are the same, if that is known.
    pub const fn eq(self, other: Self) -> Option<bool> {
        if self.zero & other.one != 0 || self.one & other.zero != 0 {
            return Some(false);
        }
        match (self.as_constant(), other.as_constant()) {
            (Some(left), Some(right)) => Some(left == right),
            _ => None,
        }
    }

    /// Whether a value is greater than another one as a signed number, if that is known.
    pub const fn greater(self, other: Self) -> Option<bool> {
        let ((least, greatest), (other_least, other_greatest)) = (self.signed_range(), other.signed_range());
        if greatest <= other_least {
            Some(false)
        } else if least > other_greatest {
            Some(true)
        } else {
            None
        }
    }

    /// The greater of two signed numbers.
    pub fn smax(self, other: Self) -> Self {
        let ((least, greatest), (other_least, other_greatest)) = (self.signed_range(), other.signed_range());
        if least >= other_greatest {
            return self;
        }
        if other_least >= greatest {
            return other;
        }
        let (left, right) = (self.at_least(other_least), other.at_least(least));
        Self { zero: left.zero & right.zero, one: left.one & right.one }
    }

    /// The smaller of two signed numbers.
    pub fn smin(self, other: Self) -> Self {
        let flip = |bits: Self| Self { zero: bits.one, one: bits.zero };
        flip(flip(self).smax(flip(other)))
    }

    /// What is known besides when the value, as a signed number, is no less than a bound.
    const fn at_least(self, bound: i64) -> Self {
        // With its sign turned round a signed number compares as an unsigned one.
        let bound = bound.cast_unsigned() ^ SIGN;
        let (zero, one) = (self.zero & !SIGN | self.one & SIGN, self.one & !SIGN | self.zero & SIGN);
        let prefix = (zero | bound).leading_ones();
        let one = one | bound & high_bits(prefix);
        Self { zero: zero & !SIGN | one & SIGN, one: one & !SIGN | zero & SIGN }
    }
}

#[cfg(test)]
mod tests {
    use super::KnownBits;

    #[test]
    fn knows_what_all_possible_values_have_in_common() {
        let byte = KnownBits { zero: !0xff, one: 1 };
        assert_eq!(byte.add(KnownBits::constant(1)), KnownBits { zero: !0x1fe, one: 0 });
        assert_eq!(byte.mul(KnownBits::constant(4)), KnownBits { zero: !0x3fc, one: 4 });
        assert_eq!(byte.shl(KnownBits::constant(8)).zero & 0xff, 0xff);
        assert_eq!(byte.and(KnownBits::constant(1)).as_constant(), Some(1));
        assert_eq!(byte.sub(byte).as_constant(), None);
        assert_eq!(byte.greater(KnownBits::constant(-1)), Some(true));
        assert_eq!(byte.smin(KnownBits::constant(-1)).as_constant(), Some(-1));
        assert_eq!(byte.eq(KnownBits::constant(2)), Some(false));
    }
}
