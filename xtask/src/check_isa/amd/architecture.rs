//! AMD's architectures as processors of ours.

use mcreplay::target::{Architecture, Processor};
use mcreplay_rows::generation::Columns;

use super::super::machines::Machine;

/// The processors that a file of AMD's is about.
pub(super) struct Gpu {
    /// Each of them, in its modes.
    pub(super) machines: Vec<Machine>,
    /// The generation columns of the rows.
    pub(super) columns: Columns,
    /// The one that stands for them.
    pub(super) processor: &'static str,
}

impl Gpu {
    /// The processors of an architecture, by AMD's name; without any if it is not known.
    pub(super) fn of(name: &str) -> Self {
        let name = name.strip_prefix("AMD ").unwrap_or(name);
        let known = Architecture::all().find(|own| own.name() == name);
        let mut gpu = Self {
            machines: Vec::new(),
            columns: Columns::default(),
            processor: known.map_or("", Architecture::processor),
        };
        let own = Processor::all().iter().filter(|processor| Some(processor.architecture()) == known);
        for processor in own {
            // Instructions that only one way of writing halves, or one wave size has, count as well.
            for mode in [&[][..], &["-real-true16"], &["+wavefrontsize64"]] {
                gpu.machines.push(Machine::new(processor.name(), &[], mode));
            }
        }
        for column in gpu.machines.iter().filter_map(|machine| machine.column) {
            gpu.columns = gpu.columns.with(Columns::one(column));
        }
        gpu
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn architectures_have_processors() {
        for name in ["AMD CDNA 1", "AMD CDNA 5", "AMD RDNA 1", "AMD RDNA 3.5", "AMD RDNA 4"] {
            let gpu = Gpu::of(name);
            assert!(!gpu.machines.is_empty() && gpu.columns.0.count_ones() == 1, "{name}");
        }
        assert!(Gpu::of("AMD RDNA 9").machines.is_empty());
    }
}
