//! Encodings: size, mask, and where each field lies, against our layouts.

use mcreplay_rows::isa_rows::IsaRows;
use mcreplay_rows::layout::Layout;

use super::architecture::Gpu;
use super::encodings::{Encodings, Follows, Known};
use super::{Found, Summary, What};
use crate::sync_isa::xml::{Bits, Document, Encoding};

/// Compares all encodings that a file describes.
pub(super) fn compare(
    isa: &IsaRows,
    gpu: &Gpu,
    encodings: &Encodings,
    document: &Document,
    summary: &mut Summary,
    found: &mut Found,
) {
    for encoding in &document.encodings {
        let Some(Known::Same { layouts, follows }) = encodings.get(&encoding.name) else { continue };
        summary.encodings += 1;
        match Ours::new(isa, gpu, layouts, *follows) {
            Some(ours) => ours.compare(encoding, found),
            None => {
                let (bits, ours, processor) = (encoding.bits, layouts.join(","), gpu.processor);
                let detail = format!("AMD {bits} bits, ours has no {ours} on {processor}");
                found.add(What::Length, &encoding.name, detail);
            }
        }
    }
}

/// One of our layouts with what follows it.
struct Ours {
    /// Fields with their places, lowest bit first. A reserved field has no name.
    fields: Vec<(String, Vec<u32>)>,
    /// The bits that tell opcode and encoding.
    mask: Bits,
    bits: u32,
}

impl Ours {
    fn new(isa: &IsaRows, gpu: &Gpu, layouts: &[&str], follows: Follows) -> Option<Self> {
        let find = |name: &str| {
            isa.layouts.iter().find(|own| own.name == name && !own.columns.and(gpu.columns).is_empty())
        };
        let mut ours = Self { fields: Vec::new(), mask: Bits::default(), bits: 0 };
        ours.add(layouts.iter().find_map(|name| find(name))?);
        match follows {
            Follows::Nothing => {}
            Follows::Literal => ours.add_field("LITERAL", 32),
            Follows::Extension { layout, .. } => ours.add(find(layout)?),
        }
        Some(ours)
    }

    fn add(&mut self, layout: &Layout) {
        let base = self.bits;
        let before = self.fields.len();
        for field in layout.fields.iter().rev() {
            let places: Vec<u32> = (field.low..=field.high).map(|place| base + u32::from(place)).collect();
            let is_opcode = field.name == "OP" || field.name == "OPX" || field.name == "OPY";
            if field.fixed.is_some() || is_opcode {
                places.iter().for_each(|place| self.mask.set(*place));
            }
            // Where a dword takes over the first source, AMD's name for it is another.
            let name = if base > 0 && field.name == "SRC0" { "VSRC0" } else { &field.name };
            // Two fields of one name are one field in two places.
            let known = self.fields.iter_mut().skip(before).find(|(own, _)| own == name && own != "-");
            match known {
                Some((_, known)) if field.shift == 0 => {
                    known.splice(0..0, places);
                }
                Some((_, known)) => known.extend(places),
                None => self.fields.push((name.to_owned(), places)),
            }
        }
        self.bits += u32::from(layout.bits);
    }

    fn add_field(&mut self, name: &str, bits: u32) {
        self.fields.push((name.to_owned(), (self.bits..self.bits + bits).collect()));
        self.bits += bits;
    }

    fn compare(&self, encoding: &Encoding, found: &mut Found) {
        let mut add = |what, field: &str, detail: String| {
            let subject = if field.is_empty() { String::new() } else { format!(" {field}") };
            found.add(what, format!("{}{subject}", encoding.name), detail);
        };
        if encoding.bits != self.bits {
            add(What::Length, "", format!("AMD {} bits, ours {}", encoding.bits, self.bits));
        }
        if encoding.mask != self.mask {
            let (amd, ours) = (encoding.mask.hex(encoding.bits), self.mask.hex(self.bits));
            add(What::Mask, "", format!("AMD {amd}, ours {ours}"));
        }
        for field in &encoding.fields {
            let places: Vec<u32> = field.places().collect();
            match self.parts(&places) {
                Parts::Whole(names) if names == field.name => {}
                Parts::Whole(names) => {
                    let at = told(&places);
                    add(What::Name, &field.name, format!("at {at} AMD {}, ours {names}", field.name));
                }
                Parts::Others(ours) => {
                    add(What::Field, &field.name, format!("AMD {}, ours {ours}", told(&places)));
                }
            }
        }
        for (name, places) in self.fields.iter().filter(|(name, _)| name != "-") {
            let covers =
                |place: &u32| encoding.fields.iter().any(|field| field.places().any(|own| own == *place));
            if !places.iter().any(covers) {
                add(What::Field, name, format!("AMD nothing, ours {}", told(places)));
            }
        }
    }

    /// Our fields at some places: whole ones one after the other, or how they lie.
    fn parts(&self, places: &[u32]) -> Parts {
        let mut rest = places;
        let mut names = Vec::new();
        while let Some(first) = rest.first() {
            let at = self.fields.iter().find(|(name, own)| name != "-" && own.first() == Some(first));
            match at.and_then(|(name, own)| Some((name, rest.strip_prefix(own.as_slice())?))) {
                Some((name, after)) => {
                    names.push(name.as_str());
                    rest = after;
                }
                None => return Parts::Others(self.lie(places)),
            }
        }
        Parts::Whole(names.join(" "))
    }

    /// Each of our fields that has some of the places.
    fn lie(&self, places: &[u32]) -> String {
        let has = |own: &Vec<u32>| own.iter().any(|place| places.contains(place));
        let fields = self.fields.iter().filter(|(_, own)| has(own));
        let words: Vec<String> = fields
            .map(|(name, own)| match name.as_str() {
                "-" => format!("reserved {}", told(own)),
                _ => format!("{name} {}", told(own)),
            })
            .collect();
        if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
    }
}

/// What lies where a field of AMD's lies.
enum Parts {
    /// One or more of our fields, and nothing else of them elsewhere.
    Whole(String),
    /// Something else, in words.
    Others(String),
}

/// Places as `high:low`, the range with the lowest bits of the value last.
pub(super) fn told(places: &[u32]) -> String {
    let runs = places.chunk_by(|low, high| low.checked_add(1) == Some(*high));
    let mut words: Vec<String> = runs
        .map(|run| match run {
            [low, .., high] => format!("{high}:{low}"),
            _ => run.iter().map(ToString::to_string).collect(),
        })
        .collect();
    words.reverse();
    words.join(" ")
}
