//! Names for the operand of `s_version`. They are ordinary symbols, defined before the source is read.

/// The symbols and their values.
#[rustfmt::skip]
pub const UC_VERSION_SYMBOLS: &[(&str, i64)] = &[
    ("UC_VERSION_GFX7",         0),
    ("UC_VERSION_GFX10",        4),
    ("UC_VERSION_GFX11",        6),
    ("UC_VERSION_GFX12",        9),
    ("UC_VERSION_W64_BIT", 0x2000),
    ("UC_VERSION_W32_BIT", 0x4000),
    ("UC_VERSION_MDP_BIT", 0x8000),
];
