//! What the search looks through: every name, where it leads, and what it is.

use std::collections::BTreeMap;

use super::survey::Entry;
use super::{Book, file_name};
use crate::isa::form::Alias;

/// The script that holds the names: lines with name, page and kind, with tabs between them. The page of an instruction is
/// left out where it is that of its name.
pub(super) fn names(book: &Book) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (architecture, set) in book.gpus.architectures() {
        let names =
            set.iter().filter_map(|place| book.gpus.all().get(place)).map(|processor| processor.name());
        let name = architecture.name();
        lines.extend(names.map(|gpu| format!("{gpu}\tgpu/{gpu}.html\tGPU, {name}")));
    }
    for coding in &book.survey.encodings {
        let file = file_name(&coding.name);
        lines.push(format!("{}\tencoding/{file}.html\tencoding", coding.name));
    }
    lines.extend(
        book.survey.entries.iter().map(|entry| format!("{}\t\t{}", entry.id.name(), kind(book, entry))),
    );
    lines.extend(
        aliases(book).into_iter().map(|(alias, name)| format!("{alias}\t{name}\tanother name of {name}")),
    );
    // A string of JSON is one of JavaScript, too.
    let text = serde_json::to_string(&lines.join("\n")).unwrap_or_default();
    format!("window.mcreplayNames = {text};\n")
}

/// Encodings and architectures of an instruction.
fn kind(book: &Book, entry: &Entry) -> String {
    let mut encodings: Vec<&str> = Vec::new();
    for group in entry.variants.iter().flat_map(|variant| &variant.groups) {
        if group.extension.is_none() && !encodings.contains(&group.layout.name) {
            encodings.push(group.layout.name);
        }
    }
    let all = entry.gpus();
    let on: Vec<&str> = book
        .gpus
        .architectures()
        .iter()
        .filter(|(_, set)| !set.and(all).is_empty())
        .map(|(architecture, _)| architecture.name())
        .collect();
    let span = match on.as_slice() {
        [first, .., last] => format!("{first} … {last}"),
        [only] => (*only).to_owned(),
        [] => String::new(),
    };
    format!("{} · {span}", encodings.join(", "))
}

/// Names that are no mnemonics themselves, each with one that has a page.
fn aliases(book: &Book) -> BTreeMap<&'static str, &'static str> {
    let aliases =
        Alias::every().filter(|alias| !book.survey.has(alias.name) && book.survey.has(alias.mnemonic));
    aliases.map(|alias| (alias.name, alias.mnemonic)).collect()
}
