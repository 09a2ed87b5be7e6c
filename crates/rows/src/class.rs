//! Operand classes: what one operand of an instruction accepts, in the order in which LLVM ranks them.

use crate::fault::{Faults, lines};

/// What a class accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClassKind {
    /// A register of a class, without source modifiers.
    Reg(String),
    /// A source: a register, an inline constant, perhaps a literal or an expression.
    Src(Source),
    /// A named operand or modifier of the given immediate kind.
    Imm(String),
    /// A word of the syntax.
    Token(String),
    /// A rule of its own, written in the matcher.
    Named,
}

/// The rule of a source class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Register class.
    pub registers: String,
    /// Value type for encoding immediates; empty where only registers go.
    pub value: String,
    /// Value type by which inline constants are recognised, where it differs.
    pub inline_as: String,
    /// Inline constants are taken.
    pub inline: bool,
    /// Literals are taken.
    pub literal: bool,
    /// Expressions are taken.
    pub expr: bool,
    /// Expressions are taken where the GPU has 64-bit literals.
    pub expr64: bool,
    /// `neg` and `abs` are taken.
    pub fp_mods: bool,
    /// `sext` is taken.
    pub int_mods: bool,
    /// Pairs of VGPRs are taken where DPP does 64 bits.
    pub pairs: bool,
}

/// One operand class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassRow {
    /// LLVM's name.
    pub name: String,
    /// What it accepts.
    pub kind: ClassKind,
    /// It may be absent.
    pub optional: bool,
    /// The fields of layouts that its value goes into, with the lowest bit of the value that goes there.
    pub fields: Vec<(String, u8)>,
}

/// Reads `classes.rows`.
#[must_use]
pub fn read(text: &str, faults: &mut Faults) -> Vec<ClassRow> {
    let mut rows: Vec<ClassRow> = Vec::new();
    for (line, words) in lines(text) {
        let &[name, kind, accepts, value, flags] = words.as_slice() else {
            faults.add(line, "expected: class, kind, accepts, value type, flags");
            continue;
        };
        if rows.iter().any(|row| row.name == name) {
            faults.add(line, format!("class `{name}` stands twice"));
        }
        let flags: Vec<&str> = flags.split(',').filter(|flag| *flag != "-").collect();
        let (fields, flags): (Vec<&str>, Vec<&str>) =
            flags.into_iter().partition(|flag| flag.starts_with(char::is_uppercase));
        let fields = fields.into_iter().filter_map(|field| {
            let (name, shift) = field.split_once('.').unwrap_or((field, "0"));
            Some((name.to_owned(), shift.parse().ok()?))
        });
        let fields = fields.collect();
        let optional = flags.contains(&"optional");
        let kind = match kind {
            "reg" => ClassKind::Reg(accepts.to_owned()),
            "imm" => ClassKind::Imm(accepts.to_owned()),
            "token" => ClassKind::Token(accepts.to_owned()),
            "named" => ClassKind::Named,
            "src" => match source(accepts, value, &flags) {
                Ok(source) => ClassKind::Src(source),
                Err(message) => {
                    faults.add(line, message);
                    continue;
                }
            },
            other => {
                faults.add(line, format!("unknown kind `{other}`"));
                continue;
            }
        };
        rows.push(ClassRow { name: name.to_owned(), kind, optional, fields });
    }
    rows
}

fn source(registers: &str, value: &str, flags: &[&str]) -> Result<Source, String> {
    let mut source = Source {
        registers: registers.to_owned(),
        value: if value == "-" { String::new() } else { value.to_owned() },
        ..Source::default()
    };
    source.inline_as.clone_from(&source.value);
    for flag in flags {
        match *flag {
            "inline" => source.inline = true,
            "literal" => source.literal = true,
            "expr" => source.expr = true,
            "expr64" => source.expr64 = true,
            "fpmods" => source.fp_mods = true,
            "intmods" => source.int_mods = true,
            "pairs" => source.pairs = true,
            "optional" => {}
            other => match other.strip_prefix("inline:") {
                Some(as_type) => {
                    source.inline = true;
                    as_type.clone_into(&mut source.inline_as);
                }
                None => return Err(format!("unknown flag `{other}`")),
            },
        }
    }
    Ok(source)
}
