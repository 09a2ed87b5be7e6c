//! What a GPU assembles for: every wave size and way of writing 16-bit registers that it has.

use anyhow::{Context, Result, ensure};
use mcreplay::Target;

/// Lanes of a wavefront.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Wave {
    /// Wave32
    #[value(name = "32")]
    Wave32,
    /// Wave64
    #[value(name = "64")]
    Wave64,
    /// Each that the GPU has
    Both,
}

/// How 16-bit operands are written, from gfx11 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum True16 {
    /// As halves of registers
    Real,
    /// As whole registers
    Fake,
    /// Each way
    Both,
}

/// One way of assembling for a GPU.
#[derive(Clone, Debug)]
pub(super) struct Mode {
    /// The processor.
    pub(super) gpu: String,
    /// What is said of the features beyond it; empty where there is nothing to choose.
    pub(super) features: String,
    /// Both together.
    pub(super) target: Target,
}

impl Mode {
    fn new(gpu: &str, features: &[&str]) -> Result<Self> {
        let features = features.join(",");
        let target = Target::for_processor(gpu, &features).with_context(|| format!("--gpu {gpu}"))?;
        Ok(Self { gpu: gpu.to_owned(), features, target })
    }

    /// The options of both assemblers.
    pub(super) fn arguments(&self) -> Vec<String> {
        let mut arguments = vec!["-triple=amdgcn".to_owned(), format!("-mcpu={}", self.gpu)];
        if !self.features.is_empty() {
            arguments.push(format!("-mattr={}", self.features));
        }
        arguments
    }

    /// GPU and features in one word.
    pub(super) fn name(&self) -> String {
        if self.features.is_empty() { self.gpu.clone() } else { format!("{} {}", self.gpu, self.features) }
    }
}

/// The modes of a GPU.
///
/// # Errors
/// A GPU that does not exist, or that has no mode that was asked for.
pub(super) fn all(gpu: &str, wave: Wave, true16: True16) -> Result<Vec<Mode>> {
    let plain = Mode::new(gpu, &[])?;
    let waves = [(Wave::Wave32, "+wavefrontsize32", 32), (Wave::Wave64, "+wavefrontsize64", 64)];
    let halves = [(True16::Real, "+real-true16"), (True16::Fake, "-real-true16")];
    let mut modes = Vec::new();
    for (size, feature, lanes) in waves {
        if wave != Wave::Both && wave != size {
            continue;
        }
        let choice = if plain.target.is_gfx10_plus() { Some(feature) } else { None };
        let chosen: Vec<&str> = choice.into_iter().collect();
        if Mode::new(gpu, &chosen)?.target.wavefront_size() != lanes {
            continue;
        }
        if !plain.target.is_gfx11_plus() {
            modes.push(Mode::new(gpu, &chosen)?);
            continue;
        }
        for (way, feature) in halves {
            if true16 == True16::Both || true16 == way {
                modes.push(Mode::new(gpu, &[&chosen[..], &[feature]].concat())?);
            }
        }
    }
    ensure!(!modes.is_empty(), "{gpu} has no such wave size");
    Ok(modes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(gpu: &str, wave: Wave, true16: True16) -> Vec<String> {
        all(gpu, wave, true16).unwrap().iter().map(|mode| mode.features.clone()).collect()
    }

    #[test]
    fn a_gpu_has_the_modes_that_it_can_tell_apart() {
        assert_eq!(names("gfx900", Wave::Both, True16::Both), [""]);
        assert_eq!(names("gfx1030", Wave::Both, True16::Real), ["+wavefrontsize32", "+wavefrontsize64"]);
        assert_eq!(names("gfx1100", Wave::Wave64, True16::Fake), ["+wavefrontsize64,-real-true16"]);
        assert_eq!(names("gfx1100", Wave::Both, True16::Both).len(), 4);
        assert!(all("gfx900", Wave::Wave32, True16::Both).is_err());
        assert!(all("gfx0", Wave::Both, True16::Both).is_err());
    }
}
