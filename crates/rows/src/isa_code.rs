//! Writes the tables of `src/isa` as Rust, from what [`crate::isa_rows`] read.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::class::{ClassKind, Source};
use crate::form::{FIELD_OPERANDS, Form, FormOperand, SLOTS, field_variant};
use crate::generation::COLUMNS;
use crate::instruction::{ENCODINGS, QUIRKS};
use crate::isa_rows::{INSTRUCTION_FILES, IsaRows};
use crate::own_names::OwnNames;
use crate::pattern::Piece;
use crate::pending::Pending;

/// Writing to a `String` does not fail.
macro_rules! put {
    ($code:expr, $($arg:tt)*) => { let _ = writeln!($code, $($arg)*); };
}

/// The source text that `src/isa/tables.rs` includes. `predicates` are the target's predicates, in their order.
///
/// # Errors
/// A row that needs a predicate which does not exist.
pub fn isa_code(isa: &IsaRows, predicates: &[&str]) -> Result<String, String> {
    let mut code = String::new();
    let mut needs = Pool::default();
    classes(&mut code, isa);
    layouts(&mut code, isa);
    forms(&mut code, isa, &mut needs);
    aliases(&mut code, isa, &mut needs);
    pending(&mut code, isa);
    slots(&mut code);
    quirks(&mut code);
    needs_table(&mut code, &needs, predicates)?;
    Ok(code)
}

/// The enumeration of what operands fill.
fn slots(code: &mut String) {
    put!(code, "/// Which operand of the encoding a class fills.");
    put!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[repr(u8)]\npub enum Slot {{");
    for (slot, doc) in SLOTS {
        put!(code, "    /// {doc}\n    {},", slot.variant());
    }
    for name in FIELD_OPERANDS {
        put!(code, "    /// {}.\n    {},", name.to_ascii_uppercase(), field_variant(name));
    }
    put!(code, "}}");
    let names = SLOTS.iter().map(|(slot, _)| slot.variant().to_ascii_lowercase());
    let names: Vec<String> = names.chain(FIELD_OPERANDS.iter().map(|name| (*name).to_owned())).collect();
    put!(code, "pub(crate) static SLOT_NAMES: [&str; {}] = {names:?};", names.len());
}

/// The enumeration of row flags that checks and printer ask for.
fn quirks(code: &mut String) {
    put!(code, "/// A peculiarity of an instruction, as its row names it.");
    put!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[repr(u8)]\npub enum Quirk {{");
    for (name, variant) in QUIRKS {
        put!(code, "    /// `{name}`\n    {variant},");
    }
    put!(code, "}}");
}

/// The distinct predicate lists as sets of bits.
fn needs_table(code: &mut String, needs: &Pool, predicates: &[&str]) -> Result<(), String> {
    let count = predicates.len().div_ceil(64);
    put!(code, "pub(crate) static NEEDS: [PredicateSet; {}] = [", needs.items.len());
    for item in &needs.items {
        let mut words = vec![0_u64; count];
        for name in item.split_whitespace() {
            let found = predicates.iter().position(|known| known.eq_ignore_ascii_case(name));
            let index = found.ok_or_else(|| format!("a row needs `{name}`, which is no predicate"))?;
            words[index / 64] |= 1 << (index % 64);
        }
        put!(code, "PredicateSet::from_words({words:?}),");
    }
    put!(code, "];");
    Ok(())
}

/// A class name as a Rust identifier; the few classes that are punctuation get words.
fn class_variant(name: &str) -> String {
    match name {
        "[" => "LBracket".to_owned(),
        "]" => "RBracket".to_owned(),
        "::" => "ColonColon".to_owned(),
        _ => name.to_owned(),
    }
}

fn classes(code: &mut String, isa: &IsaRows) {
    put!(code, "/// What one operand of an instruction accepts, by LLVM's names, in LLVM's order.");
    put!(code, "#[allow(missing_docs, non_camel_case_types, reason = \"LLVM's names\")]");
    put!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n#[repr(u16)]");
    put!(code, "pub enum OperandClass {{");
    for class in &isa.classes {
        put!(code, "    {},", class_variant(&class.name));
    }
    put!(code, "}}\npub(crate) static CLASSES: [ClassInfo; {}] = [", isa.classes.len());
    for class in &isa.classes {
        let accepts = match &class.kind {
            ClassKind::Reg(name) if matches!(name.as_str(), "VCC" | "VCC_LO" | "M0") => {
                let special = match name.as_str() {
                    "VCC" => "Vcc",
                    "VCC_LO" => "VccLo",
                    _ => "M0",
                };
                format!("Accepts::OneReg(Special::{special})")
            }
            ClassKind::Reg(name) => format!("Accepts::Reg(RegClass::{name})"),
            ClassKind::Src(source) => source_code(source),
            ClassKind::Imm(kind) => format!("Accepts::Imm(ImmKind::{kind})"),
            ClassKind::Token(word) => format!("Accepts::Token({word:?})"),
            ClassKind::Named => "Accepts::Named".to_owned(),
        };
        put!(
            code,
            "ClassInfo {{ name: {:?}, accepts: {accepts}, optional: {} }},",
            class.name,
            class.optional
        );
    }
    put!(code, "];");
}

fn source_code(source: &Source) -> String {
    let value =
        |name: &str| if name.is_empty() { "None".to_owned() } else { format!("Some({})", value_type(name)) };
    format!(
        "Accepts::Src(SourceRule {{ registers: RegClass::{}, value: {}, inline_as: {}, literal: {}, expr: {}, \
         expr64: {}, fp_mods: {}, int_mods: {}, pairs: {} }})",
        source.registers,
        value(&source.value),
        if source.inline { value(&source.inline_as) } else { "None".to_owned() },
        source.literal,
        source.expr,
        source.expr64,
        source.fp_mods,
        source.int_mods,
        source.pairs
    )
}

fn value_type(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().map(|first| first.to_ascii_uppercase()).unwrap_or_default();
    format!("ValueType::{first}{}", chars.as_str())
}

fn layouts(code: &mut String, isa: &IsaRows) {
    let mut fields = BTreeMap::new();
    for field in isa.layouts.iter().flat_map(|layout| &layout.fields) {
        fields.entry(field_variant(&field.name)).or_insert(&field.name);
    }
    put!(
        code,
        "/// A field of an encoding.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]"
    );
    put!(code, "#[repr(u8)]\npub enum Field {{");
    for (variant, name) in &fields {
        put!(code, "    /// {}\n    {variant},", if **name == "-" { "Reserved bits." } else { name });
    }
    put!(code, "}}\npub(crate) static FIELD_NAMES: [&str; {}] = [", fields.len());
    for name in fields.values() {
        put!(code, "{name:?},");
    }
    put!(code, "];");
    put!(code, "pub(crate) static LAYOUTS: [Layout; {}] = [", isa.layouts.len());
    for layout in &isa.layouts {
        put!(code, "Layout {{ name: {:?}, bits: {}, fields: &[", layout.name, layout.bits);
        for field in &layout.fields {
            let fixed = field.fixed.map_or("None".to_owned(), |value| format!("Some({value})"));
            let variant = field_variant(&field.name);
            let (high, low) = (field.high, field.low);
            put!(code, "FieldPlace {{ field: Field::{variant}, high: {high}, low: {low}, fixed: {fixed} }},");
        }
        put!(code, "] }},");
    }
    put!(code, "];");
    layout_index(code, isa);
}

/// The layout of an encoding per column, and the enumeration of encodings.
fn layout_index(code: &mut String, isa: &IsaRows) {
    let mut names: Vec<&str> = Vec::new();
    let layouts = isa.layouts.iter().map(|layout| layout.name.as_str());
    for name in layouts.chain(ENCODINGS) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    put!(code, "/// An encoding, or a dword that extends one.");
    put!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n#[repr(u8)]");
    put!(code, "pub enum Encoding {{");
    for name in &names {
        put!(code, "    /// {name}.\n    {},", field_variant(name));
    }
    put!(code, "}}\npub(crate) static ENCODING_NAMES: [&str; {}] = {names:?};", names.len());
    put!(code, "pub(crate) static LAYOUT_OF: [[u8; {}]; {}] = [", COLUMNS.len(), names.len());
    for name in &names {
        let per_column = (0..COLUMNS.len()).map(|column| {
            let found =
                isa.layouts.iter().position(|layout| layout.name == *name && layout.columns.has(column));
            found.map_or("NO_LAYOUT".to_owned(), |index| index.to_string())
        });
        put!(code, "[{}],", per_column.collect::<Vec<_>>().join(", "));
    }
    put!(code, "];");
}

fn forms(code: &mut String, isa: &IsaRows, needs: &mut Pool) {
    let mut operands = Pool::default();
    let mut printed = Pool::default();
    let mut patterns = Patterns::default();
    let mut shapes = ImageShapes::default();
    let mut lines = String::new();
    let mut mnemonic = 0;
    for (index, form) in isa.forms.iter().enumerate() {
        mnemonic += usize::from(index > 0 && isa.forms[index - 1].mnemonic != form.mnemonic);
        let tables = [patterns.index(form, isa), shapes.index(form)];
        put!(lines, "{}", form_code(form, mnemonic, needs, &mut operands, &mut printed, tables));
    }
    patterns.write(code);
    shapes.write(code);
    put!(code, "pub(crate) static FORMS: [Form; {}] = [\n{lines}];", isa.forms.len());
    put!(code, "pub(crate) static OPERAND_LISTS: [&[FormOperand]; {}] = [", operands.items.len());
    for item in &operands.items {
        put!(code, "&[{item}],");
    }
    put!(code, "];");
    put!(code, "pub(crate) static PRINTED_LISTS: [&[Slot]; {}] = [", printed.items.len());
    for item in &printed.items {
        put!(code, "&[{item}],");
    }
    put!(code, "];");
    mnemonics(code, isa);
    let files = INSTRUCTION_FILES.map(|file| format!("{file}.rows"));
    put!(code, "pub(crate) static ROW_FILES: [&str; {}] = {files:?};", files.len());
    rows(code, isa);
}

/// Where each row stands, and its operands as it writes them: one text for all rows, since a table of names would have
/// to be mended at each start of the program.
fn rows(code: &mut String, isa: &IsaRows) {
    let mut text = String::new();
    let mut places = BTreeMap::new();
    put!(code, "pub(crate) static ROWS: [RowPlace; {}] = [", isa.rows.len());
    for (file, row) in &isa.rows {
        let operands: Vec<String> =
            row.operands.iter().map(|(name, value_type)| format!("{name}:{value_type}")).collect();
        let operands = operands.join(",");
        let end = operands.len();
        let start = *places.entry(operands).or_insert_with_key(|operands| {
            text.push_str(operands);
            text.len() - operands.len()
        });
        let (line, prints) = (row.line, &row.prints);
        put!(
            code,
            "RowPlace {{ file: {file}, line: {line}, operands: ({start}, {end}), prints: {prints:?} }},"
        );
    }
    put!(code, "];\npub(crate) static ROW_OPERANDS: &str = {text:?};");
}

/// The patterns of forms that have one.
#[derive(Default)]
struct Patterns {
    patterns: Pool,
    pieces: Pool,
}

impl Patterns {
    /// The number that stands for a form's pattern in the tables.
    fn index(&mut self, form: &Form, isa: &IsaRows) -> usize {
        let Some(pattern) = form.pattern(&isa.layouts, &isa.classes) else { return 0 };
        let pieces = pattern.pieces.iter().map(|Piece { arg, shift, low, width }| {
            format!("Piece {{ arg: {arg}, shift: {shift}, low: {low}, width: {width} }}")
        });
        let pieces = self.pieces.index(pieces.collect::<Vec<_>>().join(", "));
        let (words, bytes) = (pattern.words, pattern.bytes);
        1 + self.patterns.index(format!("Pattern {{ words: {words:?}, bytes: {bytes}, pieces: {pieces} }}"))
    }

    fn write(&self, code: &mut String) {
        put!(code, "pub(crate) static PATTERNS: [Pattern; {}] = [", self.patterns.items.len());
        for item in &self.patterns.items {
            put!(code, "{item},");
        }
        put!(code, "];\npub(crate) static PIECE_LISTS: [&[Piece]; {}] = [", self.pieces.items.len());
        for item in &self.pieces.items {
            put!(code, "&[{item}],");
        }
        put!(code, "];");
    }
}

/// The data and addresses of image instructions.
#[derive(Default)]
struct ImageShapes(Pool);

impl ImageShapes {
    /// The number that stands for a form's shape in the tables.
    fn index(&mut self, form: &Form) -> usize {
        form.image.map_or(0, |shape| {
            // The library has the same structure.
            let shape = format!("{shape:?}").replace("gradients: ", "gradients: Gradients::");
            1 + self.0.index(shape)
        })
    }

    fn write(&self, code: &mut String) {
        put!(code, "pub(crate) static IMAGE_SHAPES: [ImageShape; {}] = [", self.0.items.len());
        for item in &self.0.items {
            put!(code, "{item},");
        }
        put!(code, "];");
    }
}

/// Distinct pieces of code, by index.
#[derive(Default)]
struct Pool {
    items: Vec<String>,
    index: BTreeMap<String, usize>,
}

impl Pool {
    fn index(&mut self, item: String) -> usize {
        if let Some(index) = self.index.get(&item) {
            return *index;
        }
        self.items.push(item.clone());
        self.index.insert(item, self.items.len() - 1);
        self.items.len() - 1
    }
}

fn needs_code(needs: &[String]) -> String {
    let mut needs = needs.to_vec();
    needs.sort();
    needs.dedup();
    needs.join(" ")
}

fn form_code(
    form: &Form,
    mnemonic: usize,
    needs: &mut Pool,
    operands: &mut Pool,
    printed: &mut Pool,
    [pattern, image]: [usize; 2],
) -> String {
    let list = form.operands.iter().map(|FormOperand { class, slot, value }| {
        let class = class_variant(class);
        let value =
            value.as_deref().map_or("None".to_owned(), |value| format!("Some({})", value_type(value)));
        format!(
            "FormOperand {{ class: OperandClass::{class}, slot: Slot::{}, value: {value} }}",
            slot.variant()
        )
    });
    let operand_list = operands.index(list.collect::<Vec<_>>().join(", "));
    let slots = form.printed.iter().map(|slot| format!("Slot::{}", slot.variant()));
    let printed_list = printed.index(slots.collect::<Vec<_>>().join(", "));
    format!(
        "Form {{ mnemonic: MnemonicId({mnemonic}), variant: Variant::{:?}, layout: Encoding::{}, encoding: Encoding::{}, extension: Extension::{:?}, \
         suffix: Suffix::{:?}, exec_dst: {}, opcode: {}, columns: {}, needs: {}, operands: {operand_list}, \
         printed: {printed_list}, quirks: {}, row: {}, pattern: {pattern}, image: {image} }},",
        form.variant,
        field_variant(&form.layout),
        field_variant(&form.encoding),
        form.extension,
        form.suffix,
        form.exec_dst,
        form.opcode,
        form.columns.0,
        needs.index(needs_code(&form.needs)),
        form.quirks,
        form.row
    )
}

fn mnemonics(code: &mut String, isa: &IsaRows) {
    let mut starts: Vec<(&str, [usize; 7])> = Vec::new();
    for (index, form) in isa.forms.iter().enumerate() {
        if starts.last().is_none_or(|(name, _)| *name != form.mnemonic) {
            starts.push((&form.mnemonic, [index; 7]));
        }
        if let Some((_, bounds)) = starts.last_mut() {
            bounds[form.variant as usize + 1..].fill(index + 1);
        }
    }
    put!(code, "pub(crate) static MNEMONICS: [Mnemonic; {}] = [", starts.len());
    for (name, bounds) in &starts {
        let OwnNames { suffixes, until_halves } = isa.own_names.get(*name).cloned().unwrap_or_default();
        let bits: Vec<String> =
            suffixes.iter().map(|suffix| format!("1 << Suffix::{suffix:?} as u8")).collect();
        let suffixes = if bits.is_empty() { "0".to_owned() } else { bits.join(" | ") };
        put!(
            code,
            "Mnemonic {{ name: {name:?}, bounds: {bounds:?}, own_suffixes: {suffixes}, until_halves: {until_halves} }},"
        );
    }
    put!(code, "];");
}

fn pending(code: &mut String, isa: &IsaRows) {
    put!(code, "pub(super) static PENDING: [Pending; {}] = [", isa.pending.len());
    for pending in &isa.pending {
        let Pending { name, encoding, columns, alias } = pending;
        put!(
            code,
            "Pending {{ name: {name:?}, encoding: {encoding:?}, columns: {}, alias: {alias} }},",
            columns.0
        );
    }
    put!(code, "];");
}

fn aliases(code: &mut String, isa: &IsaRows, needs: &mut Pool) {
    put!(code, "pub(crate) static ALIASES: [Alias; {}] = [", isa.aliases.len());
    for alias in &isa.aliases {
        let variant =
            alias.variant.map_or("None".to_owned(), |variant| format!("Some(Variant::{variant:?})"));
        let (name, mnemonic, columns, beside) = (&alias.name, &alias.mnemonic, alias.columns.0, alias.beside);
        let needs = needs.index(needs_code(&alias.needs));
        put!(
            code,
            "Alias {{ name: {name:?}, mnemonic: {mnemonic:?}, variant: {variant}, columns: {columns}, needs: {needs}, beside: {beside} }},"
        );
    }
    put!(code, "];");
}
