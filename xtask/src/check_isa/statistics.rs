//! How much of the rows is rule and how much is exception: what grows here leaks out of the rules.

use std::collections::BTreeMap;

use mcreplay_rows::instruction::{QUIRKS, Row, SHAPE_FLAGS};
use mcreplay_rows::isa_rows::{INSTRUCTION_FILES, IsaRows};

/// Prints rows and forms by file, then what rows say beyond mnemonic, operands, modifiers and opcodes.
pub(super) fn print(isa: &IsaRows) {
    let mut forms = vec![0_usize; isa.rows.len()];
    for form in &isa.forms {
        if let Some(count) = forms.get_mut(form.row) {
            *count += 1;
        }
    }
    println!("{:10}{:>6}{:>8}{:>12}{:>10}", "file", "rows", "forms", "exceptions", "flagged");
    for (file, name) in INSTRUCTION_FILES.iter().enumerate() {
        let own = || {
            isa.rows
                .iter()
                .zip(&forms)
                .filter(|((own, _), _)| *own == file)
                .map(|((_, row), forms)| (row, forms))
        };
        println!(
            "{name:10}{:>6}{:>8}{:>12}{:>10}",
            own().count(),
            own().map(|(_, forms)| forms).sum::<usize>(),
            own().map(|(row, _)| exceptions(row)).sum::<usize>(),
            own().filter(|(row, _)| exceptions(row) > 0).count(),
        );
    }
    let rows = || isa.rows.iter().map(|(_, row)| row);
    println!(
        "{:10}{:>6}{:>8}{:>12}{:>10}",
        "all",
        rows().count(),
        isa.forms.len(),
        rows().map(exceptions).sum::<usize>(),
        rows().filter(|row| exceptions(row) > 0).count(),
    );
    println!("{} classes, {} layouts, {} aliases", isa.classes.len(), isa.layouts.len(), isa.aliases.len());
    print_flags(isa);
}

/// What a row says that no rule does: flags, and forms of its own for DPP. Predicates are facts like opcodes.
fn exceptions(row: &Row) -> usize {
    row.flags.len() + usize::from(row.dpp.is_some()) + usize::from(row.e64_dpp.is_some())
}

fn print_flags(isa: &IsaRows) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, row) in &isa.rows {
        for flag in &row.flags {
            *counts.entry(flag).or_default() += 1;
        }
    }
    let known = SHAPE_FLAGS.iter().copied().chain(QUIRKS.iter().map(|(name, _)| *name));
    let mut flags: Vec<(usize, &str)> =
        known.map(|name| (counts.get(name).copied().unwrap_or_default(), name)).collect();
    flags.sort_by_key(|(count, name)| (std::cmp::Reverse(*count), *name));
    let words: Vec<String> = flags.iter().map(|(count, name)| format!("{name} {count}")).collect();
    println!("{} flags, with their rows: {}\n", words.len(), words.join(", "));
}
