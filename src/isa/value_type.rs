//! Types of source values: they decide which constants need no literal, and how a literal is encoded and printed.

/// The type of a source value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ValueType {
    /// 16-bit integer.
    I16,
    /// 32-bit integer.
    I32,
    /// 64-bit integer, or a pair of them.
    I64,
    /// Half precision.
    F16,
    /// bfloat16.
    Bf16,
    /// Single precision.
    F32,
    /// Double precision.
    F64,
    /// Two 16-bit integers.
    V2i16,
    /// Two half precision numbers.
    V2f16,
    /// Two half precision numbers; from gfx11 on, an inline constant fills both.
    V2f16Splat,
    /// Two half precision numbers that take no inline constants.
    V2f16NoInline,
    /// Two bfloat16 numbers.
    V2bf16,
    /// Two 32-bit integers.
    V2i32,
    /// Two single precision numbers.
    V2f32,
    /// Two double precision numbers.
    V2f64,
}

impl ValueType {
    /// Bits of one element.
    #[must_use]
    pub const fn element_bits(self) -> u32 {
        match self {
            Self::I16
            | Self::F16
            | Self::Bf16
            | Self::V2i16
            | Self::V2f16
            | Self::V2f16Splat
            | Self::V2f16NoInline
            | Self::V2bf16 => 16,
            Self::I32 | Self::F32 | Self::V2i32 | Self::V2f32 => 32,
            Self::I64 | Self::F64 | Self::V2f64 => 64,
        }
    }

    /// Whether one value takes 64 bits, so that its inline constants do, too.
    #[must_use]
    pub const fn is_64(self) -> bool {
        self.element_bits() == 64
    }

    /// Whether it is a floating-point type as LLVM counts them: bfloat16 is none.
    #[must_use]
    pub const fn is_fp(self) -> bool {
        matches!(
            self,
            Self::F16
                | Self::F32
                | Self::F64
                | Self::V2f16
                | Self::V2f16Splat
                | Self::V2f16NoInline
                | Self::V2f32
                | Self::V2f64
        )
    }
}
