//! Text of tests, which may hold anything, as XML and HTML can hold it.

/// A control character becomes its picture (`␀`), what is no character at all a `�`. Tabs and
/// line breaks stay.
pub(super) fn clean(text: &str) -> String {
    text.chars().map(|letter| if matches!(letter, '\t' | '\n') { letter } else { picture(letter) }).collect()
}

/// The same for an attribute, in which a reader would make blanks of tabs and line breaks.
pub(super) fn line(text: &str) -> String {
    text.chars().map(picture).collect()
}

fn picture(letter: char) -> char {
    match letter {
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(letter)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\x7f' => '␡',
        '\u{80}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => char::REPLACEMENT_CHARACTER,
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::{clean, line};

    #[test]
    fn what_xml_cannot_hold() {
        assert_eq!(clean("a\0b\x1b[1m\r\n\tc\u{ffff}\u{9b}\x7f<&"), "a␀b␛[1m␍\n\tc��␡<&");
        assert_eq!(line("a\nb\tc é"), "a␊b␉c é");
    }
}
