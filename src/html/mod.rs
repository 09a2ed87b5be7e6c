//! What all pages of HTML share: the frame `templates/base.html`, which a template extends, and the style sheet.
//!
//! Templates are askama's, compiled and checked with the program. Whatever they print is escaped, except for what is
//! marked `safe`, which is text of this project's alone.

use askama::Template;

/// Colours for light and dark as variables, typography, tables, diagrams of bits, and how all that is printed.
pub const STYLE: &str = include_str!("../../templates/style.css");

/// The text of a template.
#[must_use]
pub fn render<T: Template>(template: &T) -> String {
    let mut out = String::with_capacity(T::SIZE_HINT);
    // Writing to a `String` does not fail, and no filter in use does.
    let _infallible = template.render_into(&mut out);
    out
}
