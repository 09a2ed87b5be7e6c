//! A kernel descriptor in the making: its words as expressions, and the values that are needed once all fields are read.

use super::fields::{
    self, Bits, DEFAULTS, FIELDS, Field, KEPT, Kept, Place, SGPR_BLOCKS, Shown, VGPR_BLOCKS, WORDS,
};
use crate::asm::expr::{BinaryOp, Exprs, Function, Value};
use crate::asm::fold::fold;
use crate::asm::gpr_rules::{FIXED_SGPRS, SGPR_GRANULE, align_to};
use crate::asm::symbol::Symbols;
use crate::asm::token::Span;
use crate::target::{Feature, Target};

/// A kernel descriptor that is being read.
#[derive(Clone, Debug)]
pub struct Descriptor {
    pub name: Box<[u8]>,
    words: [Value; WORDS],
    kept: [Option<Value>; KEPT],
    /// Where the values of the next free registers stand, for messages: VGPRs, SGPRs.
    pub ranges: [Span; 2],
    /// The fields that have been named, by their place in the table.
    seen: u64,
    /// How many SGPRs the fields so far make for the kernel.
    pub implied_user_sgprs: u32,
}

/// Expressions and symbols, to make further expressions with.
pub struct Maker<'a> {
    pub exprs: &'a mut Exprs,
    pub symbols: &'a Symbols,
}

/// What is wrong with a descriptor as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A value does not fit; where it stands.
    OutOfRange(Span),
    /// Something else, which is reported where the descriptor ends.
    Other(String),
}

impl From<&str> for Fault {
    fn from(message: &str) -> Self {
        Self::Other(message.to_owned())
    }
}

impl Maker<'_> {
    /// Makes a value; a number if it is known as a whole.
    pub fn make(&mut self, build: impl FnOnce(&mut Exprs) -> Value) -> Value {
        let mark = self.exprs.mark();
        let value = build(self.exprs);
        self.exprs.settle(self.symbols, value, mark)
    }

    /// An operator between two values.
    pub fn operator(&mut self, op: BinaryOp, left: Value, right: Value) -> Value {
        self.make(|exprs| exprs.operator(op, left, right))
    }

    /// The value as a number, if it is known.
    pub fn number(&self, value: Value) -> Option<i64> {
        self.exprs.absolute(self.symbols, value)
    }

    /// A shift by a distance that is not 0.
    pub fn shift(&mut self, op: BinaryOp, value: Value, distance: u8) -> Value {
        if distance == 0 { value } else { self.operator(op, value, Value::Absolute(i64::from(distance))) }
    }

    /// A word with other bits in it.
    fn set(&mut self, word: Value, bits: Bits, value: Value) -> Value {
        let mask = bits.mask().cast_signed();
        let rest = self.make(|exprs| {
            let complement = exprs.complement(mask);
            exprs.operator(BinaryOp::And, word, complement)
        });
        let shifted = self.operator(BinaryOp::Shl, value, Value::Absolute(i64::from(bits.shift)));
        self.operator(BinaryOp::Or, rest, shifted)
    }

    /// Some bits of a word.
    fn get(&mut self, word: Value, bits: Bits) -> Value {
        self.make(|exprs| {
            let masked = exprs.operator(BinaryOp::And, word, Value::Absolute(bits.mask().cast_signed()));
            exprs.operator(BinaryOp::LShr, masked, Value::Absolute(i64::from(bits.shift)))
        })
    }

    /// How many units of registers there are, less one.
    fn blocks(&mut self, registers: Value, granule: i64) -> Value {
        let (one, granule) = (Value::Absolute(1), Value::Absolute(granule));
        self.make(|exprs| {
            let some = exprs.function(Function::Max, &[registers, one]);
            let rounded = exprs.function(Function::AlignTo, &[some, granule]);
            let blocks = exprs.operator(BinaryOp::Div, rounded, granule);
            exprs.operator(BinaryOp::Sub, blocks, one)
        })
    }
}

/// How many SGPRs the hardware can fill before a kernel starts.
pub fn max_user_sgprs(target: &Target) -> u32 {
    if target.is_gfx1250_plus() { 32 } else { 16 }
}

impl Descriptor {
    /// A descriptor that says what goes without saying.
    pub fn new(name: &[u8], target: &Target) -> Self {
        let mut words = [0i64; WORDS];
        for (name, value, holds) in DEFAULTS {
            if let Some(Field { place: Place::Bits(bits), .. }) = fields::find(name.as_bytes(), target)
                .filter(|field| field.unmet(target).is_none() && holds(target))
                && let Some(word) = words.get_mut(bits.word as usize)
            {
                *word |= value << bits.shift;
            }
        }
        Self {
            name: name.into(),
            words: words.map(Value::Absolute),
            kept: [None; KEPT],
            ranges: [Span::default(); 2],
            seen: 0,
            implied_user_sgprs: 0,
        }
    }

    /// Notes that a field has been named; says whether it is the first time.
    pub fn see(&mut self, name: &[u8]) -> bool {
        let Some(index) = FIELDS.iter().position(|field| field.name.as_bytes() == name) else { return true };
        let first = self.seen & 1 << index == 0;
        self.seen |= 1 << index;
        first
    }

    /// Sets bits of a word.
    pub fn set(&mut self, maker: &mut Maker<'_>, bits: Bits, value: Value) {
        if let Some(word) = self.words.get_mut(bits.word as usize) {
            *word = maker.set(*word, bits, value);
        }
    }

    /// Sets a word as a whole.
    pub fn replace(&mut self, bits: Bits, value: Value) {
        if let Some(word) = self.words.get_mut(bits.word as usize) {
            *word = value;
        }
    }

    fn word(&self, bits: Bits) -> Value {
        self.words.get(bits.word as usize).copied().unwrap_or(Value::Absolute(0))
    }

    /// Keeps a value that other fields depend on.
    pub fn keep(&mut self, kept: Kept, value: Value) {
        if let Some(place) = self.kept.get_mut(kept as usize) {
            *place = Some(value);
        }
    }

    fn kept(&self, kept: Kept) -> Option<Value> {
        self.kept.get(kept as usize).copied().flatten()
    }

    /// A value that was kept and is known to be a number, or 0.
    #[allow(clippy::cast_sign_loss, reason = "negative values are refused as they are read")]
    fn number(&self, kept: Kept) -> u64 {
        match self.kept(kept) {
            Some(Value::Absolute(number)) => number as u64,
            _ => 0,
        }
    }

    /// Whether the kernel says that its waves have 32 lanes, or that they do not.
    fn wave32(&self) -> Option<bool> {
        self.kept(Kept::WavefrontSize32).map(|_| self.number(Kept::WavefrontSize32) != 0)
    }

    /// Fills in what follows from all fields together.
    pub fn finish(&mut self, maker: &mut Maker<'_>, target: &Target, xnack: bool) -> Result<(), Fault> {
        for (kept, name) in [(Kept::NextFreeVgpr, "vgpr"), (Kept::NextFreeSgpr, "sgpr")] {
            if self.kept(kept).is_none() {
                return Err(Fault::Other(format!(".amdhsa_next_free_{name} directive is required")));
            }
        }
        // LLVM keeps 32 bits of the number.
        let explicit = self.kept(Kept::UserSgprCount).map(|_| self.number(Kept::UserSgprCount) & 0xffff_ffff);
        let implied = u64::from(self.implied_user_sgprs);
        let user_sgprs = explicit.unwrap_or(implied);
        let most = max_user_sgprs(target);
        if user_sgprs > u64::from(most) {
            return Err(Fault::Other(format!(
                "too many user SGPRs enabled, found {user_sgprs}, but only {most} are supported."
            )));
        }
        let user_sgprs = Value::Absolute(user_sgprs.cast_signed());
        if self.number(Kept::PreloadLength) > 0 {
            let named = self.kept(Kept::NextFreeSgpr).unwrap_or(user_sgprs);
            self.keep(Kept::NextFreeSgpr, maker.exprs.function(Function::Max, &[named, user_sgprs]));
        }
        let vgpr_blocks = self.set_register_blocks(maker, target, xnack)?;
        if explicit.is_some_and(|explicit| implied > explicit) {
            return Err("amdgpu_user_sgpr_count smaller than implied by enabled user SGPRs".into());
        }
        self.set_late(maker, target, Kept::UserSgprCount, user_sgprs);
        self.check_kernargs(maker)?;
        if target.has(Feature::GFX90AInsts) {
            self.set_accum_offset(maker, target)?;
        }
        let barriers = self.kept(Kept::NamedBarrierCount).unwrap_or(Value::Absolute(0));
        self.set_late(maker, target, Kept::NamedBarrierCount, barriers);
        self.check_shared_vgprs(target, vgpr_blocks)
    }

    /// Sets the field of a value that was kept, if the target has it.
    fn set_late(&mut self, maker: &mut Maker<'_>, target: &Target, kept: Kept, value: Value) {
        let field = FIELDS.iter().find(|field| field.kept == Some(kept) && field.unmet(target).is_none());
        if let Some(Field { place: Place::Late(bits), .. }) = field {
            self.set(maker, *bits, value);
        }
    }

    /// Sets how many registers the kernel has; gives the units of VGPRs, if they are known.
    fn set_register_blocks(
        &mut self,
        maker: &mut Maker<'_>,
        target: &Target,
        xnack: bool,
    ) -> Result<Option<u64>, Fault> {
        let rules = maker.exprs.rules;
        let [vgpr_range, sgpr_range] = self.ranges;
        let zero = Value::Absolute(0);
        let sgprs = self.total_sgprs(maker, target, xnack)?;
        let vgprs = self.kept(Kept::NextFreeVgpr).unwrap_or(zero);
        let vgpr_blocks = maker.blocks(vgprs, rules.vgpr_granule(self.wave32()));
        let sgpr_blocks = maker.blocks(sgprs, SGPR_GRANULE);
        let fits = |number: Option<i64>, bits: Bits| {
            number.is_none_or(|number| number.cast_unsigned() <= bits.mask() >> bits.shift)
        };
        let number = maker.number(vgpr_blocks);
        if !fits(number, VGPR_BLOCKS) {
            return Err(Fault::OutOfRange(vgpr_range));
        }
        self.set(maker, VGPR_BLOCKS, vgpr_blocks);
        if !fits(maker.number(sgpr_blocks), SGPR_BLOCKS) {
            return Err(Fault::OutOfRange(sgpr_range));
        }
        self.set(maker, SGPR_BLOCKS, sgpr_blocks);
        Ok(number.map(i64::cast_unsigned))
    }

    /// The SGPRs that the kernel names, and those that are set aside for the hardware.
    fn total_sgprs(&self, maker: &mut Maker<'_>, target: &Target, xnack: bool) -> Result<Value, Fault> {
        let major = target.isa_version().major;
        if major >= 10 {
            return Ok(Value::Absolute(0));
        }
        let fixed = target.has(Feature::SGPRInitBug);
        let most = maker.exprs.rules.addressable_sgprs().cast_unsigned();
        let too_many = |number: Option<i64>| number.is_some_and(|number| number.cast_unsigned() > most);
        let named = self.kept(Kept::NextFreeSgpr).unwrap_or(Value::Absolute(0));
        if major >= 8 && !fixed && too_many(maker.number(named)) {
            return Err(Fault::OutOfRange(self.ranges[1]));
        }
        let one = Value::Absolute(1);
        let vcc = self.kept(Kept::ReserveVcc).unwrap_or(one);
        let flat_scratch = self.kept(Kept::ReserveFlatScratch).unwrap_or(one);
        let xnack = Value::Absolute(i64::from(xnack));
        let extra = maker.exprs.function(Function::ExtraSgprs, &[vcc, flat_scratch, xnack]);
        let total = maker.exprs.operator(BinaryOp::Add, named, extra);
        if (major <= 7 || fixed) && too_many(maker.number(total)) {
            return Err(Fault::OutOfRange(self.ranges[1]));
        }
        Ok(if fixed { Value::Absolute(FIXED_SGPRS) } else { total })
    }

    fn check_kernargs(&self, maker: &Maker<'_>) -> Result<(), Fault> {
        let size = self.words.get(fields::Word::KernargSize as usize).copied();
        let Some(size) = size.and_then(|size| maker.number(size)) else {
            return Err("Kernarg size should be resolvable".into());
        };
        let (length, offset) = (self.number(Kept::PreloadLength), self.number(Kept::PreloadOffset));
        if length > 0 && size != 0 && length * 4 + offset * 4 > size.cast_unsigned() {
            let message = "Kernarg preload length + offset is larger than the kernarg segment size";
            return Err(message.into());
        }
        Ok(())
    }

    fn set_accum_offset(&mut self, maker: &mut Maker<'_>, target: &Target) -> Result<(), Fault> {
        let Some(offset) = self.kept(Kept::AccumOffset) else {
            return Err(".amdhsa_accum_offset directive is required".into());
        };
        if let Some(number) = maker.number(offset) {
            if !(4..=256).contains(&number) || number & 3 != 0 {
                return Err("accum_offset should be in range [4..256] in increments of 4".into());
            }
            let vgprs = self.kept(Kept::NextFreeVgpr).and_then(|vgprs| maker.number(vgprs));
            if vgprs.and_then(|vgprs| align_to(vgprs.max(1), 4)).is_some_and(|vgprs| number > vgprs) {
                return Err("accum_offset exceeds total VGPR allocation".into());
            }
        }
        let adjusted = maker.make(|exprs| {
            let quads = exprs.operator(BinaryOp::Div, offset, Value::Absolute(4));
            exprs.operator(BinaryOp::Sub, quads, Value::Absolute(1))
        });
        self.set_late(maker, target, Kept::AccumOffset, adjusted);
        Ok(())
    }

    fn check_shared_vgprs(&self, target: &Target, vgpr_blocks: Option<u64>) -> Result<(), Fault> {
        if !(10..12).contains(&target.isa_version().major) {
            return Ok(());
        }
        let shared = self.number(Kept::SharedVgprCount);
        if shared > 0 && self.wave32() == Some(true) {
            return Err("shared_vgpr_count directive not valid on wavefront size 32".into());
        }
        if vgpr_blocks.is_some_and(|blocks| shared * 2 + blocks > 63) {
            let message =
                "shared_vgpr_count*2 + compute_pgm_rsrc1.GRANULATED_WORKITEM_VGPR_COUNT cannot exceed 63\n";
            return Err(message.into());
        }
        Ok(())
    }

    /// The fields that are printed, with their values; `xnack` is what the target's name says of it, if anything.
    pub fn lines(
        &self,
        maker: &mut Maker<'_>,
        target: &Target,
        code_object: u32,
        xnack: Option<bool>,
    ) -> Vec<(&'static str, Value)> {
        let mut lines = Vec::with_capacity(FIELDS.len());
        for field in FIELDS.iter().filter(|field| field.unmet(target).is_none()) {
            let xnack = match field.shown {
                Shown::SinceCodeObject5 if code_object < 5 => continue,
                Shown::Xnack if !(4..=5).contains(&code_object) => continue,
                Shown::Xnack => match xnack {
                    Some(xnack) => Some(Value::Absolute(i64::from(xnack))),
                    None => continue,
                },
                Shown::Always | Shown::SinceCodeObject5 => None,
            };
            let value = xnack.unwrap_or_else(|| self.shown(maker, field));
            lines.push((field.name, fold(maker.exprs, maker.symbols, value)));
        }
        lines
    }

    /// The value that a field is printed with.
    fn shown(&self, maker: &mut Maker<'_>, field: &Field) -> Value {
        let bits = match field.place {
            Place::Bits(bits) | Place::Late(bits) => bits,
            Place::Apart(_) => {
                let reserved = matches!(field.kept, Some(Kept::ReserveVcc | Kept::ReserveFlatScratch));
                let default = Value::Absolute(i64::from(reserved));
                return field.kept.and_then(|kept| self.kept(kept)).unwrap_or(default);
            }
        };
        if bits.width == 32 {
            return self.word(bits);
        }
        let value = maker.get(self.word(bits), bits);
        if field.kept != Some(Kept::AccumOffset) {
            return value;
        }
        maker.make(|exprs| {
            let next = exprs.operator(BinaryOp::Add, value, Value::Absolute(1));
            exprs.operator(BinaryOp::Mul, next, Value::Absolute(4))
        })
    }
}
