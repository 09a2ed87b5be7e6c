//! Finds the instruction that somebody means: by its mnemonic, with a suffix or without, or by another name of it.

use thiserror::Error;

use super::machine::{Machine, newest_first};
use crate::asm::forced::Forced;
use crate::asm::suggest;
use crate::isa::form::{Alias, MnemonicId};
use crate::target::Processor;

/// The longest name that is looked for.
const MAX_NAME: usize = 200;

/// How many names are suggested.
const MAX_SUGGESTIONS: usize = 12;

/// An instruction on a GPU.
#[derive(Clone, Debug)]
pub struct Found {
    pub(super) id: MnemonicId,
    pub(super) machine: Machine,
    /// The name that was asked for, if it is another one.
    pub(super) asked: Option<String>,
    /// Whether the GPU was chosen for being the newest.
    pub(super) newest: bool,
}

/// Why there is no page.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FindError {
    /// Nothing was asked for.
    #[error(
        "nothing to explain: expected a mnemonic such as v_lerp_u8, or an instruction such as \"s_nop 0\""
    )]
    Empty,
    /// What was asked for is longer than any instruction.
    #[error("nothing to explain: {0} bytes are too long for an instruction")]
    TooLong(usize),
    /// There are several lines.
    #[error("nothing to explain: expected one line")]
    Lines,
    /// There is no processor of that name.
    #[error("there is no GPU `{name}`{}", suggestion(.near))]
    UnknownGpu {
        /// The name.
        name: String,
        /// Those that are near it.
        near: Vec<String>,
    },
    /// There is no instruction of that name on any GPU.
    #[error("there is no instruction `{name}`{}", suggestion(.near))]
    Unknown {
        /// The name.
        name: String,
        /// Those that are near it, or that begin with it.
        near: Vec<String>,
    },
    /// There is such an instruction, but not on that GPU.
    #[error("{gpu} has no `{name}`; it exists on {}", .on.join(", "))]
    NotOn {
        /// The name.
        name: String,
        /// The GPU.
        gpu: String,
        /// The architectures that have it.
        on: Vec<String>,
    },
}

fn suggestion(near: &[String]) -> String {
    if near.is_empty() { String::new() } else { format!(", did you mean: {}?", near.join(", ")) }
}

/// The instruction of a name: on a GPU, or else on the newest that has it.
///
/// # Errors
/// There is none, or not there.
pub fn find(name: &str, gpu: Option<&str>) -> Result<Found, FindError> {
    let asked = checked(name)?;
    match gpu {
        Some(gpu) => {
            let processor = processor(gpu)?;
            on_processor(&asked, processor, false).ok_or_else(|| missing(&asked, Some(processor)))
        }
        None => newest_first()
            .into_iter()
            .find_map(|processor| on_processor(&asked, processor, true))
            .ok_or_else(|| missing(&asked, None)),
    }
}

/// A name in lower case, if it may be one.
fn checked(name: &str) -> Result<String, FindError> {
    let name = name.trim();
    match name.len() {
        0 => Err(FindError::Empty),
        length if length > MAX_NAME => Err(FindError::TooLong(length)),
        _ => Ok(name.to_ascii_lowercase()),
    }
}

/// The processor of a name.
pub(super) fn processor(gpu: &str) -> Result<&'static Processor, FindError> {
    let name: String = gpu.trim().chars().take(MAX_NAME).collect::<String>().to_ascii_lowercase();
    Processor::find(&name).ok_or_else(|| {
        let names = Processor::all().iter().map(Processor::name);
        let near = names.filter(|known| suggest::is_near(name.as_bytes(), known.as_bytes()));
        FindError::UnknownGpu { near: near.take(MAX_SUGGESTIONS).map(str::to_owned).collect(), name }
    })
}

fn on_processor(asked: &str, processor: &'static Processor, newest: bool) -> Option<Found> {
    let bare = bare(asked);
    let (machine, id) =
        Machine::first(processor, |machine| machine.resolve(asked).or_else(|| machine.resolve(bare)))?;
    let asked = (id.name() != asked).then(|| asked.to_owned());
    Some(Found { id, machine, asked, newest })
}

/// A name without the suffix that selects an encoding.
fn bare(name: &str) -> &str {
    let (bare, _) = Forced::split(name.as_bytes());
    name.get(..bare.len()).unwrap_or(name)
}

/// Says why a name was not found, and what may have been meant.
fn missing(name: &str, processor: Option<&'static Processor>) -> FindError {
    let has = |machine: &Machine| machine.resolve(name).or_else(|| machine.resolve(bare(name)));
    let mut on: Vec<String> = Vec::new();
    for other in newest_first() {
        let architecture = other.architecture().name().to_owned();
        if !on.contains(&architecture) && Machine::first(other, has).is_some() {
            on.push(architecture);
        }
    }
    match processor {
        Some(processor) if !on.is_empty() => {
            on.reverse();
            FindError::NotOn { name: name.to_owned(), gpu: processor.name().to_owned(), on }
        }
        _ => FindError::Unknown { name: name.to_owned(), near: near(name) },
    }
}

/// The names that are near one, or else those that it begins or that hold it.
fn near(name: &str) -> Vec<String> {
    let bare = bare(name);
    let all = || MnemonicId::all().map(MnemonicId::name).chain(Alias::every().map(|alias| alias.name));
    let collect = |fits: &dyn Fn(&str) -> bool| {
        let mut names: Vec<String> = all().filter(|known| fits(known)).map(str::to_owned).collect();
        names.sort();
        names.dedup();
        names.truncate(MAX_SUGGESTIONS);
        names
    };
    let spelled = collect(&|known| suggest::is_near(bare.as_bytes(), known.as_bytes()));
    if !spelled.is_empty() {
        return spelled;
    }
    let begun = collect(&|known| bare.len() > 1 && known.starts_with(bare));
    if !begun.is_empty() {
        return begun;
    }
    collect(&|known| bare.len() > 2 && known.contains(bare))
}

/// Every mnemonic there is on some GPU.
#[must_use]
pub fn all_names() -> Vec<&'static str> {
    MnemonicId::all().map(MnemonicId::name).collect()
}
