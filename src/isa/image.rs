//! What checks and printer know of a form of an image instruction: its data, and the parts of its address.
//!
//! The structures are those of `crates/rows`, where the rules make them.

/// The gradients in an address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Gradients {
    /// None.
    #[default]
    None,
    /// A dword each, unless a16 makes them 16 bits on GPUs without g16.
    Whole,
    /// 16 bits each.
    Half,
}

/// The data and the address of a form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ImageShape {
    /// Dwords of VDATA; 0 where nothing is returned.
    pub data: u8,
    /// Registers of the address.
    pub registers: u8,
    /// Dwords of the last of them.
    pub last: u8,
    /// Parts of the address that take a dword in any case: offset, bias, depth.
    pub extra: u8,
    /// The address has coordinates.
    pub coords: bool,
    /// It has a level of detail, a clamp or a mip level.
    pub lod: bool,
    /// Its gradients.
    pub gradients: Gradients,
    /// Four texels of one component are returned, which dmask selects.
    pub gather: bool,
    /// The image has several samples per texel.
    pub msaa: bool,
    /// The address is a ray.
    pub ray: bool,
    /// There is a tensor, and no image.
    pub tensor: bool,
    /// The ray has vectors of 16 bits.
    pub a16: bool,
    /// LLVM prints two spaces after the mnemonic.
    pub two_spaces: bool,
}
