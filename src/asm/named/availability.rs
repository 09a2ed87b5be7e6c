//! Where a name exists, and tables of names with their numbers.

use crate::target::{Feature, Target};

/// Where a name exists, in terms of features, as LLVM's `isGFX9Plus` and its like decide it.
///
/// Some names belong to a part of a generation only (gfx940's or gfx1030's), so a range of generations would
/// not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say which generations are meant")]
pub enum Availability {
    Everywhere,
    Gfx6To8,
    Gfx6To9,
    Gfx6To10,
    /// Export parameters left with gfx11 and came back with gfx13.
    Gfx6To10OrGfx13,
    Gfx6To11,
    Gfx8To10,
    Gfx9To10,
    Gfx9To11,
    Gfx9Plus,
    /// gfx940, gfx942, gfx950.
    Gfx940,
    Gfx10,
    /// gfx1010 to gfx1013.
    Gfx10Before1030,
    /// gfx1030 to gfx11.
    Gfx1030To11,
    Gfx10To11,
    Gfx10Plus,
    /// What has gfx1030's encodings: from gfx1030 on.
    Gfx1030Plus,
    Gfx11,
    Gfx11Plus,
    Gfx12Plus,
    Gfx1250Plus,
}

impl Availability {
    /// Whether the name exists on this target.
    #[must_use]
    pub fn holds(self, target: &Target) -> bool {
        let has = |feature| target.has(feature);
        match self {
            Self::Everywhere => true,
            Self::Gfx6To8 => !target.is_gfx9_plus(),
            Self::Gfx6To9 => target.is_si() || target.is_ci() || target.is_vi() || target.is_gfx9(),
            Self::Gfx6To10 => !target.is_gfx11_plus(),
            Self::Gfx6To10OrGfx13 => !target.is_gfx11_plus() || target.is_gfx13(),
            Self::Gfx6To11 => !target.is_gfx12_plus(),
            Self::Gfx8To10 => target.is_vi() || target.is_gfx9() || target.is_gfx10(),
            Self::Gfx9To10 => target.is_gfx9() || target.is_gfx10(),
            Self::Gfx9To11 => target.is_gfx9() || target.is_gfx10() || target.is_gfx11(),
            Self::Gfx9Plus => target.is_gfx9_plus(),
            Self::Gfx940 => target.is_gfx940(),
            Self::Gfx10 => target.is_gfx10(),
            Self::Gfx10Before1030 => target.is_gfx10() && !has(Feature::GFX10_BEncoding),
            Self::Gfx1030To11 => has(Feature::GFX10_BEncoding) && !target.is_gfx12_plus(),
            Self::Gfx10To11 => target.is_gfx10() || target.is_gfx11(),
            Self::Gfx10Plus => target.is_gfx10_plus(),
            Self::Gfx1030Plus => has(Feature::GFX10_BEncoding),
            Self::Gfx11 => target.is_gfx11(),
            Self::Gfx11Plus => target.is_gfx11_plus(),
            Self::Gfx12Plus => target.is_gfx12_plus(),
            Self::Gfx1250Plus => target.is_gfx1250_plus(),
        }
    }
}

/// A name, the number that it stands for, and where.
#[derive(Clone, Copy, Debug)]
pub struct NamedValue {
    /// As written in the source.
    pub name: &'static str,
    /// Its number in the field.
    pub value: u32,
    /// Where the pair exists.
    pub on: Availability,
}

/// A row of a table of names.
pub(super) const fn row(name: &'static str, value: u32, on: Availability) -> NamedValue {
    NamedValue { name, value, on }
}

/// What a table says about a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// It stands for this number.
    Value(u32),
    /// It exists, but not on this target.
    Unsupported,
    /// No such name.
    Unknown,
}

/// Looks up what `name` stands for on this target. The first row that applies counts.
pub(super) fn value_of(table: &[NamedValue], name: &[u8], target: &Target) -> Lookup {
    let mut result = Lookup::Unknown;
    for row in table.iter().filter(|row| row.name.as_bytes() == name) {
        if row.on.holds(target) {
            return Lookup::Value(row.value);
        }
        result = Lookup::Unsupported;
    }
    result
}

/// Looks up the name of `value` on this target. The first row that applies counts: aliases come later.
pub(super) fn name_of(table: &[NamedValue], value: u32, target: &Target) -> Option<&'static str> {
    table.iter().find(|row| row.value == value && row.on.holds(target)).map(|row| row.name)
}
