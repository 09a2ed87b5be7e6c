//! Colours, as escape sequences for terminals. LLVM's are bold, and each starts by undoing the one before.

/// Bold, in the colour that the text has.
pub const BOLD: &str = "\x1b[1m";
/// Notes.
pub const BLACK: &str = "\x1b[0;1;30m";
/// Errors.
pub const RED: &str = "\x1b[0;1;31m";
/// Carets, and marks of good matches.
pub const GREEN: &str = "\x1b[0;1;32m";
/// Remarks.
pub const BLUE: &str = "\x1b[0;1;34m";
/// Marks of guesses.
pub const MAGENTA: &str = "\x1b[0;1;35m";
/// Marks of discarded matches.
pub const CYAN: &str = "\x1b[0;1;36m";
/// Input that no check matched.
pub const UNMATCHED: &str = "\x1b[0;1;46m";
/// Line numbers.
pub const GRAY: &str = "\x1b[0;1;90m";
/// The end of any of them.
pub const RESET: &str = "\x1b[0m";

/// Lets `write` write, in colour if that is `enabled`.
pub fn paint(out: &mut Vec<u8>, enabled: bool, color: &str, write: impl FnOnce(&mut Vec<u8>)) {
    if enabled {
        out.extend_from_slice(color.as_bytes());
    }
    write(out);
    if enabled {
        out.extend_from_slice(RESET.as_bytes());
    }
}
