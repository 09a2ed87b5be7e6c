//! The name of a target in code objects: triple, processor, and what was said of XNACK and SRAM ECC.

use crate::target::{Feature, Processor, Target, Triple, sub_arches};
use std::fmt;

/// What a target's name says of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Unsupported,
    Any,
    Off,
    On,
}

/// A target's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TargetId {
    /// The name as the source gave it, if it did.
    pub text: String,
    /// Architecture, vendor, operating system, environment.
    pub triple: [String; 4],
    /// The processor's name with a version in it; nothing for one without a version.
    pub processor: String,
    pub sramecc: Setting,
    pub xnack: Setting,
}

impl Setting {
    /// Whether two targets cannot be meant by each other's names. A setting of what a GPU lacks conflicts, too.
    pub fn conflicts(self, other: Self) -> bool {
        self != other && self != Self::Any && other != Self::Any
    }

    fn supported(supported: bool) -> Self {
        if supported { Self::Any } else { Self::Unsupported }
    }

    /// What the words of `-mattr` ask for.
    fn requested(features: &str, name: &str) -> Option<Self> {
        features.split(',').rev().find_map(|word| match word.strip_suffix(name)? {
            "+" => Some(Self::On),
            "-" => Some(Self::Off),
            _ => None,
        })
    }
}

/// What LLVM says of XNACK and SRAM ECC where they are asked for and the target has no such setting: a line each.
pub fn unsupported(target: &Target, features: &str) -> Vec<String> {
    let settings = [("xnack", Feature::XNACKOnOffModes), ("sramecc", Feature::SupportsSRAMECC)];
    let missing = settings.into_iter().filter(|(_, feature)| !target.has(*feature));
    let warnings = missing.filter_map(|(name, _)| {
        let word = if Setting::requested(features, name)? == Setting::On { "On" } else { "Off" };
        Some(format!("warning: {name} '{word}' was requested for a processor that does not support it!"))
    });
    warnings.collect()
}

impl TargetId {
    /// The name of a target whose features were asked for with these words.
    pub fn new(target: &Target, features: &str) -> Self {
        let mut sramecc = Setting::supported(target.has(Feature::SupportsSRAMECC));
        if let (Setting::Any, Some(requested)) = (sramecc, Setting::requested(features, "sramecc")) {
            sramecc = requested;
        }
        let mut xnack = Setting::supported(target.has(Feature::SupportsXNACK));
        if let (true, Some(requested)) =
            (target.has(Feature::XNACKOnOffModes), Setting::requested(features, "xnack"))
        {
            xnack = requested;
        }
        let mut words = target.triple().as_str().split('-').map(str::to_owned);
        let triple = std::array::from_fn(|_| words.next().unwrap_or_else(|| "unknown".to_owned()));
        Self { text: String::new(), triple, processor: processor(target), sramecc, xnack }
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.splitn(5, '-');
        let triple = [words.next()?, words.next()?, words.next()?, words.next()?];
        let triple = triple.map(|word| if word.is_empty() { "unknown" } else { word }.to_owned());
        if !triple[0].starts_with("amdgpu") && triple[0] != "amdgcn" {
            return None;
        }
        let mut parts = words.next().unwrap_or_default().split(':');
        let in_triple = || Triple::new(&triple[0]).ok().and_then(|triple| triple.processor_name());
        let processor = match parts.next().unwrap_or_default() {
            "" => in_triple().unwrap_or_default(),
            processor => processor,
        };
        let features = Processor::find(processor).map(Processor::features);
        let supports = |feature| features.is_some_and(|features| features.contains(feature));
        let mut sramecc = Setting::supported(supports(Feature::SupportsSRAMECC));
        let mut xnack = Setting::supported(supports(Feature::SupportsXNACK));
        for part in parts {
            let setting = if part.ends_with('+') { Setting::On } else { Setting::Off };
            if part.starts_with("xnack") {
                xnack = setting;
            } else if part.starts_with("sramecc") {
                sramecc = setting;
            }
        }
        let processor = Processor::find(processor)
            .map_or(String::new(), |found| canonical(found.name(), found.isa_version()));
        Some(Self { text: text.to_owned(), triple, processor, sramecc, xnack })
    }

    /// Whether the architecture, which may name a processor or a family of them, is that of another target's processor.
    pub fn covers(&self, other: &Self) -> bool {
        let version = self.triple[0].strip_prefix("amdgpu").unwrap_or_default();
        if other.processor.is_empty() || !sub_arches().iter().any(|(known, _)| *known == version) {
            return !other.processor.is_empty();
        }
        let spellings = sub_arches().iter().filter(|(_, processor)| *processor == other.processor);
        let mut spellings = spellings.map(|(spelling, _)| *spelling);
        spellings.any(|spelling| {
            let family = family(spelling);
            spelling == version
                || family == version && family == self::family(version)
                || spelling == family && family == self::family(version)
        })
    }

    /// Whether operating system, vendor and environment are the same.
    pub fn is_compatible(&self, other: &Self) -> bool {
        self.triple[1..] == other.triple[1..]
    }
}

impl fmt::Display for TargetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.triple.join("-"), self.processor)?;
        if self.triple[2].starts_with("amdhsa") {
            for (name, setting) in [("sramecc", self.sramecc), ("xnack", self.xnack)] {
                match setting {
                    Setting::On => write!(f, ":{name}+")?,
                    Setting::Off => write!(f, ":{name}-")?,
                    Setting::Any | Setting::Unsupported => {}
                }
            }
        }
        Ok(())
    }
}

/// The family that an architecture's version belongs to; those of the longer versions come first.
fn family(version: &str) -> &str {
    const FAMILIES: [(&str, &str); 16] = [
        ("8.10", "8.10"),
        ("9.08", "9.08"),
        ("9.0a", "9.0a"),
        ("9.4", "9.4"),
        ("9.5", "9.4"),
        ("10.3", "10.3"),
        ("10", "10.1"),
        ("11.7", "11.7"),
        ("12.5", "12.5"),
        ("6", "6"),
        ("7", "7"),
        ("8", "8"),
        ("9", "9"),
        ("11", "11"),
        ("12", "12"),
        ("13", "13"),
    ];
    FAMILIES.iter().find(|(prefix, _)| version.starts_with(prefix)).map_or("", |(_, family)| family)
}

fn processor(target: &Target) -> String {
    canonical(target.cpu_name(), target.isa_version())
}

fn canonical(name: &str, version: crate::target::IsaVersion) -> String {
    if name.starts_with("generic") || version.major == 0 {
        return String::new();
    }
    if name.starts_with("gfx") {
        return name.to_owned();
    }
    format!("gfx{}{}{:x}", version.major, version.minor, version.stepping)
}
