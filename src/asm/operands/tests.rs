//! What the parsers make of an operand, held against LLVM: each row of `testdata/operands` is a processor, a parser,
//! the operand's text, and LLVM's answer: `= ` and the operand as it is printed, `+COLUMN MESSAGE` (from 0), or `ok`
//! where it was read, but no instruction at hand takes it.

use super::literal::{self, Place};
use super::{OperandParser, Operands};
use crate::asm::expr::Value;
use crate::asm::lexer::Lexer;
use crate::asm::operand::{Operand, OperandValue};
use crate::asm::parser::{Context, ParseStatus, Parser};
use crate::asm::token::Loc;
use crate::isa::ValueType;
use crate::target::Target;
use std::collections::HashMap;

fn parser_named(name: &str) -> OperandParser {
    match name {
        "RegOrImm" => OperandParser::RegOrImm,
        "RegOrImmWithFpInputMods" => OperandParser::RegOrImmWithFpInputMods,
        "RegOrImmWithIntInputMods" => OperandParser::RegOrImmWithIntInputMods,
        "RegWithFpInputMods" => OperandParser::RegWithFpInputMods,
        "VReg32OrOff" => OperandParser::VReg32OrOff,
        "DppCtrl" => OperandParser::DppCtrl,
        "Dpp8" => OperandParser::Dpp8,
        "OpSel" => OperandParser::OpSel,
        "Cpol" => OperandParser::Cpol,
        _ => panic!("no parser {name}"),
    }
}

fn printed(operand: &Operand, context: &Context) -> String {
    let mut text = Vec::new();
    match operand.value {
        OperandValue::Reg { reg, .. } => reg.write_name(&mut text),
        OperandValue::Expr(expr) => context.exprs.print(&context.symbols, Value::Expr(expr), &mut text),
        _ => {}
    }
    String::from_utf8(text).unwrap()
}

/// Our answer in the notation of the rows.
fn answer(target: &Target, parser: OperandParser, text: &str) -> String {
    let text = format!("{text}\n");
    let (mut tokens, mut comments) = (Vec::new(), Vec::new());
    Lexer::new(text.as_bytes(), Loc(0)).statement(&mut tokens, &mut comments);
    let mut context = Context::default();
    let mut operands = Operands::new();
    let mut view = Parser::new(text.as_bytes(), &tokens, &mut context);
    let status = parser.parse(&mut view, target, &mut operands);
    let end = view.loc().0;
    context.diagnostics.flush_pending();
    match context.diagnostics.emitted().first() {
        Some(error) => format!("+{} {}", error.loc.0, error.message),
        None => match (status, operands.as_slice()) {
            (ParseStatus::Success, [operand]) => format!("= {}", printed(operand, &context)),
            (ParseStatus::Success, _) => "ok".to_owned(),
            (ParseStatus::Failure, _) => format!("+{end} failed parsing operand."),
            (ParseStatus::NoMatch, _) => format!("+{end} not a valid operand."),
        },
    }
}

fn check(rows: &str) {
    let mut targets = HashMap::new();
    let mut wrong = Vec::new();
    for row in rows.lines() {
        let [cpu, parser, text, expected] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("malformed row {row}");
        };
        let target = targets.entry(cpu).or_insert_with(|| Target::new("amdgcn--", cpu, "").unwrap().0);
        let ours = answer(target, parser_named(parser), text);
        let read = ours.starts_with("= ") || ours == "ok";
        if ours != expected && !(expected == "ok" && read) {
            wrong.push(format!("{row}\tours: {ours}"));
        }
    }
    assert!(wrong.is_empty(), "{} rows differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn registers_are_read_as_llvm_reads_them() {
    check(include_str!("../../../testdata/operands/registers.tsv"));
}

fn value_type_named(name: &str) -> ValueType {
    match name {
        "I16" => ValueType::I16,
        "I32" => ValueType::I32,
        "I64" => ValueType::I64,
        "F16" => ValueType::F16,
        "Bf16" => ValueType::Bf16,
        "F32" => ValueType::F32,
        "F64" => ValueType::F64,
        "V2i16" => ValueType::V2i16,
        "V2f16" => ValueType::V2f16,
        "V2f16Splat" => ValueType::V2f16Splat,
        "V2bf16" => ValueType::V2bf16,
        "V2f32" => ValueType::V2f32,
        _ => panic!("no type {name}"),
    }
}

/// `refused`, or the operand as printed (without the modifiers around it), its source code and its literal.
fn literal_answer(target: &Target, value_type: ValueType, vop3: bool, text: &str) -> String {
    let text = format!("{text}\n");
    let (mut tokens, mut comments) = (Vec::new(), Vec::new());
    Lexer::new(text.as_bytes(), Loc(0)).statement(&mut tokens, &mut comments);
    let mut context = Context::default();
    let mut operands = Operands::new();
    let mut view = Parser::new(text.as_bytes(), &tokens, &mut context);
    // Scalar instructions know no modifiers.
    let parser = match value_type {
        ValueType::I32 | ValueType::I64 => OperandParser::RegOrImm,
        _ => OperandParser::RegOrImmWithFpInputMods,
    };
    if parser.parse(&mut view, target, &mut operands) != ParseStatus::Success || operands.len() != 1 {
        return "refused".to_owned();
    }
    let operand = &operands[0];
    let OperandValue::Imm { modifiers, .. } = operand.value else {
        return "refused".to_owned();
    };
    let encoded_modifiers = vop3 && matches!(value_type, ValueType::F32 | ValueType::F64);
    let inline =
        literal::is_inlinable(operand, value_type, target) && (encoded_modifiers || !modifiers.any());
    if !inline && !literal::is_literal(operand, value_type, target) {
        return "refused".to_owned();
    }
    let place = Place { vop3, short: !vop3, mandatory_literal: false, apply_modifiers: !encoded_modifiers };
    let imm = literal::encode(operand, value_type, place, target).unwrap();
    let mut printed = Vec::new();
    literal::print_source(&imm, value_type, target, &mut printed);
    format!("{} {} {:#x}", String::from_utf8(printed).unwrap(), imm.code, imm.literal)
}

/// LLVM's answer without the modifiers that it prints around the operand.
fn without_modifiers(expected: &str) -> String {
    let (operand, codes) = expected.split_once(' ').unwrap_or((expected, ""));
    let bare = match operand.strip_prefix("neg(") {
        Some(rest) => rest.trim_end_matches(')'),
        None => operand.strip_prefix("-|").unwrap_or(operand).trim_matches('|'),
    };
    format!("{bare} {codes}")
}

#[test]
fn literals_are_encoded_and_printed_as_llvm_does_it() {
    let mut targets = HashMap::new();
    let mut wrong = Vec::new();
    for row in include_str!("../../../testdata/operands/literals.tsv").lines() {
        let [cpu, value_type, flags, text, expected] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("malformed row {row}");
        };
        let target = targets.entry(cpu).or_insert_with(|| Target::new("amdgcn--", cpu, "").unwrap().0);
        let ours = literal_answer(target, value_type_named(value_type), flags == "v", text);
        let same = match expected {
            "accepted" => ours != "refused",
            "refused" => ours == "refused",
            expected => ours == without_modifiers(expected),
        };
        if !same {
            wrong.push(format!("{row}\tours: {ours}"));
        }
    }
    assert!(wrong.is_empty(), "{} rows differ:\n{}", wrong.len(), wrong.join("\n"));
}
