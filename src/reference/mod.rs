//! Instruction pages: how an instruction is encoded, where it exists, what it takes, and a verified example.
//!
//! A page ([`Page`]) is plain data; [`render`] makes text, Markdown and HTML of it. What it says comes from the rows, the
//! layouts and the forms that the build makes of them, from the index that a replay leaves, and from AMD's manuals where
//! they are at hand. Nothing here runs a test or opens a file.

mod access;
pub mod amd;
pub mod book;
mod compare;
mod encoding;
mod find;
mod group;
mod limits;
mod line;
mod machine;
mod manual;
mod modifier;
mod page;
mod registers;
mod related;
pub mod render;
mod support;
mod value;

pub use find::{FindError, Found, all_names, find};
pub use line::{Explained, read_line};
pub use page::{
    Access, Description, Elsewhere, Encoding, Example, Field, Gpu, Line, Message, Modifier, Neighbour,
    Operand, OtherEncoding, OtherName, Page, Processor, Reading, Refusal, Related, VectorSource, Verdict,
    Wider,
};

use compare::Family;
use group::{Group, groups};
use machine::Machine;
use manual::Manual;

use crate::isa;
use crate::isa::form::MnemonicId;
use crate::replay::{self, VectorIndex};
use crate::target::{Processor as TargetProcessor, Target};

/// What a page takes from outside the program.
#[derive(Clone, Copy, Default)]
pub struct Sources<'a> {
    /// The vectors that a replay has confirmed.
    pub vectors: Option<&'a VectorIndex>,
    /// Vectors of the suite, for examples where the others have none.
    pub suite: Option<&'a VectorIndex>,
    /// What AMD's manuals say of the instruction.
    pub manual: Option<&'a amd::Instruction>,
}

impl Found {
    /// The mnemonic.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.id.name()
    }

    /// The GPU.
    #[must_use]
    pub fn gpu(&self) -> &'static str {
        self.machine.processor.name()
    }

    /// The page.
    #[must_use]
    pub fn page(&self, sources: &Sources) -> Page {
        make(self, sources)
    }

    /// The mnemonic and all its other names that are mnemonics themselves.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        let family = Family::of(self.id);
        let others = family.old.iter().chain(&family.new).map(|id| id.name());
        std::iter::once(self.name()).chain(others).collect()
    }
}

fn make(found: &Found, sources: &Sources) -> Page {
    let Found { id, machine, asked, newest } = found;
    let family = Family::of(*id);
    let groups = groups(*id, machine);
    let architecture = machine.processor.architecture();
    let manual = Manual::of(sources.manual, architecture);
    Page {
        name: id.name().to_owned(),
        asked: asked.clone(),
        assembled: machine.assembled(*id).map(MnemonicId::name),
        gpu: Gpu {
            name: machine.processor.name().to_owned(),
            architecture: architecture.name(),
            gfx: architecture.gfx(),
            features: machine.features.to_owned(),
            newest: *newest,
        },
        class: groups.first().map_or("", |group| class(group)),
        description: manual.map(|manual| manual.description()),
        encodings: groups.iter().map(|group| encoding::describe(group, machine, manual.as_ref())).collect(),
        limits: limits::limits(&groups, machine),
        architectures: compare::elsewhere(&family, &groups, machine),
        processors: support::processors(&family, sources.vectors),
        source: sources.vectors.map(|vectors| VectorSource {
            corpus: vectors.corpus().to_owned(),
            version: vectors.version().to_owned(),
        }),
        line: None,
        examples: examples(*id, &groups, machine, sources),
        related: related::related(&family, &groups, machine),
    }
}

/// What kind of instruction an encoding is of.
pub(in crate::reference) fn class(group: &Group) -> &'static str {
    use isa::Encoding as E;
    match group.form.encoding {
        E::Sop1 | E::Sop2 | E::Sopc | E::Sopk => "scalar ALU",
        E::Sopp => "program control",
        E::Smem => "scalar memory",
        E::Vop1 | E::Vop2 | E::Vopc | E::Vop3 => "vector ALU",
        E::Vop3p => "packed vector ALU",
        E::Vopd | E::Vopd3 => "pair of vector ALU instructions",
        E::Vintrp | E::Vinterp | E::Ldsdir => "interpolation",
        E::Mai
        | E::Maiscale
        | E::Smfmac
        | E::Wmma
        | E::Swmmac
        | E::Wmmascale
        | E::Wmmascale16
        | E::Wmmaldscale => "matrix product",
        E::Accvgpr => "move between VGPRs and AGPRs",
        E::Ds => "LDS",
        E::Flat => "flat memory",
        E::Global => "global memory",
        E::Scratch => "scratch memory",
        E::Mubuf | E::Mtbuf => "buffer memory",
        E::Mimg | E::Vimage | E::Vsample => "image",
        E::Exp => "export",
        _ => "special",
    }
}

/// An example for each encoding, or one of them from another GPU if there is none here.
pub(in crate::reference) fn examples(
    id: MnemonicId,
    groups: &[Group],
    machine: &Machine,
    sources: &Sources,
) -> Vec<Example> {
    let indexes = || sources.vectors.into_iter().chain(sources.suite);
    let all = || indexes().flat_map(|index| index.examples(id.name()));
    let mut chosen: Vec<Example> = Vec::new();
    for group in groups {
        let name = group.name();
        let here = |(column, encoding, _): &(usize, &str, replay::Example)| {
            *column == machine.column && *encoding == name.as_str()
        };
        let mut candidates = all().filter(here);
        chosen.extend(candidates.find_map(|(.., example)| show(&name, &example)));
    }
    if chosen.is_empty() {
        // The nearest generation comes first.
        let known = |(_, encoding, _): &(usize, &str, replay::Example)| {
            groups.iter().any(|group| group.name() == *encoding)
        };
        let mut others: Vec<_> = all().filter(known).collect();
        others.sort_by_key(|(column, ..)| column.abs_diff(machine.column));
        chosen.extend(others.iter().find_map(|(_, encoding, example)| show(encoding, example)));
    }
    chosen
}

/// Reads an example, if it still assembles to the bytes of its test.
fn show(encoding: &str, example: &replay::Example) -> Option<Example> {
    let (target, _) = Target::new("amdgcn", &example.gpu, &example.features).ok()?;
    let assembly = crate::assemble(&example.text, &target).ok()?;
    let [instruction] = assembly.instructions.as_slice() else { return None };
    if instruction.bytes != example.bytes {
        return None;
    }
    let processor = TargetProcessor::find(&example.gpu)?;
    let column = isa::column(&target)?;
    let machine = Machine { processor, features: "", target, column };
    Some(Example {
        encoding: encoding.to_owned(),
        text: example.text.clone(),
        gpu: example.gpu.clone(),
        features: example.features.clone(),
        file: example.file.clone(),
        line: example.line,
        bytes_hex: line::bytes_text(&example.bytes),
        reading: value::read(instruction.form?, &machine, &example.bytes),
        bytes: example.bytes.clone(),
    })
}

/// What somebody asks for.
#[must_use]
pub fn is_line(what: &str) -> bool {
    what.trim().contains(|letter: char| !(letter.is_alphanumeric() || letter == '_'))
}

/// Explains a whole instruction line, for a GPU or else for the newest that takes it. `sources` is asked for what is
/// known of a mnemonic.
///
/// # Errors
/// There is no such GPU, or there is no line.
pub fn explain_line(
    text: &str,
    gpu: Option<&str>,
    page: impl FnOnce(&Found) -> Page,
) -> Result<Explained, FindError> {
    Ok(match line::assemble_line(text, gpu)? {
        Err(refusal) => Explained::Refused(Box::new(refusal)),
        Ok(assembled) => {
            let line::Assembled { machine, form, line, newest } = assembled;
            let found = Found { id: form.mnemonic, machine, asked: None, newest };
            let page = Page { line: Some(line), ..page(&found) };
            Explained::Line(Box::new(page))
        }
    })
}
