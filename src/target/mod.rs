//! What code is assembled for: triples, processors, features, generations.
//!
//! The facts stand in `features.rows`, `processors.rows` and `predicates.rows`; the build compiles them into constant
//! tables. How a processor, `-mattr` and the defaults combine follows LLVM's `MCSubtargetInfo` and its AMDGPU part.

mod architecture;
mod generation;
mod modes;
mod set;
mod tables;
mod triple;

use std::fmt;

pub use architecture::Architecture;
pub use generation::Generation;
pub use modes::Mode;
pub use set::{Member, Set};
pub use tables::{Feature, FeatureSet, Predicate, PredicateSet};
pub(crate) use triple::sub_arches;
pub use triple::{Os, Triple};

/// A triple, a processor and its features, with everything that follows from them.
///
/// ```
/// use mcreplay::target::{Feature, Target};
/// let (target, warnings) = Target::new("amdgcn-amd-amdhsa", "gfx1100", "+wavefrontsize64")?;
/// assert!(warnings.is_empty() && target.is_gfx11() && target.has(Feature::RealTrue16Insts));
/// assert_eq!(target.wavefront_size(), 64);
/// # Ok::<(), mcreplay::target::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    triple: Triple,
    cpu: String,
    isa: IsaVersion,
    features: FeatureSet,
    predicates: PredicateSet,
    /// What follows from the features; it is asked for all the time.
    generation: Option<Generation>,
}

/// Version of an instruction set, as in `gfx1030`: 10, 3, 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IsaVersion {
    /// The generation; 0 for a processor that is not known.
    pub major: u8,
    /// Position within the generation.
    pub minor: u8,
    /// The last digit, `0xa` to `0xf` for a letter.
    pub stepping: u8,
}

/// A processor that `-mcpu` can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Processor {
    name: &'static str,
    features: FeatureSet,
    isa: IsaVersion,
}

/// Something that was ignored, in LLVM's words: one line for standard error, without prefix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetWarning(String);

/// Why there is no target.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TargetError {
    /// The triple names an architecture that is not AMD's.
    UnknownTriple(String),
    /// AMD's GPUs before GCN are none of this assembler's.
    R600,
    /// There is no processor with this name.
    UnknownProcessor(String),
    /// There is no feature with this name; the word stands here with its sign.
    UnknownFeature(String),
}

impl Target {
    /// A target from a triple, a processor name and a list of features (`+real-true16,-xnack`), each as llvm-mc takes
    /// it: a name that is not known is ignored, with a warning.
    ///
    /// An empty `cpu` leaves the choice to the triple, or else to the features; no features at all mean gfx6. Without
    /// a wavefront size, gfx10 and later take 32. With both sizes asked for, 32 wins where it exists.
    ///
    /// # Errors
    /// A triple of another architecture.
    pub fn new(triple: &str, cpu: &str, features: &str) -> Result<(Self, Vec<TargetWarning>), TargetError> {
        let triple = Triple::new(triple)?;
        let cpu = if cpu.is_empty() { triple.processor_name().unwrap_or_default() } else { cpu };
        let mut warnings = Vec::new();
        let mut set = FeatureSet::EMPTY;
        let mut isa = IsaVersion::default();
        if let Some(processor) = Processor::find(cpu) {
            set = processor.features;
            isa = processor.isa;
        } else if !cpu.is_empty() {
            // LLVM looks the processor up twice, for its features and for its scheduling model, and says so twice.
            let text = format!("'{cpu}' is not a recognized processor for this target (ignoring processor)");
            warnings.extend([TargetWarning(text.clone()), TargetWarning(text)]);
        }
        for flag in features.split(',').filter(|flag| !flag.is_empty()) {
            apply_flag(&mut set, flag, &mut warnings);
        }
        settle_defaults(&mut set);
        let predicates = tables::evaluate(&set);
        let generation = generation::of(&set);
        Ok((Self { triple, cpu: cpu.to_owned(), isa, features: set, predicates, generation }, warnings))
    }

    /// A target from the name of a processor (`gfx1100`) and a list of features, with the triple `amdgcn`.
    ///
    /// Unlike [`Target::new`], which does as llvm-mc, this ignores no word.
    ///
    /// # Errors
    /// A processor or a feature with that name does not exist.
    pub fn for_processor(cpu: &str, features: &str) -> Result<Self, TargetError> {
        if Processor::find(cpu).is_none() {
            return Err(TargetError::UnknownProcessor(cpu.to_owned()));
        }
        let unknown =
            |flag: &&str| Feature::find(&flag.trim_start_matches(['+', '-']).to_lowercase()).is_none();
        let mut words = features.split(',').filter(|flag| !flag.is_empty());
        if let Some(flag) = words.find(unknown) {
            return Err(TargetError::UnknownFeature(flag.to_owned()));
        }
        Self::new("amdgcn", cpu, features).map(|(target, _)| target)
    }

    /// The triple.
    #[must_use]
    pub fn triple(&self) -> &Triple {
        &self.triple
    }

    /// The processor's name as it was given, or as the triple implies it; empty if neither names one.
    #[must_use]
    pub fn cpu_name(&self) -> &str {
        &self.cpu
    }

    /// Version of the processor's instruction set; all 0 for one that is not known.
    #[must_use]
    pub fn isa_version(&self) -> IsaVersion {
        self.isa
    }

    /// Whether the target has a feature.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(feature)
    }

    /// All features, those implied included.
    #[must_use]
    pub fn features(&self) -> &FeatureSet {
        &self.features
    }

    /// The predicates that hold. An instruction is available if all of its predicates are among them.
    #[must_use]
    pub fn predicates(&self) -> &PredicateSet {
        &self.predicates
    }

    /// The same target with a wavefront of 32 lanes: to tell whether an instruction would exist there.
    #[must_use]
    pub fn with_wavefront_size_32(&self) -> Self {
        let mut features = self.features;
        features.remove(Feature::WavefrontSize64);
        features.insert(Feature::WavefrontSize32);
        Self { features, predicates: tables::evaluate(&features), ..self.clone() }
    }

    /// Lanes of a wavefront: 32 or 64.
    #[must_use]
    pub fn wavefront_size(&self) -> u32 {
        if self.has(Feature::WavefrontSize32) { 32 } else { 64 }
    }
}

impl Processor {
    /// The processor with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        let index = tables::PROCESSORS.binary_search_by_key(&name, |processor| processor.name);
        index.ok().map(|index| &tables::PROCESSORS[index])
    }

    /// All processors, in the order of their names.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &tables::PROCESSORS
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether the name stands for several GPUs in common: `gfx11-generic`.
    #[must_use]
    pub fn is_generic(&self) -> bool {
        self.name.contains("generic")
    }

    /// Version of its instruction set.
    #[must_use]
    pub fn isa_version(&self) -> IsaVersion {
        self.isa
    }

    /// Its features, those implied included, before any `-mattr` and default.
    #[must_use]
    pub fn features(&self) -> &FeatureSet {
        &self.features
    }
}

impl Feature {
    /// The feature with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        let index = tables::FEATURE_NAMES.binary_search(&name);
        index.ok().and_then(Self::from_index)
    }

    /// The name for `-mattr`.
    #[must_use]
    pub fn name(self) -> &'static str {
        tables::FEATURE_NAMES[self.index()]
    }
}

impl fmt::Display for TargetWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownTriple(triple) => {
                write!(f, "unable to get target for '{triple}', see --version and --triple.")
            }
            Self::R600 => f.write_str("r600 is not supported, only amdgcn and amdgpu are"),
            Self::UnknownProcessor(name) => write!(f, "there is no processor '{name}'"),
            Self::UnknownFeature(word) => write!(f, "there is no feature '{word}'"),
        }
    }
}

impl std::error::Error for TargetError {}

/// Applies one word of `-mattr`. A word without a sign enables, and is lowered like the others.
fn apply_flag(set: &mut FeatureSet, flag: &str, warnings: &mut Vec<TargetWarning>) {
    let flag =
        if flag.starts_with(['+', '-']) { flag.to_lowercase() } else { format!("+{flag}").to_lowercase() };
    match Feature::find(&flag[1..]) {
        Some(feature) if flag.starts_with('+') => set.insert_all(&tables::IMPLIES[feature.index()]),
        Some(feature) => set.remove_all(&tables::IMPLIED_BY[feature.index()]),
        None => warnings.push(TargetWarning(format!(
            "'{flag}' is not a recognized feature for this target (ignoring feature)"
        ))),
    }
}

/// Fills in what neither processor nor features decide: a generation and one wavefront size.
fn settle_defaults(set: &mut FeatureSet) {
    let wave32 = set.contains(Feature::WavefrontSize32);
    let wave64 = set.contains(Feature::WavefrontSize64);
    if set.is_empty() {
        // The generation alone, without what it implies, as LLVM has it.
        set.insert(Feature::SouthernIslands);
    }
    match (wave32, wave64) {
        (false, false) if generation::is_gfx10_plus(set) => set.insert(Feature::WavefrontSize32),
        (false, false) => set.insert(Feature::WavefrontSize64),
        (true, true) => {
            // gfx1250 has nothing but wave32, so that asking it for wave64 asks for both: LLVM obeys.
            let keeps_wave32 = generation::is_gfx10_plus(set) && !generation::is_gfx1250(set);
            set.remove(if keeps_wave32 { Feature::WavefrontSize64 } else { Feature::WavefrontSize32 });
            // Both were asked for: instructions of either size assemble. LLVM toggles, so asking for it undoes it.
            set.toggle(Feature::AssemblerPermissiveWavesize);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(triple: &str, cpu: &str, features: &str) -> Target {
        let (target, warnings) = Target::new(triple, cpu, features).unwrap();
        assert_eq!(warnings, []);
        target
    }

    fn warnings(cpu: &str, features: &str) -> Vec<String> {
        let (_, warnings) = Target::new("amdgcn", cpu, features).unwrap();
        warnings.iter().map(ToString::to_string).collect()
    }

    /// What llvm-mc 23.1.1 prints.
    #[test]
    fn unknown_names_are_ignored_with_a_warning() {
        let cpu = "'gfx800' is not a recognized processor for this target (ignoring processor)";
        assert_eq!(warnings("gfx800", ""), [cpu, cpu]);
        assert_eq!(
            warnings("", "foo,-BAR"),
            [
                "'+foo' is not a recognized feature for this target (ignoring feature)",
                "'-bar' is not a recognized feature for this target (ignoring feature)",
            ]
        );
    }

    #[test]
    fn unknown_names_are_refused_where_none_is_ignored() {
        let refused = |cpu, features| Target::for_processor(cpu, features).unwrap_err();
        assert_eq!(refused("gfx800", ""), TargetError::UnknownProcessor("gfx800".to_owned()));
        assert_eq!(refused("", ""), TargetError::UnknownProcessor(String::new()));
        let unknown = TargetError::UnknownFeature("-bar".to_owned());
        assert_eq!(refused("gfx1100", "+wavefrontsize64,-bar"), unknown);
        assert_eq!(unknown.to_string(), "there is no feature '-bar'");
        assert_eq!(
            Target::for_processor("gfx1100", "+wavefrontsize64"),
            Ok(target("amdgcn", "gfx1100", "+wavefrontsize64"))
        );
    }

    #[test]
    fn disabling_a_feature_disables_what_implies_it() {
        let target = target("amdgcn", "gfx900", "-flat-address-space");
        for gone in [Feature::FlatAddressSpace, Feature::FlatGlobalInsts, Feature::GFX9] {
            assert!(!target.has(gone), "{gone:?}");
        }
        assert!(target.has(Feature::GFX9Insts));
        assert_eq!(target.generation(), None);
    }

    #[test]
    fn wavefront_sizes() {
        for (cpu, features, size, permissive) in [
            ("tahiti", "", 64, false),
            ("generic-hsa", "", 64, false),
            ("gfx1010", "", 32, false),
            ("gfx1100", "+wavefrontsize64", 64, false),
            ("gfx1100", "+wavefrontsize32,+wavefrontsize64", 32, true),
            ("gfx1100", "+wavefrontsize32,+wavefrontsize64,+assembler-permissive-wavesize", 32, false),
            ("gfx900", "+wavefrontsize32", 64, true),
            ("gfx1250", "", 32, false),
            ("gfx1250", "+wavefrontsize64", 64, true),
        ] {
            let target = target("amdgcn", cpu, features);
            assert_eq!(target.wavefront_size(), size, "{cpu} {features}");
            assert_eq!(target.has(Feature::WavefrontSize32), size == 32, "{cpu} {features}");
            assert_eq!(target.has(Feature::WavefrontSize64), size == 64, "{cpu} {features}");
            assert_eq!(target.has(Feature::AssemblerPermissiveWavesize), permissive, "{cpu} {features}");
        }
    }

    #[test]
    fn other_wavefront_size() {
        let wave64 = target("amdgcn", "gfx1100", "+wavefrontsize64");
        assert_eq!(wave64.with_wavefront_size_32(), target("amdgcn", "gfx1100", "+wavefrontsize32"));
        assert!(wave64.predicates().contains(Predicate::isWave64));
        assert!(!wave64.with_wavefront_size_32().predicates().contains(Predicate::isWave64));
    }

    #[test]
    fn no_processor_means_southern_islands() {
        let target = target("amdgcn", "", "");
        assert!(target.is_si() && !target.has(Feature::FP64));
        assert_eq!(target.generation(), Some(Generation::Gfx6));
    }

    #[test]
    fn generations() {
        let all =
            ["tahiti", "bonaire", "tonga", "gfx90a", "gfx1030", "gfx1170", "gfx1200", "gfx1251", "gfx1310"];
        let generations: Vec<_> = all.map(|cpu| target("amdgcn", cpu, "").generation()).into();
        assert!(generations.is_sorted() && generations.iter().all(Option::is_some), "{generations:?}");
        assert!(target("amdgcn", "gfx1251", "").is_gfx12() && target("amdgcn", "gfx1251", "").is_gfx1250());
        assert!(
            !target("amdgcn", "gfx1310", "").is_gfx1250()
                && target("amdgcn", "gfx1310", "").is_gfx1250_plus()
        );
        assert!(
            !target("amdgcn", "gfx1100", "").is_gfx12_plus()
                && target("amdgcn", "gfx1100", "").is_gfx10_plus()
        );
    }
}
