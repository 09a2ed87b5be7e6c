//! What the parsers make of an operand, held against LLVM: each row of `testdata/operands` is a processor, a parser,
//! the operand's text, and LLVM's answer: `= ` and the operand as it is printed, `+COLUMN MESSAGE` (from 0), or `ok`
//! where it was read, but no instruction at hand takes it.

use super::{OperandParser, Operands};
use crate::asm::expr::Value;
use crate::asm::lexer::Lexer;
use crate::asm::operand::{Operand, OperandValue};
use crate::asm::parser::{Context, ParseStatus, Parser};
use crate::asm::token::Loc;
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
