//! Which of our layouts AMD's encodings are, by the table that instruction pages read, too.

use std::collections::HashMap;

use anyhow::{Context, Result};
use mcreplay::reference::amd::ENCODINGS;
use mcreplay_rows::form::Extension;

/// What follows an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follows {
    Nothing,
    Literal,
    Extension {
        kind: Extension,
        /// The name of its layout.
        layout: &'static str,
    },
}

impl Follows {
    fn parse(word: &str) -> Option<Self> {
        let extension = |kind, layout| Some(Self::Extension { kind, layout });
        match word {
            "-" => Some(Self::Nothing),
            "literal" => Some(Self::Literal),
            "DPP16" => extension(Extension::Dpp16, "DPP16"),
            "DPP8" => extension(Extension::Dpp8, "DPP8"),
            "SDWA" => extension(Extension::Sdwa, "SDWA"),
            "SDWAB" => extension(Extension::Sdwa, "SDWAB"),
            _ => None,
        }
    }

    /// What the forms of it have.
    pub(super) fn extension(self) -> Extension {
        match self {
            Self::Nothing | Self::Literal => Extension::None,
            Self::Extension { kind, .. } => kind,
        }
    }
}

/// An encoding of AMD's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// It is this of ours.
    Same { layouts: Vec<&'static str>, follows: Follows },
    /// It is not compared.
    LeftOut(&'static str),
}

/// AMD's encodings, by name.
pub(super) struct Encodings(HashMap<&'static str, Known>);

impl Encodings {
    /// Reads the table, as it is when this is built.
    pub(super) fn read() -> Result<Self> {
        let mut known = HashMap::new();
        let lines = ENCODINGS.lines();
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let mut cells = line.split('\t');
            let cells = (cells.next(), cells.next(), cells.next(), cells.next());
            let (Some(name), Some(layouts), Some(last), None) = cells else {
                anyhow::bail!("expected: encoding, layouts, what follows: {line}")
            };
            let entry = match layouts {
                "-" => Known::LeftOut(last),
                layouts => Known::Same {
                    layouts: layouts.split(',').collect(),
                    follows: Follows::parse(last).with_context(|| format!("`{last}` follows nothing"))?,
                },
            };
            anyhow::ensure!(known.insert(name, entry).is_none(), "{name} comes twice");
        }
        Ok(Self(known))
    }

    /// An encoding by AMD's name.
    pub(super) fn get(&self, name: &str) -> Option<&Known> {
        self.0.get(name)
    }

    /// The names and layouts that are compared.
    #[cfg(test)]
    pub(super) fn layouts(&self) -> impl Iterator<Item = &'static str> {
        self.0.values().flat_map(|known| match known {
            Known::Same { layouts, .. } => layouts.clone(),
            Known::LeftOut(_) => Vec::new(),
        })
    }
}
