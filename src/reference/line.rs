//! A whole instruction: what it assembles to, and what each field of that says; or why it is refused, and where it
//! would not be.

use super::find::{FindError, processor};
use super::group::Group;
use super::machine::{Machine, newest_first};
use super::page::{Line, Page, Reading, Refusal, Wider};
use super::value;
use crate::asm::acceptance;
use crate::target::{Processor, Target};
use crate::{Assembly, Diagnostic, Severity, assemble};

/// The longest line that is assembled.
pub(super) const MAX_LINE: usize = 4096;

/// What became of a line.
#[derive(Clone, Debug)]
pub enum Explained {
    /// It is an instruction: the page of it, with the line on it.
    Line(Box<Page>),
    /// It is none.
    Refused(Box<Refusal>),
}

/// A line as it was assembled, with the machine that takes it.
pub(super) struct Assembled {
    pub machine: Machine,
    pub form: &'static crate::isa::Form,
    pub line: Line,
    pub newest: bool,
}

/// Assembles a line for a GPU, or else for the newest that takes it.
///
/// # Errors
/// Why not.
pub(super) fn assemble_line(text: &str, gpu: Option<&str>) -> Result<Result<Assembled, Refusal>, FindError> {
    let text = text.trim();
    match text.len() {
        0 => return Err(FindError::Empty),
        length if length > MAX_LINE => return Err(FindError::TooLong(length)),
        _ => {}
    }
    if text.contains(['\n', '\r', '\0']) {
        return Err(FindError::Lines);
    }
    match gpu {
        Some(gpu) => {
            let processor = processor(gpu)?;
            Ok(on_processor(text, processor, false).ok_or_else(|| refusal(text, processor)))
        }
        None => {
            let mut all = newest_first().into_iter();
            let found = all.find_map(|processor| on_processor(text, processor, true));
            let newest = newest_first().first().copied().ok_or(FindError::Empty)?;
            Ok(found.ok_or_else(|| refusal(text, newest)))
        }
    }
}

fn on_processor(text: &str, processor: &'static Processor, newest: bool) -> Option<Assembled> {
    let taken = |machine: &Machine| one(text, &machine.target);
    let (machine, assembly) = Machine::first(processor, taken)?;
    let instruction = assembly.instructions.first()?;
    let form = instruction.form?;
    let open = instruction.fixups.iter().map(|fixup| {
        format!("{} bits from byte {} on wait for {}", fixup.kind.bits(), fixup.offset, fixup.value)
    });
    let line = Line {
        text: text.to_owned(),
        printed: instruction.text.clone(),
        bytes: instruction.bytes.clone(),
        bytes_hex: bytes_text(&instruction.bytes),
        encoding: Group::of_form(form, machine.column).map(|group| group.name()).unwrap_or_default(),
        reading: value::read(form, &machine, &instruction.bytes),
        open: open.collect(),
        warnings: assembly.warnings.iter().map(|warning| warning.message.clone()).collect(),
    };
    Some(Assembled { machine, form, line, newest })
}

/// Reads encodings of a line field by field: what a GPU makes of it, and what it should make of it. None if the GPU
/// refuses the line in each of its modes.
#[must_use]
pub fn read_line(text: &str, gpu: &str, encodings: [&[u8]; 2]) -> Option<[Vec<Reading>; 2]> {
    if text.len() > MAX_LINE {
        return None;
    }
    let (machine, assembly) = Machine::first(processor(gpu).ok()?, |machine| one(text, &machine.target))?;
    let form = assembly.instructions.first()?.form?;
    Some(encodings.map(|bytes| value::read(form, &machine, bytes)))
}

/// What a line assembles to, if that is one instruction.
fn one(text: &str, target: &Target) -> Option<Assembly> {
    assemble(text, target).ok().filter(|assembly| assembly.instructions.len() == 1)
}

/// Bytes as the tests have them.
pub(super) fn bytes_text(bytes: &[u8]) -> String {
    let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    bytes.join(" ")
}

/// Why a GPU refuses a line, and who would not.
fn refusal(text: &str, processor: &'static Processor) -> Refusal {
    let diagnostics = Target::for_processor(processor.name(), "")
        .ok()
        .map(|target| match assemble(text, &target) {
            Err(diagnostics) => diagnostics,
            Ok(assembly) => vec![no_instruction(assembly.instructions.len())],
        })
        .unwrap_or_default();
    let elsewhere = acceptance::find(processor, |target| one(text, target).is_some());
    let shown = diagnostics.iter().map(|diagnostic| super::page::Message {
        severity: diagnostic.severity.name(),
        column: diagnostic.column,
        message: diagnostic.message.clone(),
    });
    Refusal {
        text: text.to_owned(),
        gpu: processor.name(),
        architecture: processor.architecture().name(),
        messages: shown.collect(),
        accepted: by_architecture(&elsewhere.processors),
        features: elsewhere.features,
    }
}

fn no_instruction(count: usize) -> Diagnostic {
    let message = match count {
        0 => "this is no instruction".to_owned(),
        count => format!("these are {count} instructions: only one can be explained at a time"),
    };
    Diagnostic { severity: Severity::Error, line: 1, column: 1, message }
}

/// Processors by architecture.
fn by_architecture(processors: &[&'static Processor]) -> Vec<Wider> {
    let mut all: Vec<Wider> = Vec::new();
    for (architecture, members) in super::compare::by_architecture() {
        let taken = members.iter().filter(|member| processors.contains(member));
        let gpus: Vec<&'static str> = taken.map(|processor| processor.name()).collect();
        if !gpus.is_empty() {
            all.push(Wider { architecture: architecture.name(), gfx: architecture.gfx(), gpus });
        }
    }
    all
}
