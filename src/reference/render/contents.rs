//! What stands where on a page.

use super::{Block, Document};
use crate::reference::page::{
    Elsewhere, Encoding, Example, Field, Line, Modifier, Operand, OtherEncoding, Page, Reading, Refusal,
    Verdict,
};

/// The document of a page.
#[must_use]
pub fn page(page: &Page) -> Document {
    let mut blocks = Vec::new();
    introduce(page, &mut blocks);
    if let Some(line) = &page.line {
        show_line(line, &mut blocks);
    }
    if let Some(description) = &page.description {
        blocks.push(Block::Heading("Description".to_owned()));
        blocks.push(Block::Text(description.text.clone()));
    }
    blocks.push(Block::Heading("Encodings".to_owned()));
    blocks.push(summary(&page.encodings));
    for index in 0..page.encodings.len() {
        encoding(&page.encodings, index, &mut blocks);
    }
    if !page.limits.is_empty() {
        blocks.push(Block::Heading("Limits".to_owned()));
        blocks.push(Block::List(page.limits.clone()));
    }
    generations(&page.architectures, &mut blocks);
    processors(page, &mut blocks);
    examples(&page.examples, &mut blocks);
    related(page, &mut blocks);
    Document { title: page.name.clone(), blocks }
}

fn introduce(page: &Page, blocks: &mut Vec<Block>) {
    let gpu = &page.gpu;
    let mut facts = vec![("class", page.class.to_owned())];
    if let Some(group) = page.description.as_ref().and_then(|description| description.group.clone()) {
        facts.push(("functional group", group));
    }
    let mut name = if gpu.architecture == gpu.gfx {
        gpu.name.clone()
    } else {
        format!("{} ({})", gpu.name, gpu.architecture)
    };
    if !gpu.features.is_empty() {
        name = format!("{name} with {}", gpu.features);
    }
    if gpu.newest {
        let has = if page.line.is_some() { "takes it" } else { "has it" };
        name = format!("{name}, the newest that {has}");
    }
    facts.push(("GPU", name));
    if let Some(asked) = &page.asked {
        facts.push(("asked for", asked.clone()));
    }
    if let Some(other) = page.assembled {
        facts.push(("spelling", format!("none here: {} assembles to {other}", page.name)));
    }
    let encodings: Vec<&str> = page.encodings.iter().map(|encoding| encoding.name.as_str()).collect();
    facts.push(("encodings", encodings.join(", ")));
    blocks.push(Block::Facts(facts));
}

fn show_line(line: &Line, blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading("This instruction".to_owned()));
    blocks.push(Block::Code(line.printed.clone()));
    blocks.push(Block::Facts(vec![("bytes", line.bytes_hex.clone()), ("encoding", line.encoding.clone())]));
    blocks.push(readings(&line.reading));
    let remarks: Vec<String> = line.open.iter().chain(&line.warnings).cloned().collect();
    if !remarks.is_empty() {
        blocks.push(Block::List(remarks));
    }
}

fn readings(readings: &[Reading]) -> Block {
    let rows = readings.iter().map(|reading| {
        let bits = crate::reference::page::range(reading.high, reading.low);
        vec![
            reading.part.clone(),
            reading.field.clone(),
            bits,
            reading.binary.clone(),
            reading.value.to_string(),
            reading.meaning.clone(),
        ]
    });
    Block::Table { head: vec!["part", "field", "bits", "binary", "value", "meaning"], rows: rows.collect() }
}

/// All encodings in one table.
pub(in crate::reference) fn summary(encodings: &[Encoding]) -> Block {
    let row = |encoding: &Encoding| {
        let literal = encoding.literal.map_or("-".to_owned(), |bits| format!("{bits} bits"));
        let suffix = if encoding.suffix.is_empty() { "-" } else { encoding.suffix };
        vec![
            encoding.name.clone(),
            suffix.to_owned(),
            encoding.bits.to_string(),
            encoding.opcode.to_string(),
            encoding.opcode_hex.clone(),
            encoding.identifier.clone(),
            literal,
        ]
    };
    Block::Table {
        head: vec!["encoding", "suffix", "bits", "opcode", "hex", "identifier", "literal"],
        rows: encodings.iter().map(row).collect(),
    }
}

/// One of the encodings. What it has in common with a plain one before it is said there.
pub(in crate::reference) fn encoding(encodings: &[Encoding], index: usize, blocks: &mut Vec<Block>) {
    let plain = encodings[..index]
        .iter()
        .find(|other| encodings[index].name.starts_with(&format!("{} + ", other.name)));
    one_encoding(&encodings[index], plain, blocks);
}

fn one_encoding(encoding: &Encoding, plain: Option<&Encoding>, blocks: &mut Vec<Block>) {
    let Encoding { name, bits, opcode, opcode_hex, identifier, .. } = encoding;
    blocks.push(Block::Heading(format!("{name}, {bits} bits")));
    blocks.push(Block::Facts(vec![
        ("opcode", format!("{opcode} ({opcode_hex})")),
        ("identifier", identifier.clone()),
        ("rows", encoding.rows.join(", ")),
    ]));
    encoding.syntax.iter().for_each(|syntax| blocks.push(Block::Code(syntax.clone())));
    let base = plain.map_or(0, |plain| plain.bits);
    let fields: Vec<&Field> = encoding.fields.iter().filter(|field| field.low >= base).collect();
    blocks.push(Block::Bits(fields.iter().map(|field| (*field).clone()).collect()));
    if let Some(plain) = plain {
        let source = encoding.fields.iter().find(|field| field.holds.ends_with("follows"));
        let says = source
            .map_or(String::new(), |field| format!("; {} {} {}", field.name, field.range(), field.holds));
        blocks.push(Block::Text(format!("Bits {}:0 are those of {}{says}.", base - 1, plain.name)));
    }
    blocks.push(Block::Table {
        head: vec!["field", "bits", "width", "value", "holds"],
        rows: fields.into_iter().map(field_row).collect(),
    });
    let known = |operand: &&Operand| {
        plain.is_none_or(|plain| !plain.operands.iter().any(|other| alike(other, operand)))
    };
    let mut operands: Vec<Vec<String>> = encoding.operands.iter().filter(known).map(operand_row).collect();
    shorten(&mut operands);
    if !operands.is_empty() {
        let which = if plain.is_some() { "Operands that differ" } else { "Operands" };
        blocks.push(Block::Subheading(which.to_owned()));
        blocks.push(Block::Table {
            head: vec!["operand", "access", "field", "field bits", "value", "takes"],
            rows: operands,
        });
    }
    let known = |modifier: &&Modifier| plain.is_none_or(|plain| !plain.modifiers.contains(modifier));
    let modifiers: Vec<Vec<String>> = encoding.modifiers.iter().filter(known).map(modifier_row).collect();
    if !modifiers.is_empty() {
        let which = if plain.is_some() { "More modifiers" } else { "Modifiers" };
        blocks.push(Block::Subheading(which.to_owned()));
        blocks.push(Block::Table { head: vec!["modifier", "field", "default", "values"], rows: modifiers });
    }
}

/// Whether an operand is the same but for its place.
fn alike(left: &Operand, right: &Operand) -> bool {
    left.name == right.name && left.accepts == right.accepts && left.access == right.access
}

fn field_row(field: &Field) -> Vec<String> {
    vec![
        field.name.to_owned(),
        field.range(),
        field.width.to_string(),
        field.value.clone().unwrap_or_default(),
        field.holds.clone(),
    ]
}

/// Long lists that stand above already are not repeated.
fn shorten(rows: &mut [Vec<String>]) {
    const LONG: usize = 40;
    let Some(last) = rows.first().map(|row| row.len() - 1) else { return };
    for index in (1..rows.len()).rev() {
        let (above, below) = rows.split_at_mut(index);
        let row = &mut below[0];
        if row[last].len() > LONG
            && let Some(same) = above.iter().find(|other| other[last] == row[last])
        {
            row[last] = format!("as {}", same[0]);
        }
    }
}

fn operand_row(operand: &Operand) -> Vec<String> {
    let mut value: Vec<String> = Vec::new();
    value.extend(operand.data.map(str::to_owned));
    value.extend(operand.bits.map(|bits| format!("{bits} bits")));
    value.extend(operand.amd_format.clone());
    value.extend(operand.amd_type.clone());
    vec![
        operand.name.to_owned(),
        operand.access.word().to_owned(),
        operand.field.clone().unwrap_or("-".to_owned()),
        operand.field_bits.map_or("-".to_owned(), |bits| bits.to_string()),
        value.join(", "),
        operand.accepts.join("; "),
    ]
}

fn modifier_row(modifier: &Modifier) -> Vec<String> {
    vec![
        modifier.syntax.clone(),
        modifier.field.clone().unwrap_or("-".to_owned()),
        modifier.default.clone(),
        modifier.range.clone(),
    ]
}

/// The instruction on all architectures.
pub(in crate::reference) fn generations(architectures: &[Elsewhere], blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading("Generations".to_owned()));
    let mut rows: Vec<Vec<String>> = Vec::new();
    for other in architectures {
        if other.encodings.is_empty() {
            rows.push(generation_row(other, None));
        }
        let first = rows.len();
        for encoding in &other.encodings {
            let row = generation_row(other, Some(encoding));
            // Encodings of which the same can be said stand together.
            match rows[first..].iter_mut().find(|known| known[3..] == row[3..]) {
                Some(known) => known[2] = format!("{}, {}", known[2], row[2]),
                None => rows.push(row),
            }
        }
    }
    blocks.push(Block::Table {
        head: vec!["architecture", "gfx", "encoding", "opcode", "hex", "compared"],
        rows,
    });
}

fn generation_row(other: &Elsewhere, encoding: Option<&OtherEncoding>) -> Vec<String> {
    let architecture = other.architecture.to_owned();
    let Some(encoding) = encoding else {
        let none = "does not exist".to_owned();
        return vec![
            architecture,
            other.gfx.to_owned(),
            "-".to_owned(),
            "-".to_owned(),
            "-".to_owned(),
            none,
        ];
    };
    let called = other.name.map_or(String::new(), |name| format!("as {name}: "));
    let opcode = if encoding.same_opcode { "same opcode" } else { "other opcode" };
    let verdict = match encoding.verdict {
        Verdict::Own => "this page".to_owned(),
        Verdict::Same => "same opcode and layout".to_owned(),
        Verdict::OtherOpcode => "other opcode, same layout".to_owned(),
        Verdict::New => "no such encoding on this page".to_owned(),
        Verdict::OtherNames => format!("{opcode}, same bits; {}", encoding.differences.join("; ")),
        Verdict::OtherLayout => format!("{opcode}, other layout: {}", encoding.differences.join("; ")),
    };
    vec![
        architecture,
        other.gfx.to_owned(),
        encoding.name.clone(),
        encoding.opcode.to_string(),
        encoding.opcode_hex.clone(),
        format!("{called}{verdict}"),
    ]
}

fn processors(page: &Page, blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading("GPUs".to_owned()));
    let supported = page.processors.iter().filter(|processor| processor.supported).count();
    let mut text = format!("{supported} of {} processors have it.", page.processors.len());
    match &page.source {
        Some(source) => {
            text.push_str(&format!(" Vectors: {}, replayed by mcreplay {}.", source.corpus, source.version));
        }
        None => text.push_str(" No replay has left an index of vectors."),
    }
    blocks.push(Block::Text(text));
    let mut rows: Vec<Vec<String>> = Vec::new();
    for processor in &page.processors {
        let mut name = processor.name.to_owned();
        if let Some(count) = processor.vectors.filter(|count| *count > 0) {
            name = format!("{name} ({count})");
        }
        if !processor.features.is_empty() {
            name = format!("{name} with {}", processor.features);
        }
        if let Some(called) = processor.called {
            name = format!("{name} as {called}");
        }
        let has = if processor.supported { "yes" } else { "no" };
        match rows.iter_mut().find(|row| row[0] == processor.architecture && row[1] == has) {
            Some(row) => row[2] = format!("{}, {name}", row[2]),
            None => rows.push(vec![processor.architecture.to_owned(), has.to_owned(), name]),
        }
    }
    blocks.push(Block::Table { head: vec!["architecture", "has it", "GPUs (vectors)"], rows });
}

/// Lines of tests.
pub(in crate::reference) fn examples(examples: &[Example], blocks: &mut Vec<Block>) {
    let Some((first, more)) = examples.split_first() else { return };
    blocks.push(Block::Heading("Example".to_owned()));
    blocks.push(Block::Code(first.text.clone()));
    blocks.push(Block::Facts(vec![
        ("bytes", first.bytes_hex.clone()),
        ("encoding", format!("{}, on {}", first.encoding, on(first))),
        ("test", format!("{}:{}", first.file, first.line)),
    ]));
    blocks.push(readings(&first.reading));
    if more.is_empty() {
        return;
    }
    let row = |example: &Example| {
        vec![
            example.encoding.clone(),
            example.text.clone(),
            example.bytes_hex.clone(),
            on(example),
            format!("{}:{}", example.file, example.line),
        ]
    };
    blocks.push(Block::Table {
        head: vec!["encoding", "example", "bytes", "GPU", "test"],
        rows: more.iter().map(row).collect(),
    });
}

/// The GPU of an example, with its features.
fn on(example: &Example) -> String {
    match example.features.as_str() {
        "" => example.gpu.clone(),
        features => format!("{} with {features}", example.gpu),
    }
}

fn related(page: &Page, blocks: &mut Vec<Block>) {
    let related = &page.related;
    let mut facts = Vec::new();
    for (title, aside) in [("other names", false), ("other types", true)] {
        let text = if aside {
            related.types.join(", ")
        } else {
            let names = related.names.iter().map(|other| format!("{} ({})", other.name, other.on.join(", ")));
            names.collect::<Vec<_>>().join(", ")
        };
        if !text.is_empty() {
            facts.push((title, text));
        }
    }
    let neighbours = related.neighbours.iter().map(|near| format!("{} ({})", near.name, near.opcode));
    let neighbours = neighbours.collect::<Vec<_>>().join(", ");
    if !neighbours.is_empty() {
        facts.push(("neighbours", neighbours));
    }
    if !facts.is_empty() {
        blocks.push(Block::Heading("Related".to_owned()));
        blocks.push(Block::Facts(facts));
    }
}

/// The document that says why a line is refused.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Document {
    let mut blocks = vec![Block::Facts(vec![("GPU", format!("{} ({})", refusal.gpu, refusal.architecture))])];
    for message in &refusal.messages {
        let column = usize::try_from(message.column).unwrap_or(1).max(1);
        // Tabs keep their width, so that the caret stands below its place.
        let before = refusal.text.get(..column - 1).unwrap_or_default();
        let blanks: String = before.chars().map(|letter| if letter == '\t' { '\t' } else { ' ' }).collect();
        blocks.push(Block::Text(format!("{}: {}", message.severity, message.message)));
        blocks.push(Block::Code(format!("{}\n{blanks}^", refusal.text)));
    }
    blocks.push(Block::Heading("Where it is accepted".to_owned()));
    if refusal.accepted.is_empty() {
        blocks.push(Block::Text("No GPU takes this line.".to_owned()));
    } else {
        let rows = refusal
            .accepted
            .iter()
            .map(|wider| vec![wider.architecture.to_owned(), wider.gfx.to_owned(), wider.gpus.join(", ")]);
        blocks.push(Block::Table { head: vec!["architecture", "gfx", "GPUs"], rows: rows.collect() });
    }
    if !refusal.features.is_empty() {
        let features = refusal.features.join(", or ");
        blocks.push(Block::Text(format!("{} takes it with {features}.", refusal.gpu)));
    }
    Document { title: format!("{} refuses this", refusal.gpu), blocks }
}
