//! Holds the parsers and printers against the own suite's `named_*.s`, whose CHECK lines llvm-mc wrote: what is
//! parsed must print as it does there, and what is refused must be refused with the same words at the same column.
//! Statements that parse, and that LLVM refuses later, are the matcher's.

use super::*;
use crate::asm::lexer::Lexer;
use crate::asm::operand::{Operand, OperandValue};
use crate::asm::operands::OperandParser;
use crate::asm::parser::{Context, ParseStatus, Parser};
use crate::asm::token::{Loc, TokenKind};
use crate::target::Target;
use std::collections::BTreeMap;
use std::path::Path;

type Parse = fn(&mut Parser, &Target, &mut Vec<Operand>) -> ParseStatus;
type Print = fn(u32, &Target, &mut Vec<u8>);

/// What of a statement is parsed here: as many tokens as these have are passed over.
struct Case {
    mnemonic: &'static str,
    /// How many tokens stand between the mnemonic and the operand.
    before: usize,
    parse: Parse,
    /// How the operands parsed are printed, one after another.
    print: &'static [Print],
    /// What LLVM prints between the mnemonic and the operand.
    printed_before: &'static str,
    /// Whether the class takes what was parsed; all that its own parser parses, if it has one.
    fits: fn(&Operand) -> bool,
}

const fn case(
    mnemonic: &'static str,
    before: usize,
    parse: Parse,
    print: &'static [Print],
    printed_before: &'static str,
) -> Case {
    Case { mnemonic, before, parse, print, printed_before, fits: |_| true }
}

/// A plain 16-bit immediate, read as any source.
const fn imm(mnemonic: &'static str, before: usize, printed_before: &'static str) -> Case {
    let parse = |parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>| {
        OperandParser::RegOrImm.parse(parser, target, operands)
    };
    Case { fits: imm16::is_s16, ..case(mnemonic, before, parse, &[print_imm16], printed_before) }
}

fn print_imm16(value: u32, target: &Target, out: &mut Vec<u8>) {
    imm16::print(value.cast_signed().into(), target, out);
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    case("s_getreg_b32",       2, hwreg::parse,      &[hwreg::print],      " s2, "),
    case("s_setreg_b32",       0, hwreg::parse,      &[hwreg::print],      " "),
    case("s_setreg_imm32_b32", 0, hwreg::parse,      &[hwreg::print],      " "),
    case("s_sendmsg",          0, sendmsg::parse,    &[sendmsg::print],    " "),
    case("s_sendmsghalt",      0, sendmsg::parse,    &[sendmsg::print],    " "),
    case("s_sendmsg_rtn_b32",  2, sendmsg::parse,    &[sendmsg::print],    " s2, "),
    case("s_waitcnt",          0, waitcnt::parse,    &[waitcnt::print],    " "),
    case("s_waitcnt_depctr",   0, depctr::parse,     &[depctr::print],     " "),
    case("s_wait_alu",         0, depctr::parse,     &[depctr::print],     " "),
    case("s_delay_alu",        0, delay_alu::parse,  &[delay_alu::print],  " "),
    case("s_wait_event",       0, wait_event::parse, &[wait_event::print], " "),
    case("s_set_gpr_idx_on",   2, gpr_idx::parse,    &[gpr_idx::print],    " s0, "),
    case("s_set_gpr_idx_mode", 0, gpr_idx::parse,    &[gpr_idx::print],    " "),
    case("ds_swizzle_b32",     3, swizzle::parse,    &[swizzle::print],    " v8, v2"),
    case("exp",                0, exp_target::parse, &[exp_target::print], ""),
    case("export",             0, exp_target::parse, &[exp_target::print], ""),
    case("v_interp_p1_f32",    4, interp::parse_attr, &[interp::print_attr, interp::print_attr_channel], " v0, v1, "),
    case("lds_param_load",     2, interp::parse_attr, &[interp::print_attr, interp::print_attr_channel], " v1, "),
    case("v_interp_mov_f32",   2, parse_slot_attr,
        &[print_slot, interp::print_attr, interp::print_attr_channel], " v0, "),
    imm("s_version",           0, " "),
    imm("s_movk_i32",          2, " s2, "),
    imm("s_cmpk_eq_i32",       2, " s2, "),
    imm("s_mulk_i32",          2, " s2, "),
    Case { fits: imm16::is_u16, ..imm("s_cmpk_eq_u32", 2, " s2, ") },
    case("s_endpgm",           0, endpgm::parse,     &[endpgm::print],     ""),
];

fn parse_slot_attr(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    match interp::parse_slot(parser, target, operands) {
        ParseStatus::Success if parser.eat(TokenKind::Comma) => interp::parse_attr(parser, target, operands),
        status => status,
    }
}

fn print_slot(value: u32, target: &Target, out: &mut Vec<u8>) {
    interp::print_slot(value, target, out);
    out.extend_from_slice(b", ");
}

/// What LLVM's matcher says of operands that were parsed well.
const MATCHER: &[&str] = &[
    "failed parsing operand.",
    "instruction not supported on this GPU",
    "invalid instruction",
    "invalid operand for instruction",
    "not a valid operand.",
    "operands are not valid for this GPU or mode",
    "too few operands for instruction",
    "wrong number of operands",
];

/// A message and its column.
type Message = (u32, String);

/// What a CHECK file expects of a statement under one RUN line.
#[derive(Debug, Default)]
struct Expected {
    /// As printed.
    text: Option<String>,
    errors: Vec<Message>,
}

/// Processors of the file's RUN lines, with the prefixes active for each.
fn runs(source: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut runs: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for run in source.lines().filter_map(|line| line.strip_prefix("// RUN: ")) {
        let word = |prefix| run.split(' ').find_map(|word| word.strip_prefix(prefix));
        let prefixes = word("--check-prefix=").or(word("--check-prefixes=")).unwrap();
        runs.entry(word("-mcpu=").unwrap()).or_default().extend(prefixes.split(','));
    }
    runs
}

/// The statements, each with what is expected of it.
fn statements<'a>(source: &'a str, prefixes: &[&str]) -> Vec<(&'a str, Expected)> {
    let mut statements: Vec<(&str, Expected)> = Vec::new();
    for line in source.lines().filter(|line| !line.is_empty()) {
        let Some(comment) = line.strip_prefix("// ") else {
            statements.push((line, Expected::default()));
            continue;
        };
        let Some((prefix, check)) = comment.split_once(": ") else { continue };
        let Some((_, expected)) = statements.last_mut().filter(|_| prefixes.contains(&prefix)) else {
            continue;
        };
        match check.split_once("]]:") {
            Some((_, diagnostic)) => {
                let (column, message) = diagnostic.split_once(": error: ").unwrap();
                expected.errors.push((column.parse().unwrap(), message.to_owned()));
            }
            None => expected.text = check.split_once(" ; encoding").map(|(text, _)| text.to_owned()),
        }
    }
    statements
}

/// Our answer.
struct Answer {
    printed: String,
    errors: Vec<Message>,
    /// The column of the first token that was not taken.
    end: u32,
}

/// Parses and prints the operand that the case is about.
fn run(case: &Case, statement: &str, target: &Target) -> Answer {
    let text = format!("{statement}\n");
    let (mut tokens, mut comments) = (Vec::new(), Vec::new());
    Lexer::new(text.as_bytes(), Loc(0)).statement(&mut tokens, &mut comments);
    let mut context = Context::default();
    predefined::define(target, &mut context.symbols);
    let mut operands = Vec::new();
    let mut parser = Parser::new(text.as_bytes(), &tokens[1 + case.before..], &mut context);
    (case.parse)(&mut parser, target, &mut operands);
    let end = parser.loc().0 + 1;
    let mut printed = case.printed_before.as_bytes().to_vec();
    for (operand, print) in operands.iter().zip(case.print) {
        if let OperandValue::Imm { value, .. } = operand.value {
            print(value as u32, target, &mut printed);
        }
    }
    let statement_stands = !context.diagnostics.flush_pending();
    let messages = context.diagnostics.emitted().iter();
    let mut errors: Vec<Message> =
        messages.map(|message| (message.loc.0 + 1, message.message.to_string())).collect();
    if let Some(operand) = operands.first().filter(|operand| statement_stands && !(case.fits)(operand)) {
        errors.push((operand.start.0 + 1, "invalid operand for instruction".to_owned()));
    }
    Answer { printed: String::from_utf8(printed).unwrap(), errors, end }
}

/// What is wrong with our answer, if anything; and whether it is ours to give.
fn judge(case: &Case, statement: &str, expected: &Expected, target: &Target) -> Result<bool, String> {
    let no_operand = statement == case.mnemonic || statement.ends_with(", ");
    if no_operand {
        return Ok(false);
    }
    let Answer { printed, errors, end } = run(case, statement, target);
    if !errors.is_empty() || !expected.errors.is_empty() {
        let is_later = |(column, message): &Message| {
            *column >= end || MATCHER.iter().any(|known| message.starts_with(known))
        };
        if errors.is_empty() && expected.errors.iter().all(is_later) {
            return Ok(false);
        }
        if errors != expected.errors {
            return Err(format!("{errors:?} instead of {:?}", expected.errors));
        }
        return Ok(true);
    }
    let text = expected.text.as_deref().unwrap_or_default();
    // LLVM may print another mnemonic: an alias's, or one with its suffix.
    let rest = &text[text.find(' ').unwrap_or(text.len())..];
    let rest = rest.strip_prefix(&printed);
    match rest {
        Some(rest) if rest.is_empty() || rest.starts_with([',', ' ']) => Ok(true),
        _ => Err(format!("{printed:?} in {text:?}")),
    }
}

#[test]
fn named_operands_agree_with_llvm() {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/suite");
    let mut faults = Vec::new();
    let mut judged: BTreeMap<&str, usize> = BTreeMap::new();
    for generation in suite.read_dir().unwrap() {
        for file in generation.unwrap().path().read_dir().unwrap() {
            let path = file.unwrap().path();
            if !path.file_name().unwrap().to_str().unwrap().starts_with("named_") {
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            for (cpu, prefixes) in runs(&source) {
                let (target, _) = Target::new("amdgcn", cpu, "").unwrap();
                for (statement, expected) in statements(&source, &prefixes) {
                    let mnemonic = statement.split(' ').next().unwrap_or_default();
                    let Some(case) = CASES.iter().find(|case| case.mnemonic == mnemonic) else { continue };
                    // What this GPU does not have is not parsed here: LLVM does not say what its operands are.
                    let absent = |(_, message): &Message| message.starts_with("instruction not supported");
                    if expected.errors.iter().any(absent) {
                        continue;
                    }
                    match judge(case, statement, &expected, &target) {
                        Ok(ours) => *judged.entry(case.mnemonic).or_default() += usize::from(ours),
                        Err(fault) => faults.push(format!("{cpu}: {statement}: {fault}")),
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    for case in CASES {
        assert!(judged.get(case.mnemonic).is_some_and(|count| *count > 0), "{} is not tested", case.mnemonic);
    }
}
