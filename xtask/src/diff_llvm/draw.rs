//! Draws instructions from the rows: a form that the GPU has, and for each of its operands a text that its class may
//! take.
//!
//! What is drawn is meant to be valid, but need not be: limits of the constant bus, alignment and the like are left to
//! the two assemblers, which should agree on them, too.

mod lanes;
mod modifier;
mod named;
mod register;
mod value;

use std::collections::BTreeSet;
use std::sync::Mutex;

use mcreplay::isa::class::{Accepts, SourceRule};
use mcreplay::isa::form::{self, Extension, Form, FormOperand, MnemonicId, Variant};
use mcreplay::isa::register::RegClass;
use mcreplay::isa::{OperandClass, column};

use super::dice::Dice;
use super::mode::Mode;
use super::mutate::Mutation;
use register::Registers;

/// A line of source, and the form that it was drawn for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The instruction.
    pub(super) text: String,
    /// The place of the form; none where only words stood behind it.
    pub(super) form: Option<u16>,
    /// What was damaged on purpose.
    pub(super) mutations: Vec<Mutation>,
}

/// What a piece of an instruction's text is, which decides what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    /// An operand: a comma separates it from the one before.
    Operand,
    /// A modifier, or a word: a blank does.
    Word,
    /// `[`
    Open,
    /// `]`
    Close,
}

/// Draws instructions for one mode.
pub(super) struct Drawer<'a> {
    mode: &'a Mode,
    registers: Registers,
    /// The forms to draw from, in the order in which they come up.
    forms: Vec<u16>,
    /// Classes that nothing is known of.
    unknown: Mutex<BTreeSet<&'static str>>,
}

impl<'a> Drawer<'a> {
    /// A drawer of the forms that a mode has and `wanted` lets through. Their order is the seed's.
    pub(super) fn new(mode: &'a Mode, seed: u64, wanted: impl Fn(&Form) -> bool) -> Self {
        let column = column(&mode.target);
        let available = |place: &u16| {
            let form = form::form(*place);
            column.is_some_and(|column| form.is_available(column, mode.target.predicates())) && wanted(form)
        };
        let mut forms: Vec<u16> =
            MnemonicId::all().flat_map(MnemonicId::all_forms).filter(available).collect();
        Dice::new(seed, &[0]).shuffle(&mut forms);
        let registers = Registers::new(&mode.target);
        Self { mode, registers, forms, unknown: Mutex::default() }
    }

    /// The forms to draw from.
    pub(super) fn forms(&self) -> &[u16] {
        &self.forms
    }

    /// Names of the classes of which nothing could be drawn so far.
    pub(super) fn unknown(&self) -> Vec<&'static str> {
        self.unknown.lock().map(|names| names.iter().copied().collect()).unwrap_or_default()
    }

    /// `count` lines, the forms in turn from the `start`-th on.
    pub(super) fn lines(&self, start: usize, count: usize, dice: &mut Dice) -> Vec<Line> {
        let places = self.forms.iter().cycle().skip(start % self.forms.len().max(1)).take(count);
        let line = |place: &u16, dice: &mut Dice| Line {
            text: self.line(form::form(*place), dice),
            form: Some(*place),
            mutations: Vec::new(),
        };
        places.map(|place| line(place, dice)).collect()
    }

    /// An instruction of a form.
    fn line(&self, form: &Form, dice: &mut Dice) -> String {
        let mut text = form.mnemonic.name().to_owned();
        text.push_str(suffix(form, dice));
        // In some lines every modifier that may stand there does, in some none.
        let density = dice.pick(&[0, 20, 50, 100]);
        let mut before = None;
        for operand in form.operands() {
            if operand.class.info().optional && !dice.chance(density) {
                continue;
            }
            let (piece, drawn) = self.operand(form, operand, dice);
            if drawn.is_empty() {
                continue;
            }
            text.push_str(match (before, piece) {
                (Some(Piece::Open), _) | (Some(_), Piece::Close) => "",
                (Some(Piece::Operand | Piece::Close), Piece::Operand | Piece::Open) => ", ",
                _ => " ",
            });
            text.push_str(&drawn);
            before = Some(piece);
        }
        text
    }

    fn operand(&self, form: &Form, operand: &FormOperand, dice: &mut Dice) -> (Piece, String) {
        let class = operand.class;
        match class.info().accepts {
            Accepts::Reg(class) => (Piece::Operand, self.register(class, dice)),
            Accepts::OneReg(special) => (Piece::Operand, special.name().to_owned()),
            Accepts::Src(rule) => (Piece::Operand, self.source(&rule, operand, dice)),
            Accepts::Imm(kind) => match modifier::draw(kind, form, &self.mode.target, dice) {
                Some((piece, text)) => (piece, text),
                None => (Piece::Operand, self.unknown_class(class)),
            },
            Accepts::Token("[") => (Piece::Open, "[".to_owned()),
            Accepts::Token("]") => (Piece::Close, "]".to_owned()),
            Accepts::Token("off") => (Piece::Operand, "off".to_owned()),
            Accepts::Token(word) => (Piece::Word, word.to_owned()),
            Accepts::Named => self.named(operand, dice),
        }
    }

    fn register(&self, class: RegClass, dice: &mut Dice) -> String {
        self.registers.draw(class, dice)
    }

    /// A source: a register or an immediate, perhaps with source modifiers.
    fn source(&self, rule: &SourceRule, operand: &FormOperand, dice: &mut Dice) -> String {
        let value = operand.value_type();
        let immediate = rule.inline_as.is_some() || rule.literal;
        let plain = match dice.below(100) {
            0..55 => self.register(rule.registers, dice),
            55..60 if rule.pairs => self.register(RegClass::VReg_64, dice),
            60..80 if rule.inline_as.is_some() => value::inline(dice),
            80..95 if rule.literal => value::literal(value, &self.mode.target, dice),
            95..97 if rule.expr || rule.expr64 => dice.pick(&["sym", "sym+4", "sym-0x10"]).to_owned(),
            97..98 if immediate => value::literal(value, &self.mode.target, dice),
            _ => self.register(rule.registers, dice),
        };
        if rule.fp_mods && dice.chance(30) {
            float_modifiers(&plain, dice)
        } else if rule.int_mods && dice.chance(10) {
            format!("sext({plain})")
        } else {
            plain
        }
    }

    /// A class with a rule of its own.
    fn named(&self, operand: &FormOperand, dice: &mut Dice) -> (Piece, String) {
        let (class, target) = (operand.class, &self.mode.target);
        if let Some(rule) = named::source_rule(class, target) {
            return (Piece::Operand, self.source(&rule, operand, dice));
        }
        if let Some(drawn) = named::draw(class, target, dice) {
            return drawn;
        }
        match named::registers(class) {
            Some(registers) => (Piece::Operand, self.register(registers, dice)),
            None => (Piece::Operand, self.unknown_class(class)),
        }
    }

    /// Keeps in mind that a class cannot be drawn, so that this is said.
    fn unknown_class(&self, class: OperandClass) -> String {
        if let Ok(mut unknown) = self.unknown.lock() {
            unknown.insert(class.info().name);
        }
        "v0".to_owned()
    }
}

/// `neg` and `abs` around a source, as either syntax writes them.
fn float_modifiers(plain: &str, dice: &mut Dice) -> String {
    match dice.below(6) {
        0 => format!("-{plain}"),
        1 => format!("|{plain}|"),
        2 => format!("-|{plain}|"),
        3 => format!("neg({plain})"),
        4 => format!("abs({plain})"),
        _ => format!("neg(abs({plain}))"),
    }
}

/// A suffix that asks for the form's encoding, or mostly the one that is printed.
fn suffix(form: &Form, dice: &mut Dice) -> &'static str {
    if dice.chance(80) {
        return form.suffix.text();
    }
    match (form.variant, form.extension) {
        (Variant::Vop3, _) => dice.pick(&["", "_e64"]),
        (Variant::Vop3Dpp, _) => dice.pick(&["", "_e64_dpp"]),
        (_, Extension::Dpp16 | Extension::Dpp8) => dice.pick(&["", "_dpp"]),
        (_, Extension::Sdwa) => dice.pick(&["", "_sdwa"]),
        (Variant::Default, Extension::None) if form.is_valu() && !form.is_vop3() => dice.pick(&["", "_e32"]),
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diff_llvm::mode::{self, True16, Wave};

    fn gfx1100() -> Mode {
        mode::all("gfx1100", Wave::Wave32, True16::Real).unwrap().remove(0)
    }

    #[test]
    fn a_seed_decides_what_is_drawn() {
        let mode = gfx1100();
        let draw = |seed: u64| {
            let drawer = Drawer::new(&mode, seed, |_| true);
            drawer.lines(3, 500, &mut Dice::new(seed, &[1]))
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
        assert_eq!(draw(7).len(), 500);
    }

    #[test]
    fn every_form_comes_up() {
        let mode = gfx1100();
        let drawer = Drawer::new(&mode, 1, |form| form.mnemonic.name() == "v_add_f16");
        let count = drawer.forms().len();
        assert!(count > 3, "{count}");
        let lines = drawer.lines(1, count, &mut Dice::new(1, &[]));
        let drawn: BTreeSet<_> = lines.iter().map(|line| line.form).collect();
        assert_eq!(drawn.len(), count);
        assert!(lines.iter().all(|line| line.text.starts_with("v_add_f16")), "{lines:?}");
    }

    #[test]
    fn every_class_of_every_form_can_be_drawn() {
        for gpu in ["gfx803", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200", "gfx1250", "gfx1310"] {
            let mode = mode::all(gpu, Wave::Both, True16::Both).unwrap().remove(0);
            let drawer = Drawer::new(&mode, 1, |_| true);
            // Optional operands are left out in some lines.
            drawer.lines(0, drawer.forms().len() * 8, &mut Dice::new(1, &[]));
            assert_eq!(drawer.unknown(), Vec::<&str>::new(), "{gpu}");
        }
    }
}
