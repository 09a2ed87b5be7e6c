//! One instruction of the source: parse its operands, choose a form, check, encode, print.

use super::accept::Scope;
use super::check;
use super::convert::convert;
use super::diagnostic::Reported;
use super::encode::{Fields, encode};
use super::encoded::{Begun, Encoded, InstructionSet};
use super::forced::Forced;
use super::gpr_use::GprUse;
use super::inst::Inst;
use super::matcher::{self, Assignment, Beside, Mismatch};
use super::names::{Name, NameTable};
use super::operand::{Operand, OperandValue};
use super::operands::{OperandParser, Operands};
use super::parser::{ParseStatus, Parser};
use super::plain::{Plain, Positions};
use super::plan::Plan;
use super::print::{Names, print};
use super::suggest;
use super::token::{Loc, TokenKind};
use super::word::blanks_end;
use crate::isa::form::{Alias, MnemonicId, Variant, form};
use crate::isa::pending::Pending;
use crate::target::{Feature, Target};

/// The instructions of one target.
#[derive(Debug)]
pub struct Instructions<'t> {
    scope: Scope<'t>,
    /// What was worked out for each mnemonic that has been met.
    plans: Vec<Plan>,
    /// The positions of their operands.
    positions: Positions,
    /// Where, by the mnemonic as it is written.
    places: NameTable<usize>,
    operands: Operands,
    assignment: Assignment,
    inst: Inst,
}

impl<'t> Instructions<'t> {
    /// The instructions of a target.
    #[must_use]
    pub fn new(target: &'t Target) -> Self {
        Self {
            scope: Scope::new(target),
            plans: Vec::new(),
            positions: Positions::new(target),
            places: NameTable::default(),
            operands: Vec::with_capacity(16),
            assignment: Assignment::default(),
            inst: Inst::new(form(0)),
        }
    }

    /// Works out the plan of a mnemonic in lower case; gives its place.
    ///
    /// # Errors
    /// The GPU has no such instruction.
    fn plan(&mut self, name: &[u8], at: Loc, parser: &mut Parser) -> Result<usize, Reported> {
        if let Some(&place) = self.places.get(name) {
            return Ok(place);
        }
        let (resolver, id) = Resolver::of(name, self.scope);
        let Some(id) = id else { return Err(resolver.unsupported(at, parser)) };
        let forced = resolver.forced;
        let mut plan =
            Plan::new(id, forced, |variant| resolver.resolve(variant), &self.scope, &mut self.positions);
        plan.beside = Beside::of(Forced::split(name).0);
        if !resolver.is_supported() {
            // LLVM parses the operands first, and a wrong value in one that is otherwise well-formed wins.
            start_operands(&plan, at, &mut self.operands);
            let status =
                parse_operands(&plan, &self.positions, parser, self.scope.target, &mut self.operands);
            let wrong = parser.diagnostics.reported().filter(|_| status == ParseStatus::Success);
            return Err(wrong.unwrap_or_else(|| resolver.unsupported(at, parser)));
        }
        let place = self.plans.len();
        self.plans.push(plan);
        self.places.add(name, place);
        Ok(place)
    }

    /// The end of a line, if it is a plain instruction that passes every check for certain.
    #[inline(always)]
    fn pass_line(&mut self, text: &[u8], at: usize, gprs: &mut GprUse) -> Option<usize> {
        let mnemonic = Name::at(text, blanks_end(text, at));
        let plan = self.plans.get(*self.places.find(text, mnemonic)?)?;
        if !plan.candidates.may_be_certain() {
            return None;
        }
        let mut plain = Plain { text, target: self.scope.target, positions: &self.positions, gprs };
        let (rest, certain) = if let Some(mut only) = plan.candidates.stepwise(&self.scope) {
            (plain.read(mnemonic.end, &plan.positions, &mut only), only.is_certain())
        } else {
            // A mnemonic is there since the plan was made; which it is does not matter here.
            self.operands.truncate(1);
            let rest = plain.read(mnemonic.end, &plan.positions, &mut self.operands);
            let candidate = plan.candidates.find(&self.operands, &self.scope, &mut self.assignment)?;
            (rest, candidate.shortcut.as_ref()?.is_certain(&self.assignment, &self.operands))
        };
        (certain && text.get(rest) == Some(&b'\n')).then_some(rest + 1)
    }
}

impl InstructionSet for Instructions<'_> {
    #[inline]
    fn begin(&mut self, text: &[u8], mnemonic: Name, gprs: &mut GprUse) -> Option<Begun> {
        let place = *self.places.find(text, mnemonic)?;
        // The text is shorter than 4 GiB.
        let at = Loc(u32::try_from(mnemonic.start).ok()?);
        let plan = &self.plans[place];
        start_operands(plan, at, &mut self.operands);
        let mut plain = Plain { text, target: self.scope.target, positions: &self.positions, gprs };
        let rest = plain.read(mnemonic.end, &plan.positions, &mut self.operands);
        Some(Begun { start: at, rest: Loc(u32::try_from(rest).ok()?), plan: place })
    }

    fn pass(&mut self, text: &[u8], mut at: usize, known: &GprUse) -> usize {
        let mut gprs = GprUse::default();
        while let Some(end) = self.pass_line(text, at, &mut gprs)
            && !gprs.exceeds(known)
        {
            at = end;
        }
        at
    }

    #[inline]
    fn finish(&mut self, begun: Begun, parser: &mut Parser<'_>, out: &mut Encoded) -> Result<(), Reported> {
        let plan = &self.plans[begun.plan];
        let at = begun.start;
        let (scope, target) = (&self.scope, self.scope.target);
        if !at_end(parser) {
            require_operands(plan, &self.positions, parser, target, &mut self.operands)?;
        }
        let operands = &self.operands;
        let assignment = &mut self.assignment;
        let Some(candidate) = plan.candidates.find(operands, scope, assignment) else {
            let resolver = Resolver::new(plan.mnemonic.name().as_bytes(), plan.forced, *scope);
            let mismatch = matcher::explain(
                |variant| resolver.resolve(variant),
                &plan.beside,
                operands,
                plan.forced,
                scope,
            );
            return Err(report(mismatch, operands, at, parser));
        };
        if !out.is_wanted()
            && candidate.shortcut.as_ref().is_some_and(|shortcut| shortcut.is_certain(assignment, operands))
        {
            return Ok(());
        }
        let inst = &mut self.inst;
        convert(inst, candidate.form, assignment, operands, at, parser, target)?;
        let mut complain = |violation: check::Violation| {
            parser.diagnostics.error(violation.loc, violation.message);
        };
        check::check(inst, operands, at, target, parser.text, &mut complain)
            .map_err(|violation| parser.diagnostics.error(violation.loc, violation.message))?;
        let column = scope.column.unwrap_or_default();
        if !out.is_wanted() {
            return Ok(());
        }
        out.form = Some(candidate.form);
        let fields = Fields::of(inst, target);
        if out.wants_bytes {
            encode(inst, &fields, column, target, parser.exprs, out);
        }
        if out.wants_text {
            let names = Names { exprs: parser.exprs, symbols: parser.symbols, target };
            print(inst, &fields, &names, &mut out.text);
        }
        Ok(())
    }

    fn instruction(
        &mut self,
        mnemonic: &[u8],
        at: Loc,
        parser: &mut Parser<'_>,
        out: &mut Encoded,
    ) -> Result<(), Reported> {
        let plan = match self.places.get(mnemonic) {
            Some(&place) => place,
            None => self.plan(&mnemonic.to_ascii_lowercase(), at, parser)?,
        };
        start_operands(&self.plans[plan], at, &mut self.operands);
        self.finish(Begun { start: at, rest: parser.loc(), plan }, parser, out)
    }
}

/// Makes the mnemonic the first operand.
fn start_operands(plan: &Plan, at: Loc, operands: &mut Operands) {
    operands.clear();
    operands.push(Operand { value: OperandValue::Token(plan.name), start: at, end: at });
}

/// Parses operands up to the end of the statement, or to the first that is none.
fn parse_operands(
    plan: &Plan,
    positions: &Positions,
    parser: &mut Parser,
    target: &Target,
    operands: &mut Operands,
) -> ParseStatus {
    while !at_end(parser) {
        if parser.at(TokenKind::Colon) && at_second_half(parser, target) {
            if !parse_second_mnemonic(plan, parser, operands) {
                return ParseStatus::Failure;
            }
            continue;
        }
        let mut status = ParseStatus::NoMatch;
        for custom in &positions.get(&plan.positions, operands.len() - 1).parsers {
            status = custom.parse(parser, target, operands);
            if status != ParseStatus::NoMatch {
                break;
            }
        }
        if status == ParseStatus::NoMatch && !at_end(parser) {
            status = OperandParser::RegOrImm.parse(parser, target, operands);
        }
        if status != ParseStatus::Success {
            return status;
        }
        if parser.at(TokenKind::Comma) {
            parser.skip_plain(1);
        }
    }
    ParseStatus::Success
}

/// `::`, where the GPU has pairs of instructions.
fn at_second_half(parser: &Parser, target: &Target) -> bool {
    let next = parser.peek_at(1);
    next.kind == TokenKind::Colon && next.start == parser.peek().end() && target.has(Feature::VOPDInsts)
}

/// `::` and the mnemonic behind it, each an operand; false if there is none.
fn parse_second_mnemonic(plan: &Plan, parser: &mut Parser, operands: &mut Operands) -> bool {
    let start = parser.loc();
    parser.skip_plain(2);
    operands.push(Operand { value: OperandValue::Token("::"), start, end: start });
    let token = parser.peek();
    if token.kind != TokenKind::Identifier {
        parser.error(token.start, "expected a VOPDY instruction after ::");
        return false;
    }
    let name = plan.second_mnemonic(parser.text_of(token));
    parser.skip_plain(1);
    operands.push(Operand { value: OperandValue::Token(name), start: token.start, end: token.start });
    if parser.at(TokenKind::Comma) {
        parser.skip_plain(1);
    }
    true
}

/// Parses the operands of a statement.
///
/// # Errors
/// An operand is none, or a parser reported something and went on.
fn require_operands(
    plan: &Plan,
    positions: &Positions,
    parser: &mut Parser,
    target: &Target,
    operands: &mut Operands,
) -> Result<(), Reported> {
    let status = parse_operands(plan, positions, parser, target, operands);
    if status != ParseStatus::Success {
        let failed = status == ParseStatus::Failure;
        let message = if failed { "failed parsing operand." } else { "not a valid operand." };
        return Err(parser.diagnostics.reported().unwrap_or_else(|| parser.error_here(message)));
    }
    parser.diagnostics.reported().map_or(Ok(()), Err)
}

#[inline]
fn at_end(parser: &Parser) -> bool {
    matches!(parser.kind(), TokenKind::EndOfStatement | TokenKind::Eof)
}

fn report(mismatch: Mismatch, operands: &Operands, at: Loc, parser: &mut Parser) -> Reported {
    match mismatch {
        Mismatch::MissingFeature => {
            parser.diagnostics.error(at, "operands are not valid for this GPU or mode")
        }
        Mismatch::Operand(usize::MAX) | Mismatch::Mnemonic => {
            parser.diagnostics.error(at, "invalid operand for instruction")
        }
        Mismatch::Operand(index) => match operands.get(index) {
            Some(operand) => {
                let message = if is_second_mnemonic(operands, index) {
                    "invalid VOPDY instruction"
                } else {
                    "invalid operand for instruction"
                };
                parser.diagnostics.error(operand.start, message)
            }
            None => parser.diagnostics.error(at, "too few operands for instruction"),
        },
    }
}

/// Whether an operand is the word behind `::`.
fn is_second_mnemonic(operands: &Operands, index: usize) -> bool {
    let before = index.checked_sub(1).and_then(|before| operands.get(before));
    before.is_some_and(|before| before.value == OperandValue::Token("::"))
}

/// Finds what a name stands for on a target.
struct Resolver<'a> {
    /// Mnemonic without suffix, in lower case.
    name: &'a [u8],
    /// What it is called in messages: a name of its own keeps its suffix.
    written: &'a [u8],
    forced: Forced,
    /// The mnemonic that is called so.
    own: Option<MnemonicId>,
    /// What else the name stands for, here or elsewhere.
    aliases: &'static [Alias],
    scope: Scope<'a>,
}

impl<'a> Resolver<'a> {
    fn new(name: &'a [u8], forced: Forced, scope: Scope<'a>) -> Self {
        Self { name, written: name, forced, own: MnemonicId::find(name), aliases: Alias::named(name), scope }
    }

    /// What a mnemonic as it is written stands for, and in the default variant, from which the other variants start.
    fn of(name: &'a [u8], scope: Scope<'a>) -> (Self, Option<MnemonicId>) {
        let (root, forced) = Forced::split_all(name, scope.target);
        let asked = Self::new(root, forced, scope);
        let Some(id) = asked.resolve(Variant::Default) else { return (asked, None) };
        let same = id.name().as_bytes() == root;
        let forced = if same { forced } else { forced.renamed() };
        let mut found = Self::new(id.name().as_bytes(), forced, scope);
        if same || forced.names_none() {
            found.written = Forced::split(name).0;
        }
        (found, Some(id))
    }

    /// The mnemonic in an assembler variant.
    fn resolve(&self, variant: Variant) -> Option<MnemonicId> {
        self.resolve_with(variant, self.scope.target)
    }

    fn resolve_with(&self, variant: Variant, target: &Target) -> Option<MnemonicId> {
        let column = self.scope.column;
        let alias =
            column.and_then(|column| Alias::choose(self.aliases, variant, column, target.predicates()));
        alias.map_or(self.own, |alias| MnemonicId::find(alias.as_bytes()))
    }

    fn is_supported(&self) -> bool {
        self.supports(self.forced.variants(), self.scope.target)
    }

    fn supports(&self, variants: &[Variant], target: &Target) -> bool {
        let Some(column) = self.scope.column else { return false };
        variants.iter().any(|variant| {
            self.resolve_with(*variant, target).is_some_and(|id| {
                let mut forms = id.forms(*variant).map(form).filter(|form| self.forced.names(form));
                forms.any(|form| form.is_available(column, target.predicates()))
            })
        })
    }

    /// Says why no form of the mnemonic can be had.
    fn unsupported(&self, at: Loc, parser: &mut Parser) -> Reported {
        let (forced, target) = (self.forced, self.scope.target);
        parser.diagnostics.clear_pending();
        let name = String::from_utf8_lossy(self.written).into_owned();
        let pending = Pending::find(self.name);
        if let Some(pending) = pending
            && self.scope.column.is_some_and(|column| pending.is_in(column))
        {
            let message = match pending.encoding {
                "-" => "this instruction is not supported yet".to_owned(),
                encoding => format!("{encoding} instructions are not supported yet"),
            };
            return parser.diagnostics.error(at, message);
        }
        if !forced.name().is_empty() && self.supports(&Variant::ALL, target) {
            let message = format!("{} variant of this instruction is not supported", forced.name());
            return parser.diagnostics.error(at, message);
        }
        if target.is_gfx10_plus()
            && target.has(Feature::WavefrontSize64)
            && !target.has(Feature::WavefrontSize32)
        {
            let other = target.with_wavefront_size_32();
            if self.supports(forced.variants(), &other) {
                return parser.diagnostics.error(at, "instruction requires wavesize=32");
            }
        }
        if pending.is_some() || self.own.is_some() || !self.aliases.is_empty() {
            let cpu = target.cpu_name();
            return parser
                .diagnostics
                .error(at, format!("instruction not supported on this GPU ({cpu}): {name}"));
        }
        let suggestion = suggest::suggest(self.name, &self.scope);
        parser.diagnostics.error(at, format!("invalid instruction{suggestion}"))
    }
}
