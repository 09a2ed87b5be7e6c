//! Bits of operands that are no variables: those that an operand class, or what a generation lets it be, decides.
//!
//! LLVM's records share fields between generations whose assembler refuses some of their values.

use mcreplay_rows::generation::COLUMNS;

use super::bits::Bit;
use super::shape::Shape;

/// The bits of a cache policy before gfx12, and the generations that have each.
const CACHE_POLICY: [(u8, &[&str]); 2] = [(2, &["10", "11", "117"]), (4, &["90a", "94"])];

/// The bit of a register's number that tells AGPRs from VGPRs, and that which tells VGPRs from others.
const ACCUMULATION: u8 = 9;
const VECTOR: u8 = 8;

/// The bits of a shape in a generation.
pub(super) fn settled(shape: &Shape, column: usize) -> Vec<Bit> {
    let settle = |bit: &Bit| match *bit {
        Bit::Operand { place, bit: number } => {
            let class = shape.classes.get(usize::from(place)).map_or("", String::as_str);
            value(class, number, COLUMNS.get(column).copied().unwrap_or_default()).map_or(*bit, Bit::Fixed)
        }
        other => other,
    };
    shape.bits.iter().map(settle).collect()
}

/// The number of M0, before gfx11 and since.
const M0: [u8; 2] = [124, 125];

/// What a bit of an operand always is in a generation; none where it may be either.
fn value(class: &str, bit: u8, column: &str) -> Option<bool> {
    if class.starts_with("CPol") {
        return match (class, bit) {
            // The word decides the form.
            ("CPol_GLC", 0) => Some(true),
            ("CPol_NonGLC", 0) => Some(false),
            _ if matches!(column, "12" | "125" | "13") => None,
            _ => {
                let has = CACHE_POLICY.iter().find(|(known, _)| *known == bit)?.1;
                (!has.contains(&column)).then_some(false)
            }
        };
    }
    if class == "M0" {
        let since11 = COLUMNS.iter().skip_while(|known| **known != "11").any(|known| *known == column);
        return Some(M0[usize::from(since11)] >> bit & 1 != 0);
    }
    match bit {
        ACCUMULATION if class.starts_with("AReg_") || class == "AGPR_32" => Some(true),
        ACCUMULATION if class.starts_with("VReg_") || class.starts_with("VGPR_") => Some(false),
        // Memory takes AGPRs from gfx90a on, matrix products do already on gfx908.
        ACCUMULATION if class.starts_with("AV_LdSt") => (!matches!(column, "90a" | "94")).then_some(false),
        VECTOR if class.starts_with("VReg_") || class.starts_with("VGPR_32") => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_and_generations_decide_bits() {
        assert_eq!(value("CPol_GLC", 0, "9"), Some(true));
        assert_eq!(value("CPol", 4, "9"), Some(false));
        assert_eq!(value("CPol", 4, "90a"), None);
        assert_eq!(value("CPol", 4, "12"), None);
        assert_eq!(value("AReg_64", 9, "90a"), Some(true));
        assert_eq!(value("AV_LdSt_32_Target", 9, "8"), Some(false));
        assert_eq!(value("VSrc_b32", 8, "9"), None);
    }
}
