//! The name of a target in code objects: triple, processor, and what was said of XNACK and SRAM ECC.

use crate::target::{Feature, Target};

/// The target's name as `.amdgcn_target` prints it.
pub(super) fn target_id(target: &Target, features: &str) -> String {
    let mut words: Vec<&str> = target.triple().as_str().split('-').collect();
    words.resize(4.max(words.len()), "unknown");
    let mut id = format!("{}-{}", words[..4].join("-"), processor(target));
    let settings = [("sramecc", Feature::SupportsSRAMECC), ("xnack", Feature::SupportsXNACK)];
    for (name, supported) in settings {
        let said = features.split(',').rev().find_map(|word| {
            let sign = word.strip_suffix(name)?;
            matches!(sign, "+" | "-" | "").then_some(if sign == "-" { '-' } else { '+' })
        });
        if let Some(sign) = said
            && target.has(supported)
        {
            id.push_str(&format!(":{name}{sign}"));
        }
    }
    id
}

/// The processor's name with a version in it; nothing for one without a version.
fn processor(target: &Target) -> String {
    let name = target.cpu_name();
    let version = target.isa_version();
    if name.starts_with("generic") || version.major == 0 {
        return String::new();
    }
    if name.starts_with("gfx") {
        return name.to_owned();
    }
    format!("gfx{}{}{:x}", version.major, version.minor, version.stepping)
}
