//! Symbols that have a value before the source is read: the processor's version, and names for the operand of
//! `s_version`. They are ordinary variables.

use crate::asm::expr::Value;
use crate::asm::symbol::{SymbolState, Symbols};
use crate::target::{Os, Target};

/// Names for the operand of `s_version`.
#[rustfmt::skip]
pub const UC_VERSIONS: &[(&str, i64)] = &[
    ("UC_VERSION_GFX7",         0),
    ("UC_VERSION_GFX10",        4),
    ("UC_VERSION_GFX11",        6),
    ("UC_VERSION_GFX12",        9),
    ("UC_VERSION_W64_BIT", 0x2000),
    ("UC_VERSION_W32_BIT", 0x4000),
    ("UC_VERSION_MDP_BIT", 0x8000),
];

/// The processor's version, for HSA and for all others.
#[rustfmt::skip]
const VERSIONS: [(&str, &str); 3] = [
    (".amdgcn.gfx_generation_number",   ".option.machine_version_major"),
    (".amdgcn.gfx_generation_minor",    ".option.machine_version_minor"),
    (".amdgcn.gfx_generation_stepping", ".option.machine_version_stepping"),
];

/// The symbols with their values on this target, in the order in which LLVM defines them.
pub fn constants(target: &Target) -> impl Iterator<Item = (&'static str, i64)> + use<> {
    let version = target.isa_version();
    let hsa = version.major >= 6 && target.triple().os() == Os::AmdHsa;
    let numbers = [version.major, version.minor, version.stepping];
    let named = VERSIONS.into_iter().map(move |(for_hsa, other)| if hsa { for_hsa } else { other });
    named.zip(numbers.map(i64::from)).chain(UC_VERSIONS.iter().copied())
}

/// Defines the symbols.
pub fn define(target: &Target, symbols: &mut Symbols) {
    for (name, value) in constants(target) {
        let id = symbols.parse_name(name.as_bytes());
        if let Some(symbol) = symbols.get_mut(id) {
            symbol.state = SymbolState::Variable(Value::Absolute(value));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::constants;
    use crate::target::Target;

    fn version(triple: &str, cpu: &str) -> Vec<(&'static str, i64)> {
        let (target, _) = Target::new(triple, cpu, "").unwrap();
        constants(&target).take(3).collect()
    }

    #[test]
    fn names_the_version_by_the_operating_system() {
        let gfx90a = version("amdgcn-amd-amdhsa", "gfx90a");
        let number = |part| format!(".amdgcn.gfx_generation_{part}");
        assert!(gfx90a.iter().map(|(name, _)| *name).eq(["number", "minor", "stepping"].map(number)));
        assert!(gfx90a.iter().map(|(_, value)| *value).eq([9, 0, 10]));
        let gfx1036 = version("amdgcn--amdpal", "gfx1036");
        assert_eq!(gfx1036[0], (".option.machine_version_major", 10));
        assert_eq!(gfx1036[1], (".option.machine_version_minor", 3));
        assert_eq!(gfx1036[2], (".option.machine_version_stepping", 6));
        assert_eq!(version("amdgcn-amd-amdhsa", "")[0], (".option.machine_version_major", 0));
    }
}
