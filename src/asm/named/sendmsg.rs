//! Messages of `s_sendmsg`, `s_sendmsghalt` and `s_sendmsg_rtn`: `sendmsg(MSG_GS, GS_OP_EMIT, 0)`.

use super::availability::Availability::*;
use super::availability::{Lookup, NamedValue, name_of, row as msg, value_of};
use super::fields::{absolute, finish, is_uint};
use super::text::{push_decimal, push_str};
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, TokenKind};
use crate::target::Target;

/// Names of messages.
#[rustfmt::skip]
pub const MESSAGES: &[NamedValue] = &[
    // name                                 id  exists on
    msg("MSG_INTERRUPT",                     1, Everywhere),
    msg("MSG_GS",                            2, Gfx6To10),
    msg("MSG_HS_TESSFACTOR",                 2, Gfx11Plus),
    msg("MSG_GS_DONE",                       3, Gfx6To10),
    msg("MSG_DEALLOC_VGPRS",                 3, Gfx11Plus),
    msg("MSG_SAVEWAVE",                      4, Gfx8To10),
    msg("MSG_STALL_WAVE_GEN",                5, Gfx9To11),
    msg("MSG_HALT_WAVES",                    6, Gfx9To11),
    msg("MSG_ORDERED_PS_DONE",               7, Gfx9To10),
    msg("MSG_EARLY_PRIM_DEALLOC",            8, Gfx9To10),
    msg("MSG_GS_ALLOC_REQ",                  9, Gfx9Plus),
    msg("MSG_GET_DOORBELL",                 10, Gfx9To10),
    msg("MSG_GET_DDID",                     11, Gfx10),
    msg("MSG_SYSMSG",                       15, Everywhere),
    msg("MSG_RTN_GET_DOORBELL",            128, Gfx11Plus),
    msg("MSG_RTN_GET_DDID",                129, Gfx11Plus),
    msg("MSG_RTN_GET_TMA",                 130, Gfx11Plus),
    msg("MSG_RTN_GET_REALTIME",            131, Gfx11Plus),
    msg("MSG_RTN_SAVE_WAVE",               132, Gfx11Plus),
    msg("MSG_RTN_GET_TBA",                 133, Gfx11Plus),
    msg("MSG_RTN_GET_TBA_TO_PC",           134, Gfx11Plus),
    msg("MSG_RTN_GET_SE_AID_ID",           135, Gfx12Plus),
    msg("MSG_RTN_GET_CLUSTER_BARRIER_STATE", 136, Gfx1250Plus),
    msg("MSG_RTN_SAVE_WAVE_HAS_TDM",       152, Gfx1250Plus),
];

/// Operations of `MSG_SYSMSG`.
#[rustfmt::skip]
pub const SYSMSG_OPERATIONS: &[NamedValue] = &[
    msg("SYSMSG_OP_ECC_ERR_INTERRUPT", 1, Everywhere),
    msg("SYSMSG_OP_REG_RD",            2, Everywhere),
    msg("SYSMSG_OP_HOST_TRAP_ACK",     3, Gfx6To8),
    msg("SYSMSG_OP_TTRACE_PC",         4, Everywhere),
];

/// Operations of `MSG_GS` and `MSG_GS_DONE`.
#[rustfmt::skip]
pub const GS_OPERATIONS: &[NamedValue] = &[
    msg("GS_OP_NOP",      0, Everywhere),
    msg("GS_OP_CUT",      1, Everywhere),
    msg("GS_OP_EMIT",     2, Everywhere),
    msg("GS_OP_EMIT_CUT", 3, Everywhere),
];

const MSG_GS: i64 = 2;
const MSG_GS_DONE: i64 = 3;
const MSG_SYSMSG: i64 = 15;
const GS_OP_NOP: i64 = 0;
/// Number of streams, of which each geometry message names one.
const STREAMS: i64 = 4;
const OPERATION_SHIFT: u32 = 4;
const OPERATION_WIDTH: u32 = 3;
const STREAM_SHIFT: u32 = 8;
const STREAM_WIDTH: u32 = 2;

/// A part of `sendmsg(…)` as written.
struct Part {
    value: i64,
    at: Loc,
    /// Written by name.
    named: bool,
    /// The name exists, but not on this target.
    unsupported: bool,
    given: bool,
}

impl Part {
    const fn none() -> Self {
        Self { value: 0, at: Loc(0), named: false, unsupported: false, given: false }
    }

    /// Parses a name of `table`, or a number.
    fn parse(
        parser: &mut Parser,
        target: &Target,
        table: &[NamedValue],
        expected: &str,
    ) -> Result<Self, Reported> {
        let at = parser.loc();
        let known = match parser.at(TokenKind::Identifier) {
            true => value_of(table, parser.text_of(parser.peek()), target),
            false => Lookup::Unknown,
        };
        let value = match known {
            Lookup::Value(value) => value.into(),
            // No message or operation has a negative number, so this one takes part in no rule.
            Lookup::Unsupported => -1,
            Lookup::Unknown => absolute(parser, expected)?,
        };
        let named = known != Lookup::Unknown;
        if named {
            parser.bump();
        }
        Ok(Self { value, at, named, unsupported: known == Lookup::Unsupported, given: true })
    }
}

/// Parses a message (`parseSendMsg`).
pub fn parse(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    let value = if parser.eat_id_then("sendmsg", TokenKind::LParen) {
        parse_macro(parser, target)
    } else {
        absolute(parser, "a sendmsg macro").and_then(|value| {
            if is_uint(value, 16) {
                return Ok(value);
            }
            Err(parser.error(start, "invalid immediate: only 16-bit values are legal"))
        })
    };
    finish(value, ImmKind::SendMsg, start, operands)
}

fn parse_macro(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    let message = Part::parse(parser, target, MESSAGES, "a message name")?;
    let mut operation = Part::none();
    let mut stream = Part::none();
    if parser.eat(TokenKind::Comma) {
        let table = operations_of(message.value);
        operation = Part::parse(parser, target, table, "an operation name")?;
        if parser.eat(TokenKind::Comma) {
            stream.at = parser.loc();
            stream.given = true;
            stream.value = absolute(parser, "")?;
        }
    }
    parser.expect(TokenKind::RParen, "expected a closing parenthesis")?;
    match fault(&message, &operation, &stream, target) {
        Some((at, text)) => Err(parser.error(at, text)),
        None => Ok(encode(message.value, operation.value, stream.value)),
    }
}

/// What is wrong with a message, and where. A message given by number may hold anything that fits.
fn fault(message: &Part, operation: &Part, stream: &Part, target: &Target) -> Option<(Loc, &'static str)> {
    let strict = message.named;
    let id = message.value;
    if message.unsupported {
        return Some((message.at, "specified message id is not supported on this GPU"));
    }
    if !strict && id & !i64::from(id_mask(target)) != 0 {
        return Some((message.at, "invalid message id"));
    }
    if strict && requires_operation(id, target) != operation.given {
        return Some(match operation.given {
            true => (operation.at, "message does not support operations"),
            false => (message.at, "missing message operation"),
        });
    }
    if operation.unsupported {
        return Some((operation.at, "specified operation id is not supported on this GPU"));
    }
    let operation_fits = match strict {
        true => is_valid_operation(id, operation.value, target),
        false => is_uint(operation.value, OPERATION_WIDTH),
    };
    if !operation_fits {
        return Some((operation.at, "invalid operation id"));
    }
    if strict && stream.given && !supports_stream(id, operation.value, target) {
        return Some((stream.at, "message operation does not support streams"));
    }
    let stream_fits = match strict {
        true => is_valid_stream(id, operation.value, stream.value, target),
        false => is_uint(stream.value, STREAM_WIDTH),
    };
    (!stream_fits).then_some((stream.at, "invalid message stream id"))
}

fn id_mask(target: &Target) -> u32 {
    if Gfx11Plus.holds(target) { 0xff } else { 0xf }
}

const fn operations_of(message: i64) -> &'static [NamedValue] {
    if message == MSG_SYSMSG { SYSMSG_OPERATIONS } else { GS_OPERATIONS }
}

fn is_gs(message: i64, target: &Target) -> bool {
    matches!(message, MSG_GS | MSG_GS_DONE) && !Gfx11Plus.holds(target)
}

fn requires_operation(message: i64, target: &Target) -> bool {
    message == MSG_SYSMSG || is_gs(message, target)
}

fn supports_stream(message: i64, operation: i64, target: &Target) -> bool {
    is_gs(message, target) && operation != GS_OP_NOP
}

fn operation_name(message: i64, operation: i64, target: &Target) -> Option<&'static str> {
    // LLVM looks a number up by its low 32 bits.
    name_of(operations_of(message), operation as u32, target)
}

fn is_valid_operation(message: i64, operation: i64, target: &Target) -> bool {
    if !requires_operation(message, target) {
        return operation == 0;
    }
    !(message == MSG_GS && operation == GS_OP_NOP) && operation_name(message, operation, target).is_some()
}

fn is_valid_stream(message: i64, operation: i64, stream: i64, target: &Target) -> bool {
    let streams = is_gs(message, target) && (message == MSG_GS || operation != GS_OP_NOP);
    if streams { (0..STREAMS).contains(&stream) } else { stream == 0 }
}

const fn encode(message: i64, operation: i64, stream: i64) -> i64 {
    message | operation << OPERATION_SHIFT | stream << STREAM_SHIFT
}

/// Prints a message (`printSendMsg`).
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    let message = value & id_mask(target);
    let (operation, stream) = match Gfx11Plus.holds(target) {
        true => (0, 0),
        false => (value >> OPERATION_SHIFT & 7, value >> STREAM_SHIFT & 3),
    };
    let [message_id, operation_id, stream_id] = [message, operation, stream].map(i64::from);
    let name = name_of(MESSAGES, message, target).filter(|_| {
        is_valid_operation(message_id, operation_id, target)
            && is_valid_stream(message_id, operation_id, stream_id, target)
    });
    let Some(name) = name else {
        if encode(message_id, operation_id, stream_id) == i64::from(value) {
            push_str(out, "sendmsg(");
            push_decimal(out, message);
            push_str(out, ", ");
            push_decimal(out, operation);
            push_str(out, ", ");
            push_decimal(out, stream);
            out.push(b')');
        } else {
            push_decimal(out, value);
        }
        return;
    };
    push_str(out, "sendmsg(");
    push_str(out, name);
    if requires_operation(message_id, target) {
        push_str(out, ", ");
        push_str(out, operation_name(message_id, operation_id, target).unwrap_or_default());
        if supports_stream(message_id, operation_id, target) {
            push_str(out, ", ");
            push_decimal(out, stream);
        }
    }
    out.push(b')');
}
