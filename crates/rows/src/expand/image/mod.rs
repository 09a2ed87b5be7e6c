//! MIMG, VIMAGE and VSAMPLE: sizes of addresses and data of image instructions.
//!
//! A row names the parts of an address; the forms are the numbers of dwords that these can take, in one tuple of
//! registers or, from gfx10 on, in registers of their own (NSA, "non-sequential address").

mod sizes;

pub(crate) use sizes::knows;

use super::Context;
use crate::form::{Form, FormOperand, Slot};
use crate::generation::{COLUMNS, Columns};
use crate::image::{Gradients, ImageShape};
use crate::instruction::{MODIFIERS, Row};
use sizes::{DATA_SIZES, EXTRA, RAYS, Ray, TUPLES, sampler_sizes};

/// Generations by what their image instructions look like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Era {
    Gfx6,
    Gfx90a,
    Gfx10,
    Gfx11,
    Gfx12,
    Gfx13,
}

const ERAS: [(Era, &[&str]); 6] = [
    (Era::Gfx6, &["6", "7", "8", "9"]),
    (Era::Gfx90a, &["90a"]),
    (Era::Gfx10, &["10"]),
    (Era::Gfx11, &["11", "117"]),
    (Era::Gfx12, &["12", "125"]),
    (Era::Gfx13, &["13"]),
];

impl Era {
    fn has(self, modifier: &str) -> bool {
        match modifier {
            "dim" | "a16" => self >= Self::Gfx10,
            "da" => self < Self::Gfx10,
            "tfe" => self != Self::Gfx90a,
            _ => true,
        }
    }

    /// VIMAGE and VSAMPLE, which have all addresses in registers of their own.
    fn is_separate(self) -> bool {
        self >= Self::Gfx12
    }
}

/// The registers of an address, each by its number of dwords; one alone is a tuple.
type Address = Vec<u8>;

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    for (era, names) in ERAS {
        let index = |name: &&str| COLUMNS.iter().position(|column| column == name);
        let columns = names
            .iter()
            .filter_map(index)
            .fold(Columns::default(), |set, index| set.with(Columns::one(index)));
        let columns = context.columns.and(columns);
        if !columns.is_empty() {
            let image = Image { context: Context { columns, ..*context }, era };
            image.forms(forms);
        }
    }
}

/// A row in an era.
struct Image<'a> {
    context: Context<'a>,
    era: Era,
}

impl Image<'_> {
    fn row(&self) -> &Row {
        self.context.row
    }

    fn has_sampler(&self) -> bool {
        self.row().operand("ssamp").is_some() || self.row().operand("samp").is_some()
    }

    fn forms(&self, forms: &mut Vec<Form>) {
        let vaddr = self.row().operand("vaddr").unwrap_or_default();
        if self.row().operand("vaddr0").is_some() {
            self.tensor_forms(forms);
            return;
        }
        let mut rays = RAYS.iter().filter(|ray| ray.name == vaddr).peekable();
        if rays.peek().is_some() {
            rays.for_each(|ray| self.ray_forms(ray, forms));
            return;
        }
        let data = self.row().operand("vdata").unwrap_or_default();
        let sizes = DATA_SIZES.iter().find(|(name, _)| *name == data).map_or(&[][..], |(_, sizes)| sizes);
        let off = self.row().has("vdata_off") && self.era >= Era::Gfx10;
        for address in self.addresses(vaddr) {
            for size in sizes.iter().copied().chain(off.then_some(0)) {
                forms.push(self.form(size, &address));
            }
        }
    }

    /// The addresses that there are forms for.
    fn addresses(&self, vaddr: &str) -> Vec<Address> {
        let sizes = if self.has_sampler() { sampler_sizes(vaddr) } else { (1..=4).collect() };
        let mut addresses = Vec::new();
        if !self.era.is_separate() {
            let tuples =
                TUPLES.iter().filter(|(from, to)| sizes.iter().any(|size| (from..=to).contains(&size)));
            addresses.extend(tuples.map(|(_, to)| vec![*to]));
        }
        // Registers beyond those that the encoding has room for follow the last one.
        let (least, most) = match self.era {
            Era::Gfx6 | Era::Gfx90a => return addresses,
            Era::Gfx10 => (2, u8::MAX),
            Era::Gfx11 => (2, 5),
            Era::Gfx12 | Era::Gfx13 => (1, if self.row().encoding == "VSAMPLE" { 4 } else { 5 }),
        };
        for size in sizes.into_iter().filter(|size| *size >= least) {
            let count = size.min(most);
            let mut address = vec![1; usize::from(count)];
            if let Some(last) = address.last_mut() {
                *last = size - count + 1;
            }
            addresses.push(address);
        }
        addresses
    }

    fn form(&self, data: u8, address: &Address) -> Form {
        let mut operands = vec![match data {
            0 => FormOperand::new("off", Slot::Word),
            _ => FormOperand::new(&self.data_class(data), Slot::Field("vdata")),
        }];
        self.add_address(address, &mut operands);
        self.add_rest(&mut operands);
        let vaddr = self.row().operand("vaddr").unwrap_or_default();
        let has = |part: &str| vaddr.split('+').any(|own| own == part);
        let count = |parts: &[&str]| parts.iter().fold(0, |count, part| count + u8::from(has(part)));
        let data_type = self.row().operand("vdata").unwrap_or_default();
        let shape = ImageShape {
            data,
            extra: count(&EXTRA),
            coords: has("coords"),
            lod: count(&["lod", "clamp", "mip"]) > 0,
            gradients: match (has("gradients"), has("half_gradients")) {
                (true, _) => Gradients::Whole,
                (_, true) => Gradients::Half,
                _ => Gradients::None,
            },
            gather: matches!(data_type, "gather" | "samples"),
            msaa: self.row().has("msaa"),
            two_spaces: self.has_sampler()
                && address.len() > 1
                && (self.era == Era::Gfx10 || self.era == Era::Gfx11 && data > 0),
            ..ImageShape::of_address(address)
        };
        self.finish(operands, address, &[], shape)
    }

    fn ray_forms(&self, ray: &Ray, forms: &mut Vec<Form>) {
        let one = vec![1; usize::from(ray.size)];
        let addresses = match self.era {
            Era::Gfx6 | Era::Gfx90a => return,
            Era::Gfx10 => vec![vec![ray.size], one],
            Era::Gfx11 => vec![vec![ray.size], ray.registers.to_vec()],
            Era::Gfx12 | Era::Gfx13 => vec![ray.registers.to_vec()],
        };
        // Fields that hold the same in all rays: LLVM's modifiers for them do not exist here.
        let mut fixed = vec![("DMASK", 15), ("R128", 1), ("A16", u32::from(ray.a16))];
        if !self.era.is_separate() {
            fixed.push(("UNRM", 1));
        }
        for address in addresses {
            let data = self.row().operand("vdata").unwrap_or_default();
            let mut operands = vec![FormOperand::new(data, Slot::Field("vdata"))];
            self.add_address(&address, &mut operands);
            self.add_rest(&mut operands);
            let shape = ImageShape { ray: true, a16: ray.a16, ..ImageShape::of_address(&address) };
            forms.push(self.finish(operands, &address, &fixed, shape));
        }
    }

    /// Tensors have descriptors in the place of addresses; of the four, the last two may be left out.
    fn tensor_forms(&self, forms: &mut Vec<Form>) {
        const NULL: u32 = 124;
        for count in [2, 4] {
            let mut operands = Vec::new();
            self.add_rest(&mut operands);
            let dropped = if count == 2 { 2 } else { 0 };
            operands.drain(count..count + dropped);
            let mut fixed = vec![("DMASK", 1), ("DIM", 1), ("VADDR4", NULL)];
            if dropped > 0 {
                fixed.extend([("VADDR2", NULL), ("VADDR3", NULL)]);
            }
            let shape = ImageShape { tensor: true, ..ImageShape::default() };
            let form = self.context.packed(&self.row().encoding, operands, &fixed);
            forms.push(Form { image: Some(shape), ..form });
        }
    }

    /// The address, in brackets if it has registers of its own.
    fn add_address(&self, address: &Address, operands: &mut Vec<FormOperand>) {
        const SEPARATE: [&str; 5] = ["vaddr0", "vaddr1", "vaddr2", "vaddr3", "vaddr4"];
        const NSA: [&str; 13] = [
            "vaddr", "addr1", "addr2", "addr3", "addr4", "addr5", "addr6", "addr7", "addr8", "addr9",
            "addr10", "addr11", "addr12",
        ];
        let slots: &[&'static str] = if self.era.is_separate() { &SEPARATE } else { &NSA };
        let brackets = address.len() > 1;
        if brackets {
            operands.push(FormOperand::new("[", Slot::Word));
        }
        for (place, (dwords, slot)) in address.iter().zip(slots).enumerate() {
            // On gfx13 the last address without a sampler is among the first 256 registers.
            let low = self.era == Era::Gfx13
                && self.row().encoding == "VSAMPLE"
                && !self.has_sampler()
                && place == 3;
            let class = if low { "VGPR_32_Lo256".to_owned() } else { self.address_class(*dwords) };
            operands.push(FormOperand::new(&class, Slot::Field(slot)));
        }
        if brackets {
            operands.push(FormOperand::new("]", Slot::Word));
        }
    }

    /// Descriptors and modifiers.
    fn add_rest(&self, operands: &mut Vec<FormOperand>) {
        for (name, class) in &self.row().operands {
            if let Some(slot) = Slot::of_operand(name).filter(|_| !matches!(name.as_str(), "vdata" | "vaddr"))
            {
                operands.push(FormOperand::new(class, slot));
            }
        }
        for modifier in self.row().modifiers.iter().filter(|modifier| self.era.has(modifier)) {
            if let Some((_, class)) = MODIFIERS.iter().find(|(name, _)| name == modifier) {
                operands.push(FormOperand::new(class, Slot::Modifier));
            }
        }
    }

    fn finish(
        &self,
        operands: Vec<FormOperand>,
        address: &Address,
        fixed: &[(&str, u32)],
        shape: ImageShape,
    ) -> Form {
        let encoding = self.row().encoding.as_str();
        // Dwords for the addresses after the first, four in each.
        let more = if self.era.is_separate() { 0 } else { (address.len() - 1).div_ceil(4) };
        let layout = ["MIMG", "MIMG_NSA1", "MIMG_NSA2", "MIMG_NSA3"].get(more).filter(|_| more > 0);
        let mut fixed = fixed.to_vec();
        if !self.era.is_separate() {
            fixed.push(("NSA", more as u32));
        }
        let mut form = self.context.packed(layout.unwrap_or(&encoding), operands, &fixed);
        form.needs.push("HasImageInsts".to_owned());
        Form { image: Some(shape), ..form }
    }

    fn data_class(&self, dwords: u8) -> String {
        let bits = 32 * u16::from(dwords);
        match dwords {
            1 => "AV_LdSt_32_Target".to_owned(),
            _ if self.era == Era::Gfx90a && !self.has_sampler() => format!("AV_LdSt_{bits}_Align2"),
            _ => format!("AV_LdSt_{bits}_AlignTarget"),
        }
    }

    fn address_class(&self, dwords: u8) -> String {
        let bits = 32 * u16::from(dwords);
        match dwords {
            1 => "VGPR_32".to_owned(),
            _ if self.era == Era::Gfx90a && !self.has_sampler() => format!("VReg_{bits}_Align2"),
            _ if self.row().has("store") || self.row().has("atomic") => format!("VReg_{bits}"),
            _ => format!("VReg_{bits}_AlignTarget"),
        }
    }
}
