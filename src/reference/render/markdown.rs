//! A document as Markdown.

use std::fmt::Write;

use super::{Block, Document};

/// The Markdown of a document.
#[must_use]
pub fn markdown(document: &Document) -> String {
    let mut out = format!("# {}\n", escape(&document.title));
    for block in &document.blocks {
        out.push('\n');
        match block {
            Block::Heading(text) => line(&mut out, format_args!("## {}", escape(text))),
            Block::Subheading(text) => line(&mut out, format_args!("### {}", escape(text))),
            Block::Text(text) => line(&mut out, format_args!("{}", escape(text))),
            Block::Code(text) => line(&mut out, format_args!("```\n{}\n```", text.replace("```", "` ` `"))),
            Block::List(items) => {
                items.iter().for_each(|item| line(&mut out, format_args!("* {}", escape(item))))
            }
            Block::Facts(facts) => {
                facts.iter().for_each(|(name, value)| {
                    line(&mut out, format_args!("* **{name}:** {}", escape(value)))
                });
            }
            Block::Table { head, rows } => table(&mut out, head, rows),
            Block::Bits(fields) => {
                let names: Vec<String> = fields.iter().map(|field| escape(field.name)).collect();
                let ranges: Vec<String> = fields.iter().map(super::super::page::Field::range).collect();
                row(&mut out, &ranges);
                row(&mut out, &vec![":-:".to_owned(); fields.len()]);
                row(&mut out, &names);
            }
        }
    }
    out
}

/// Writing to a `String` does not fail.
fn line(out: &mut String, text: std::fmt::Arguments) {
    let _infallible = writeln!(out, "{text}");
}

fn table(out: &mut String, head: &[&str], rows: &[Vec<String>]) {
    row(out, &head.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>());
    row(out, &vec!["---".to_owned(); head.len()]);
    for cells in rows {
        row(out, &cells.iter().map(|cell| escape(cell)).collect::<Vec<_>>());
    }
}

fn row(out: &mut String, cells: &[String]) {
    let _infallible = writeln!(out, "| {} |", cells.join(" | "));
}

/// Text without a meaning to Markdown.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' | '~' | '&' => {
                out.push('\\');
                out.push(letter);
            }
            '\n' => out.push(' '),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn names_stay_names() {
        assert_eq!(escape("v_add_f32 |v1|"), "v\\_add\\_f32 \\|v1\\|");
        assert_eq!(escape("a|`b*<i>&lt;"), "a\\|\\`b\\*\\<i\\>\\&lt;");
    }
}
