//! The encodings of an instruction: its forms on a GPU, those that share layout and opcode taken together.

use super::machine::Machine;
use super::page::{Field, range};
use crate::isa;
use crate::isa::class::Accepts;
use crate::isa::fill::{Fill, SourceBit};
use crate::isa::form::{Extension, Form, MnemonicId, Slot};
use crate::isa::layout::{FieldPlace, Layout};
use crate::isa::{Encoding, OperandClass};

/// Forms that share layout, extension and opcode, in one generation.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The forms; there is at least one.
    pub forms: Vec<&'static Form>,
    /// One of them, where all are alike.
    pub form: &'static Form,
    /// The layout.
    pub layout: &'static Layout,
    /// The dword that follows.
    pub extension: Option<&'static Layout>,
}

/// What makes encodings of two generations counterparts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// VOP1, VOP2 and VOPC.
    Short(Extension),
    /// VOP3 and its kin.
    Long(Extension),
    /// All others, of which an instruction has one, or some that differ in what they can say.
    Other,
}

/// The encodings of an instruction on a machine: the plain ones first, the shorter before the longer.
pub(super) fn groups(id: MnemonicId, machine: &Machine) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for form in machine.forms(id) {
        let same = groups.iter_mut().find(|group| {
            let own = group.form;
            (own.layout, own.extension, own.opcode) == (form.layout, form.extension, form.opcode)
        });
        match same {
            Some(group) => group.forms.push(form),
            None => groups.extend(Group::new(form, machine.column)),
        }
    }
    groups.sort_by_key(|group| (group.form.extension, group.layout.bits, group.form.opcode));
    groups
}

impl Group {
    fn new(form: &'static Form, column: usize) -> Option<Self> {
        let extension = match form.extension {
            Extension::None => None,
            Extension::Dpp16 => Some(Encoding::Dpp16),
            Extension::Dpp8 => Some(Encoding::Dpp8),
            // SDWA of comparisons names a lane mask.
            Extension::Sdwa
                if form.encoding == Encoding::Vopc && Encoding::Sdwab.layout(column).is_some() =>
            {
                Some(Encoding::Sdwab)
            }
            Extension::Sdwa => Some(Encoding::Sdwa),
        };
        let extension = extension.and_then(|extension| extension.layout(column));
        Some(Self { forms: vec![form], form, layout: form.layout.layout(column)?, extension })
    }

    /// The encoding of a form in a generation.
    pub fn of_form(form: &'static Form, column: usize) -> Option<Self> {
        Self::new(form, column)
    }

    /// The name: `VOP3`, `VOP2 + DPP16`.
    pub fn name(&self) -> String {
        match self.extension {
            Some(extension) => format!("{} + {}", self.layout.name, extension.name),
            None => self.layout.name.to_owned(),
        }
    }

    /// What it is the counterpart of in other generations.
    pub fn kind(&self) -> Kind {
        let form = self.form;
        match form.layout {
            Encoding::Vop1 | Encoding::Vop2 | Encoding::Vopc => Kind::Short(form.extension),
            _ if form.is_vop3() => Kind::Long(form.extension),
            _ => Kind::Other,
        }
    }

    /// Size in bits, without a literal.
    pub fn bits(&self) -> u32 {
        u32::from(self.layout.bits) + self.extension.map_or(0, |extension| u32::from(extension.bits))
    }

    /// The bits of a literal that may follow, or does.
    pub fn literal(&self, machine: &Machine) -> Option<u32> {
        use crate::target::Feature;
        let wide = machine.target.has(Feature::Has64BitLiterals) && self.layout.bits == 32;
        let of_operand = |operand: &crate::isa::form::FormOperand| match operand.class {
            OperandClass::KImmFP64 => Some(64),
            _ if operand.slot == Slot::Imm32 => Some(32),
            class => match class.info().accepts {
                Accepts::Src(rule) if rule.literal => {
                    let is_wide = wide && operand.value_type().is_some_and(isa::ValueType::is_64);
                    Some(if is_wide { 64 } else { 32 })
                }
                _ => None,
            },
        };
        let barred = self.extension.is_some()
            || self.layout.bits > 64
            || self.form.is_vop3() && !machine.target.has(Feature::VOP3Literal);
        if barred {
            return None;
        }
        self.forms.iter().flat_map(|form| form.operands()).filter_map(of_operand).max()
    }

    /// Every field with its place in the whole instruction, highest bit first.
    fn places(&self) -> impl Iterator<Item = (&'static FieldPlace, u32, bool)> {
        let base = u32::from(self.layout.bits);
        let extension = self
            .extension
            .into_iter()
            .flat_map(move |layout| layout.fields.iter().map(move |place| (place, base, true)));
        extension.chain(self.layout.fields.iter().map(|place| (place, 0, false)))
    }

    /// The fields, highest bit first.
    pub fn fields(&self) -> Vec<Field> {
        let field = |(place, offset, extension): (&'static FieldPlace, u32, bool)| {
            let (high, low) = (u32::from(place.high) + offset, u32::from(place.low) + offset);
            let width = high - low + 1;
            let fills = self.fills(place, extension);
            let value = match fills.as_slice() {
                [(Fill::Opcode, _)] => Some(self.opcode_part(place)),
                [(Fill::Encoding(value) | Fill::Fixed(value), _)] => Some(*value),
                _ => None,
            };
            Field {
                name: place.field.name(),
                high,
                low,
                width,
                value: value.map(|value| binary(value, width)),
                holds: self.holds(place, &fills),
            }
        };
        self.places().map(field).collect()
    }

    /// What fills a field in the forms, each once, with a form of which that is true.
    fn fills(&self, place: &FieldPlace, extension: bool) -> Vec<(Fill, &'static Form)> {
        let mut fills: Vec<(Fill, &'static Form)> = Vec::new();
        let mut names: Vec<String> = Vec::new();
        for form in &self.forms {
            let fill = form.fill(place, extension);
            // The same operand may have another place in another form.
            let name = match fill {
                Fill::Operand { place, shift } => format!("{} {shift}", operand_name(form, place)),
                other => format!("{other:?}"),
            };
            if !names.contains(&name) {
                names.push(name);
                fills.push((fill, form));
            }
        }
        fills
    }

    /// What a field holds, in words.
    pub fn held(&self, place: &FieldPlace, extension: bool) -> String {
        self.holds(place, &self.fills(place, extension))
    }

    fn holds(&self, place: &FieldPlace, fills: &[(Fill, &'static Form)]) -> String {
        let mut words: Vec<String> = Vec::new();
        let used = fills.iter().any(|(fill, _)| *fill != Fill::Unused);
        for (fill, form) in fills {
            let word = match fill {
                Fill::Unused if used => continue,
                Fill::Fixed(value) if fills.len() > 1 => of_form(form, place, *value),
                _ => self.hold(place, *fill, form),
            };
            if !words.contains(&word) {
                words.push(word);
            }
        }
        words.join(", or ")
    }

    fn hold(&self, place: &FieldPlace, fill: Fill, form: &'static Form) -> String {
        let width = u32::from(place.high - place.low) + 1;
        match fill {
            Fill::Encoding(_) => "identifies the encoding".to_owned(),
            Fill::Opcode => format!("opcode {}", self.form.opcode),
            Fill::Fixed(value) => format!("always {value}"),
            Fill::Unused if place.field == crate::isa::Field::Reserved => "reserved, 0".to_owned(),
            Fill::Unused => "not used".to_owned(),
            Fill::Extension => {
                format!("says that {} follows", self.extension.map_or("another dword", |layout| layout.name))
            }
            Fill::Operand { place, shift } => {
                let name = operand_name(form, place);
                match (shift, width) {
                    (0, _) => name.to_owned(),
                    (shift, 1) => format!("{name}, bit {shift}"),
                    (shift, _) => format!("{name}, from bit {shift} on"),
                }
            }
            Fill::Sources(bit) => sources_text(self.form, bit, width),
            Fill::Source { place, bit } => format!("{} of {}", bit_name(bit), operand_name(form, place)),
        }
    }

    /// The part of the opcode that lies in a field, where it is in parts.
    fn opcode_part(&self, place: &FieldPlace) -> u64 {
        match self.form.pattern() {
            Some(pattern) => {
                let word = pattern.words.get(usize::from(place.low / 64)).copied().unwrap_or_default();
                word >> (place.low % 64) & (u64::MAX >> (63 - (place.high - place.low)))
            }
            None => u64::from(self.form.opcode),
        }
    }

    /// Opcode and identifying bits in their places, as hexadecimal with all digits of the encoding.
    pub fn identifier(&self) -> String {
        let mut words = [0_u64; 4];
        for place in self.layout.fields {
            let value = match self.form.fill(place, false) {
                Fill::Encoding(value) => value,
                Fill::Opcode => self.opcode_part(place),
                _ => continue,
            };
            let (index, bit) = (usize::from(place.low / 64), place.low % 64);
            words[index] |= value << bit;
            if place.high / 64 > place.low / 64 && bit > 0 {
                words[index + 1] |= value >> (64 - bit);
            }
        }
        let all: String = words.iter().rev().map(|word| format!("{word:016X}")).collect();
        let digits = usize::try_from(self.bits() / 4).unwrap_or(0);
        format!("0x{}", &all[all.len() - digits.min(all.len())..])
    }

    /// The fields that an operand of the group fills: name and bits.
    pub fn fields_of(
        &self,
        name: &str,
        wanted: impl Fn(&Form, usize) -> bool,
    ) -> Vec<(&'static FieldPlace, u32)> {
        let mut found = Vec::new();
        for (place, offset, extension) in self.places() {
            let fills = |form: &&'static Form| match form.fill(place, extension) {
                Fill::Operand { place, .. } => wanted(form, place) && operand_name(form, place) == name,
                _ => false,
            };
            if self.forms.iter().any(fills) {
                found.push((place, offset));
            }
        }
        found
    }
}

/// A field whose value the form decides, mostly by a word of the syntax with the field's name.
fn of_form(form: &Form, place: &FieldPlace, value: u64) -> String {
    let name = place.field.name().to_ascii_lowercase();
    let written = form.operands().iter().any(|operand| match operand.class.info().accepts {
        Accepts::Token(word) => word == name,
        _ => super::modifier::name(operand.class) == name,
    });
    if written { format!("{value} with `{name}`") } else { "depends on the form".to_owned() }
}

/// A number with that many binary digits.
pub(super) fn binary(value: u64, width: u32) -> String {
    format!("{value:0width$b}", width = usize::try_from(width).unwrap_or(64))
}

/// Fields with their bits: `VDST 7:0`.
pub(super) fn places_text(places: &[(&'static FieldPlace, u32)]) -> Option<String> {
    let text = places.iter().map(|(place, offset)| {
        let (high, low) = (u32::from(place.high) + offset, u32::from(place.low) + offset);
        format!("{} {}", place.field.name(), range(high, low))
    });
    let text: Vec<String> = text.collect();
    (!text.is_empty()).then(|| text.join(", "))
}

/// The name of an operand or a modifier of a form.
pub(super) fn operand_name(form: &Form, place: usize) -> &'static str {
    let Some(operand) = form.operands().get(place) else { return "" };
    match operand.slot {
        Slot::Modifier => super::modifier::name(operand.class),
        slot => slot_name(form, slot),
    }
}

/// The name of a slot, as the row of the form has it: `ssrc0` where the manuals do not say `src0`.
pub(super) fn slot_name(form: &Form, slot: Slot) -> &'static str {
    let name = slot.name();
    let scalar = |(own, _): &(&'static str, &'static str)| own.strip_prefix('s') == Some(name);
    match form.row_operands().find(scalar) {
        Some((own, _)) if matches!(slot, Slot::Src0 | Slot::Src1) => own,
        _ => match slot {
            Slot::ImpliedVcc => "vcc",
            _ => name,
        },
    }
}

/// What a bit says of a source.
pub(super) const fn bit_name(bit: SourceBit) -> &'static str {
    match bit {
        SourceBit::Neg => "neg",
        SourceBit::Abs => "abs",
        SourceBit::Sext => "sext",
        SourceBit::OpSel => "op_sel",
        SourceBit::OpSelHi => "op_sel_hi",
        SourceBit::NegHi => "neg_hi",
        SourceBit::Scalar => "not a VGPR",
    }
}

/// The sources that the bits of a field are about, highest first.
fn sources_text(form: &Form, bit: SourceBit, width: u32) -> String {
    let mut names: Vec<&str> = Vec::new();
    if bit == SourceBit::OpSel && width == 4 && form.class_of(Slot::Vdst).is_some() {
        names.push("vdst");
    }
    let sources = [Slot::Src2, Slot::Src1, Slot::Src0];
    names.extend(sources.into_iter().filter(|slot| form.class_of(*slot).is_some()).map(Slot::name));
    format!("{} of {}", bit_name(bit), names.join(", "))
}
