//! Modifiers: how they are written, which values they take, and what stands where they are left out.

use std::sync::{LazyLock, OnceLock};

use super::group::{Group, places_text};
use super::machine::Machine;
use super::page::Modifier;
use crate::asm::check::memory;
use crate::asm::operands::DIMS;
use crate::asm::operands::spelling::{Spelling, Values, default_value, spellings};
use crate::isa::class::Accepts;
use crate::isa::form::{Form, Slot};
use crate::isa::{Encoding, ImmKind, OperandClass};
use crate::target::Target;

/// Modifiers whose syntax is no name with a value: name, how it is written, which values there are.
const OWN_SYNTAX: [(ImmKind, &str, &str, &str); 9] = [
    (ImmKind::Cpol, "cpol", "cache policy", ""),
    (ImmKind::Dim, "dim", "dim:SQ_RSRC_IMG_…", ""),
    (ImmKind::Dpp8, "dpp8", "dpp8:[…]", "eight lanes, each 0 to 7"),
    (ImmKind::DppCtrl, "dpp_ctrl", "quad_perm:[…], row_shl:…, …", ""),
    (ImmKind::Format, "format", "format:…", "a number, or `[BUF_…]` by name"),
    (ImmKind::IndexKey8Bit, "index_key", "index_key:…", "0 to 3"),
    (ImmKind::IndexKey16Bit, "index_key", "index_key:…", "0 to 1"),
    (ImmKind::IndexKey32Bit, "index_key", "index_key:…", "0 to 1"),
    (ImmKind::Swizzle, "offset", "offset:swizzle(…)", "0 to 65535, or a swizzle by name"),
];

fn own_syntax(class: OperandClass) -> Option<&'static (ImmKind, &'static str, &'static str, &'static str)> {
    let Accepts::Imm(kind) = class.info().accepts else { return None };
    OWN_SYNTAX.iter().find(|(own, ..)| *own == kind)
}

/// The name of a modifier, whatever the GPU.
pub(super) fn name(class: OperandClass) -> &'static str {
    // A page asks for them once for each form, a book millions of times.
    static NAMES: LazyLock<Vec<OnceLock<String>>> =
        LazyLock::new(|| (0..OperandClass::count()).map(|_| OnceLock::new()).collect());
    NAMES.get(class as usize).map_or("", |name| name.get_or_init(|| spelled_name(class)))
}

fn spelled_name(class: OperandClass) -> String {
    if let Some((_, name, ..)) = own_syntax(class) {
        return (*name).to_owned();
    }
    // Names do not depend on the GPU, nearly: the default target will do.
    let spelled = Target::new("amdgcn", "", "").ok().map(|(target, _)| spellings(class, &target));
    match spelled.unwrap_or_default().as_slice() {
        [] => class.info().name.to_ascii_lowercase(),
        [Spelling { name: "mul", .. }, ..] => "omod".to_owned(),
        [first, ..] => first.name.to_owned(),
    }
}

/// The modifiers of an encoding, each once.
pub(super) fn modifiers(group: &Group, machine: &Machine) -> Vec<Modifier> {
    let mut modifiers: Vec<Modifier> = Vec::new();
    for form in &group.forms {
        for operand in form.operands().iter().filter(|operand| operand.slot == Slot::Modifier) {
            if let Some(modifier) = modifier(operand.class, form, group, machine)
                && !modifiers.iter().any(|known| known.syntax == modifier.syntax)
            {
                modifiers.push(modifier);
            }
        }
    }
    modifiers
}

fn modifier(class: OperandClass, form: &Form, group: &Group, machine: &Machine) -> Option<Modifier> {
    let target = &machine.target;
    // What follows from other operands is never written.
    if class == OperandClass::ExpEn {
        return None;
    }
    let places = group.fields_of(name(class), |form, place| {
        form.operands().get(place).is_some_and(|operand| operand.class == class)
    });
    let bits = places.iter().map(|(place, _)| u32::from(place.high - place.low) + 1).sum();
    let spelled = spellings(class, target);
    let (syntax, range) = match (own_syntax(class), spelled.as_slice()) {
        (Some((kind, _, syntax, range)), _) => own(*kind, syntax, range, target),
        (None, []) => (class.info().name.to_owned(), String::new()),
        (None, [Spelling { name: "mul", .. }, ..]) => {
            ("mul:2, mul:4, div:2".to_owned(), "the result times 2, times 4, or halved".to_owned())
        }
        (None, spelled) => {
            let syntax: Vec<String> = spelled.iter().map(written).collect();
            (syntax.join(" or "), values(spelled[0].values, class, form, bits, target))
        }
    };
    let default = default_text(default_value(class, form), class, spelled.first());
    let field =
        places_text(&places).or_else(|| shared_field(class, group)).or_else(|| own_field(&syntax, group));
    Some(Modifier { syntax, field, range, default })
}

/// The field of a modifier that has a bit for each source.
fn shared_field(class: OperandClass, group: &Group) -> Option<String> {
    use OperandClass as C;
    let names: &[&str] = match class {
        C::OpSel => &["OPSEL"],
        C::OpSelHi => &["OPSEL_HI", "OPSEL_HI_2"],
        C::NegLo => &["NEG"],
        C::NegHi => &["NEG_HI"],
        // SRC0 says with DPP8 whether inactive lanes are fetched.
        C::DppFI => &["SRC0"],
        _ => return None,
    };
    let fields = group.fields();
    let base = u32::from(group.layout.bits);
    let found = fields.iter().filter(|field| names.contains(&field.name) && field.low < base);
    let text: Vec<String> = found.map(|field| format!("{} {}", field.name, field.range())).collect();
    (!text.is_empty()).then(|| text.join(", "))
}

/// The field with the name of a word of the syntax.
fn own_field(word: &str, group: &Group) -> Option<String> {
    let fields = group.fields();
    let field = fields.iter().find(|field| field.name.eq_ignore_ascii_case(word))?;
    Some(format!("{} {}", field.name, field.range()))
}

fn own(kind: ImmKind, syntax: &str, range: &str, target: &Target) -> (String, String) {
    match kind {
        ImmKind::Cpol => cache_policy(target),
        ImmKind::Dim => (syntax.to_owned(), DIMS.join(", ")),
        ImmKind::DppCtrl => {
            let newer = target.is_gfx10_plus();
            let words = if newer {
                "quad_perm, row_shl, row_shr, row_ror, row_mirror, row_half_mirror, row_share, row_xmask"
            } else {
                "quad_perm, row_shl, row_shr, row_ror, wave_shl, wave_rol, wave_shr, wave_ror, row_mirror, \
                 row_half_mirror, row_bcast"
            };
            (syntax.to_owned(), words.to_owned())
        }
        _ => (syntax.to_owned(), range.to_owned()),
    }
}

fn cache_policy(target: &Target) -> (String, String) {
    let words = if target.is_gfx12_plus() {
        "th:TH_…, scope:SCOPE_…"
    } else if target.is_gfx940() {
        "sc0, sc1, nt"
    } else if target.is_gfx90a() {
        "glc, slc, scc"
    } else if target.is_gfx10_plus() {
        "glc, slc, dlc"
    } else {
        "glc, slc"
    };
    (words.to_owned(), "cache policy".to_owned())
}

fn written(spelling: &Spelling) -> String {
    match spelling.values {
        Values::Bit => spelling.name.to_owned(),
        Values::Bits => format!("{}:[…]", spelling.name),
        Values::Number(_) | Values::Words(_) => format!("{}:…", spelling.name),
    }
}

fn values(values: Values, class: OperandClass, form: &Form, bits: u32, target: &Target) -> String {
    match values {
        Values::Bit => "on where it is written".to_owned(),
        Values::Bits => "a bit for each source, and for the destination where it has halves".to_owned(),
        Values::Words(words) => words.join(", "),
        Values::Number(limit) => {
            let (least, most) = offset_range(class, form, target).unwrap_or_else(|| {
                let width = (1_i64 << bits.clamp(1, 62)) - 1;
                (0, limit.unwrap_or(width))
            });
            format!("{least} to {most}")
        }
    }
}

/// The range of an offset, which the encoding decides.
pub(super) fn offset_range(class: OperandClass, form: &Form, target: &Target) -> Option<(i64, i64)> {
    use OperandClass as C;
    match (class, form.encoding) {
        (C::FlatOffset, _) => Some(memory::flat_offset_range(form, target)),
        (C::SMEMOffset | C::SMEMOffsetMod | C::OptSMEMOffsetMod, _) => {
            Some(memory::scalar_offset_range(form, target))
        }
        (C::Offset, Encoding::Mubuf | Encoding::Mtbuf) if target.is_gfx12_plus() => {
            Some(memory::buffer_offset_range(target))
        }
        _ => None,
    }
}

fn default_text(value: i64, class: OperandClass, spelling: Option<&Spelling>) -> String {
    match spelling.map(|spelling| spelling.values) {
        Some(Values::Bit) => "off".to_owned(),
        Some(Values::Words(words)) => usize::try_from(value)
            .ok()
            .and_then(|index| words.get(index))
            .map_or_else(|| value.to_string(), |word| (*word).to_owned()),
        Some(Values::Bits) => if value == 0 { "all 0" } else { "all 1" }.to_owned(),
        _ if class == OperandClass::OModSI => "off".to_owned(),
        _ => value.to_string(),
    }
}

/// The words for the values of a modifier, if it has any: for those who read a field.
pub(super) fn word(class: OperandClass, value: u64, target: &Target) -> Option<&'static str> {
    let spelled = spellings(class, target);
    let Values::Words(words) = spelled.first()?.values else { return None };
    words.get(usize::try_from(value).ok()?).copied()
}
