//! Target triples: `amdgcn-amd-amdhsa`, `amdgcn--amdpal`, and those that name the processor, `amdgpu12.50-amd-amdhsa`.

use super::TargetError;
use super::tables::SUB_ARCHES;

/// The operating system of a triple, as far as an assembler asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Os {
    /// ROCm: kernel descriptors, code object metadata.
    AmdHsa,
    /// AMD's Platform Abstraction Library.
    AmdPal,
    /// Mesa.
    Mesa3D,
    /// Any other, or none.
    #[default]
    Other,
}

/// A triple in its normal form: four words, `unknown` for what was left out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Triple {
    text: String,
    os: Os,
    sub_arch: Option<&'static str>,
}

impl Triple {
    /// Reads a triple.
    ///
    /// # Errors
    /// An architecture other than `amdgcn` or `amdgpu`.
    pub fn new(text: &str) -> Result<Self, TargetError> {
        let words = normalize(text);
        let text = words.join("-");
        match words[0] {
            arch if arch.starts_with("amdgpu") || arch == "amdgcn" => {
                let version = arch.strip_prefix("amdgpu").unwrap_or_default();
                let sub_arch = SUB_ARCHES.binary_search_by_key(&version, |(spelling, _)| spelling);
                let os = words.get(2).and_then(|word| parse_os(word)).unwrap_or_default();
                Ok(Self { os, sub_arch: sub_arch.ok().map(|index| SUB_ARCHES[index].1), text })
            }
            "r600" => Err(TargetError::R600),
            _ => Err(TargetError::UnknownTriple(text)),
        }
    }

    /// The normal form.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The operating system.
    #[must_use]
    pub fn os(&self) -> Os {
        self.os
    }

    /// The processor that the triple itself names.
    #[must_use]
    pub fn processor_name(&self) -> Option<&'static str> {
        self.sub_arch
    }
}

/// The versions that an architecture can have in its name, with the processor that each stands for.
pub(crate) fn sub_arches() -> &'static [(&'static str, &'static str)] {
    &SUB_ARCHES
}

fn parse_os(word: &str) -> Option<Os> {
    let known =
        [("amdhsa", Os::AmdHsa), ("amdpal", Os::AmdPal), ("mesa3d", Os::Mesa3D), ("linux", Os::Other)];
    known.into_iter().find(|(name, _)| word.starts_with(name)).map(|(_, os)| os)
}

/// Splits a triple into its words; an operating system without a vendor before it moves to its own place.
fn normalize(text: &str) -> Vec<&str> {
    let mut words: Vec<&str> = text.split('-').collect();
    let has_os = words.get(2).is_some_and(|word| parse_os(word).is_some());
    if !has_os && words.get(1).is_some_and(|word| parse_os(word).is_some()) {
        words.insert(1, "");
    }
    for word in &mut words {
        if word.is_empty() {
            *word = "unknown";
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normal_form_and_operating_system() {
        for (text, normal, os) in [
            ("amdgcn", "amdgcn", Os::Other),
            ("amdgcn--", "amdgcn-unknown-unknown", Os::Other),
            ("amdgcn-amd-", "amdgcn-amd-unknown", Os::Other),
            ("amdgcn--amdpal", "amdgcn-unknown-amdpal", Os::AmdPal),
            ("amdgcn-amdhsa", "amdgcn-unknown-amdhsa", Os::AmdHsa),
            ("amdgcn-amd-amdhsa-llvm", "amdgcn-amd-amdhsa-llvm", Os::AmdHsa),
            ("amdgcn-mesa-mesa3d", "amdgcn-mesa-mesa3d", Os::Mesa3D),
        ] {
            let triple = Triple::new(text).unwrap();
            assert_eq!((triple.as_str(), triple.os()), (normal, os), "{text}");
        }
    }

    #[test]
    fn processors_in_the_triple() {
        for (text, processor) in [
            ("amdgpu12.50-amd-amdhsa", Some("gfx1250")),
            ("amdgpu12.5-amd-amdpal", Some("gfx12-5-generic")),
            ("amdgpu6", Some("gfx600")),
            ("amdgpu9.0a", Some("gfx90a")),
            ("amdgpu99", None),
            ("amdgcn", None),
        ] {
            assert_eq!(Triple::new(text).unwrap().processor_name(), processor, "{text}");
        }
    }

    #[test]
    fn other_architectures() {
        let error = Triple::new("foo").unwrap_err().to_string();
        assert_eq!(error, "unable to get target for 'foo', see --version and --triple.");
        assert_eq!(Triple::new("r600--").unwrap_err(), TargetError::R600);
        assert!(Triple::new("").is_err());
    }
}
