//! AMD's architectures as processors of ours.

use mcreplay_rows::generation::Columns;

use super::super::machines::Machine;

/// The processors that a file of AMD's is about.
pub(super) struct Gpu {
    /// Each of them, in its modes.
    pub(super) machines: Vec<Machine>,
    /// The generation columns of the rows.
    pub(super) columns: Columns,
    /// The name of one of them.
    pub(super) processor: &'static str,
}

/// Architectures without `AMD`, with their processors.
const PROCESSORS: [(&str, &[&str]); 10] = [
    ("CDNA 1", &["gfx908"]),
    ("CDNA 2", &["gfx90a"]),
    ("CDNA 3", &["gfx942"]),
    ("CDNA 4", &["gfx950"]),
    ("CDNA 5", &["gfx1250", "gfx1251"]),
    ("RDNA 1", &["gfx1010", "gfx1011", "gfx1012", "gfx1013"]),
    ("RDNA 2", &["gfx1030"]),
    ("RDNA 3", &["gfx1100", "gfx1103"]),
    ("RDNA 3.5", &["gfx1150", "gfx1152"]),
    ("RDNA 4", &["gfx1200"]),
];

impl Gpu {
    /// The processors of an architecture, by AMD's name; without any if it is not known.
    pub(super) fn of(name: &str) -> Self {
        let name = name.strip_prefix("AMD ").unwrap_or(name);
        let known = PROCESSORS.iter().find(|(own, _)| *own == name);
        let mut gpu = Self { machines: Vec::new(), columns: Columns::default(), processor: "" };
        for processor in known.into_iter().flat_map(|(_, processors)| *processors) {
            // Instructions that only one way of writing halves, or one wave size has, count as well.
            for mode in [&[][..], &["-real-true16"], &["+wavefrontsize64"]] {
                gpu.machines.push(Machine::new(processor, &[], mode));
            }
            gpu.processor = processor;
        }
        for column in gpu.machines.iter().filter_map(|machine| machine.column) {
            gpu.columns = gpu.columns.with(Columns::one(column));
        }
        gpu
    }
}
