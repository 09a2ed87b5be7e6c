//! A document as one page of HTML that needs no other file.

use std::fmt::Write;

use super::diagram::{Look, rows};
use super::{Block, Document};
use crate::reference::page::Field;

/// Light and dark, on a screen and on paper.
const STYLE: &str = include_str!("page.css");

/// The HTML of a document.
#[must_use]
pub fn html(document: &Document) -> String {
    let title = escape(&document.title);
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
    );
    document.blocks.iter().for_each(|block| self::block(&mut out, block));
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

fn block(out: &mut String, block: &Block) {
    match block {
        Block::Heading(text) => element(out, "h2", text),
        Block::Subheading(text) => element(out, "h3", text),
        Block::Text(text) => element(out, "p", text),
        Block::Code(text) => element(out, "pre", text),
        Block::List(items) => {
            out.push_str("<ul>\n");
            items.iter().for_each(|item| element(out, "li", item));
            out.push_str("</ul>\n");
        }
        Block::Facts(facts) => {
            out.push_str("<dl>\n");
            for (name, value) in facts {
                element(out, "dt", name);
                element(out, "dd", value);
            }
            out.push_str("</dl>\n");
        }
        Block::Table { head, rows } => table(out, head, rows),
        Block::Bits(fields) => bits(out, fields),
    }
}

/// Writing to a `String` does not fail.
fn element(out: &mut String, name: &str, text: &str) {
    let _infallible = writeln!(out, "<{name}>{}</{name}>", escape(text));
}

fn table(out: &mut String, head: &[&str], rows: &[Vec<String>]) {
    out.push_str("<div class=\"wide\"><table>\n<thead><tr>");
    head.iter().for_each(|cell| element(out, "th", cell));
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        row.iter().for_each(|cell| element(out, "td", cell));
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table></div>\n");
}

/// The boxes of a diagram, as wide as their bits.
fn bits(out: &mut String, fields: &[Field]) {
    out.push_str("<div class=\"bits\" role=\"img\" aria-label=\"bit layout\">\n");
    for row in rows(fields) {
        out.push_str("<div class=\"dword\">");
        for cell in row {
            let look = match cell.look {
                Look::Fixed => "fixed",
                Look::Unused => "unused",
                Look::Field => "field",
            };
            let _infallible = write!(
                out,
                "<div class=\"{look}\" style=\"flex:{} 1 auto\"><span>{}</span>{}</div>",
                cell.width,
                escape(&cell.bits),
                escape(&cell.text)
            );
        }
        out.push_str("</div>\n");
    }
    out.push_str("</div>\n");
}

/// Text without a meaning to HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_no_markup() {
        let document = Document { title: "<b>&\"".to_owned(), blocks: vec![Block::Text("a < b".to_owned())] };
        let html = html(&document);
        assert!(html.contains("<h1>&lt;b&gt;&amp;&quot;</h1>") && html.contains("<p>a &lt; b</p>"), "{html}");
    }
}
