//! What `check-isa --amd` prints.

use super::explained::Kind;
use super::{Difference, Findings, Summary, What};

/// Unexplained differences that are shown without `--list`.
const SHOWN: usize = 40;

/// Prints everything; returns whether nothing is left to explain.
pub(super) fn print(findings: &Findings, explanations: &[Option<usize>], kinds: &[Kind], list: bool) -> bool {
    for summary in &findings.summaries {
        print_summary(summary);
    }
    let used: Vec<&Kind> = kinds.iter().filter(|kind| kind.count > 0).collect();
    if !used.is_empty() {
        println!("\nexplained differences:");
    }
    for kind in used {
        println!("{:6} {}: {}", kind.count, kind.name(), kind.reason);
    }
    let mut pairs: Vec<_> = findings.differences.iter().zip(explanations).collect();
    // What only the rows have goes last: it may be much, and says the least.
    pairs.sort_by_key(|(difference, _)| difference.what == What::Extra);
    let mut open = 0;
    for (difference, explanation) in &pairs {
        open += usize::from(explanation.is_none());
        if list || explanation.is_none() && open <= SHOWN {
            print_difference(difference, explanation.is_some());
        }
    }
    if open > SHOWN && !list {
        println!("{} more, which --list shows", open - SHOWN);
    }
    let stale: Vec<&Kind> = kinds.iter().filter(|kind| kind.is_stale(findings)).collect();
    for kind in &stale {
        println!("stale: nothing is explained by `{}` any more", kind.name());
    }
    let counts = What::ALL.iter().filter_map(|(what, word)| {
        let count = pairs.iter().filter(|(own, known)| own.what == *what && known.is_none()).count();
        (count > 0).then(|| format!("{count} {word}"))
    });
    let counts: Vec<String> = counts.collect();
    let told = if counts.is_empty() { "nothing".to_owned() } else { counts.join(", ") };
    println!("\nunexplained: {told}");
    open == 0 && stale.is_empty()
}

fn print_summary(summary: &Summary) {
    let Summary { file, architecture, encodings, instructions, compared, sizes, .. } = summary;
    println!("{file}: {architecture}");
    println!("    {encodings} encodings compared: length, mask, fields");
    println!(
        "    {instructions} instructions, in {compared} encodings compared: opcode, {} operand sizes",
        sizes.0
    );
    if summary.undescribed > 0 {
        println!(
            "    {} of these without identifier and field positions, since the file does not describe the encoding",
            summary.undescribed
        );
    }
    if sizes.1 > 0 {
        println!("    {} operand sizes not compared, since the rows do not tell them", sizes.1);
    }
    for (reason, count) in &summary.left_out {
        println!("    {count} not compared: {reason}");
    }
    if let Some(why) = &summary.excerpt {
        println!("    an excerpt: {why}");
    }
}

fn print_difference(difference: &Difference, is_explained: bool) {
    let known = if is_explained { " (explained)" } else { "" };
    let Difference { what, architecture, subject, detail } = difference;
    println!("{}{known}: {architecture} {subject}: {detail}", what.word());
}
