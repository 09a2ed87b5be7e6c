//! Makes lines on which the assemblers differ as small as they can be while they still differ in the same way.

use anyhow::Result;

use super::compare::Difference;

/// A line to shrink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Subject {
    /// The line.
    pub(super) text: String,
    /// The mode in which it differs.
    pub(super) mode: usize,
    /// How it differs.
    pub(super) difference: Difference,
}

/// More rounds than a line of any length needs, as each makes it smaller.
const ROUNDS: usize = 60;

/// Shrinks lines; `judge` says how each line differs in a mode, if it does.
///
/// # Errors
/// What `judge` returns.
pub(super) fn shrink(
    subjects: &mut [Subject],
    judge: impl Fn(usize, &[&str]) -> Result<Vec<Option<Difference>>>,
) -> Result<()> {
    let mut busy: Vec<usize> = (0..subjects.len()).collect();
    for _ in 0..ROUNDS {
        let mut next = Vec::new();
        let mut modes: Vec<usize> = busy.iter().map(|index| subjects[*index].mode).collect();
        modes.sort_unstable();
        modes.dedup();
        for mode in modes {
            let own = busy.iter().copied().filter(|index| subjects[*index].mode == mode);
            // One run for all lines of the mode.
            let tried: Vec<(usize, String)> = own
                .flat_map(|index| smaller(&subjects[index].text).into_iter().map(move |text| (index, text)))
                .collect();
            let texts: Vec<&str> = tried.iter().map(|(_, text)| text.as_str()).collect();
            let differences = judge(mode, &texts)?;
            for ((index, text), difference) in tried.iter().zip(differences) {
                let same = difference.as_ref() == Some(&subjects[*index].difference);
                if same && !next.contains(index) {
                    subjects[*index].text.clone_from(text);
                    next.push(*index);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        busy = next;
    }
    Ok(())
}

/// Smaller lines to try, the boldest first.
fn smaller(line: &str) -> Vec<String> {
    let pieces = split(line);
    let mut tried = Vec::new();
    for index in (1..pieces.len()).rev() {
        tried.push(join(pieces.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, piece)| *piece)));
    }
    if let Some(mnemonic) = pieces.first().map(|piece| piece.text) {
        for suffix in ["_e64_dpp", "_e64", "_e32", "_dpp", "_sdwa"] {
            if let Some(short) = mnemonic.strip_suffix(suffix) {
                tried.push(replace(&pieces, 0, short));
                break;
            }
        }
    }
    for (index, piece) in pieces.iter().enumerate().skip(1) {
        tried.extend(simpler(piece.text).iter().map(|text| replace(&pieces, index, text)));
    }
    // The text gets shorter, or as long and less in order: so this ends.
    let size = |text: &str| (text.len(), text.to_owned());
    let comments_end = |text: &str| text.matches("/*").count() == text.matches("*/").count();
    tried.retain(|text| size(text) < size(line) && comments_end(text));
    tried
}

/// A piece of a line, with what stands before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<'a> {
    /// What separates it from the piece before.
    pub(super) before: &'a str,
    /// The piece.
    pub(super) text: &'a str,
}

/// Cuts a line at blanks and commas outside of brackets.
pub(super) fn split(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut depth, mut start, mut from) = (0_usize, 0, None);
    for (at, character) in line.char_indices() {
        match character {
            '[' | '(' | '{' => depth += 1,
            ']' | ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let between = depth == 0 && matches!(character, ' ' | ',');
        match (between, from) {
            (false, None) => from = Some(at),
            (true, Some(begin)) => {
                pieces.push(Piece { before: &line[start..begin], text: &line[begin..at] });
                (start, from) = (at, None);
            }
            _ => {}
        }
    }
    if let Some(begin) = from {
        pieces.push(Piece { before: &line[start..begin], text: &line[begin..] });
    }
    pieces
}

/// The line of some pieces.
pub(super) fn join<'a>(pieces: impl Iterator<Item = Piece<'a>>) -> String {
    let mut line = String::new();
    for (index, piece) in pieces.enumerate() {
        line.push_str(match index {
            0 => "",
            1 => " ",
            _ => piece.before,
        });
        line.push_str(piece.text);
    }
    line
}

/// The line with another text for one piece.
pub(super) fn replace(pieces: &[Piece<'_>], index: usize, text: &str) -> String {
    let changed = pieces
        .iter()
        .enumerate()
        .map(|(at, piece)| Piece { text: if at == index { text } else { piece.text }, ..*piece });
    join(changed)
}

/// Simpler texts for an operand or a modifier.
fn simpler(piece: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for (open, close) in [("neg(", ")"), ("abs(", ")"), ("sext(", ")"), ("lit(", ")"), ("|", "|"), ("-", "")]
    {
        if let Some(inner) = piece.strip_prefix(open).and_then(|rest| rest.strip_suffix(close)) {
            texts.push(inner.to_owned());
        }
    }
    if let Some(text) = first_register(piece) {
        texts.push(text);
    }
    if let Some((name, value)) = piece.split_once(':').filter(|(name, _)| !name.contains('[')) {
        texts.extend(numbers(value).into_iter().map(|value| format!("{name}:{value}")));
    } else {
        texts.extend(numbers(piece));
    }
    texts
}

/// Register 0 of the same file and size.
fn first_register(piece: &str) -> Option<String> {
    let digit = piece.find(|character: char| character.is_ascii_digit() || character == '[')?;
    let (prefix, rest) = piece.split_at(digit);
    if !["v", "s", "a", "ttmp"].contains(&prefix) {
        return None;
    }
    if let Some(range) = rest.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let Some((first, last)) = range.split_once(':') else { return Some(format!("{prefix}{range}")) };
        let (first, last): (u16, u16) = (first.parse().ok()?, last.parse().ok()?);
        return Some(format!("{prefix}[0:{}]", last.checked_sub(first)?));
    }
    let digits = rest.find('.').unwrap_or(rest.len());
    rest[..digits].parse::<u16>().ok()?;
    Some(format!("{prefix}0{}", &rest[digits..]))
}

/// Smaller numbers in place of one, or of one after another in a list.
fn numbers(value: &str) -> Vec<String> {
    let is_number = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        digits.starts_with(|first: char| first.is_ascii_digit())
    };
    if is_number(value) {
        return ["0", "1", "2", "0x100"].map(str::to_owned).to_vec();
    }
    let Some(list) = value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) else {
        return Vec::new();
    };
    let items: Vec<&str> = list.split(',').collect();
    let with_zero = |at: usize| {
        let items: Vec<&str> =
            items.iter().enumerate().map(|(index, item)| if index == at { "0" } else { *item }).collect();
        format!("[{}]", items.join(","))
    };
    (0..items.len()).filter(|at| is_number(items[*at].trim())).map(with_zero).collect()
}

#[cfg(test)]
mod tests {
    use super::super::compare::Kind;
    use super::*;

    /// Lines differ as long as `differs` holds.
    fn shrunk(line: &str, differs: impl Fn(&str) -> bool) -> String {
        let mut subjects = [Subject { text: line.to_owned(), mode: 0, difference: Kind::Bytes.into() }];
        let judge = |_: usize, lines: &[&str]| {
            Ok(lines.iter().map(|line| differs(line).then(|| Kind::Bytes.into())).collect())
        };
        shrink(&mut subjects, judge).unwrap();
        let [subject] = subjects;
        subject.text
    }

    #[test]
    fn what_does_not_matter_goes() {
        let line = "v_fma_f32_e64 v[7], -|s104|, neg(abs(v3)), 0x12345 clamp mul:2";
        assert_eq!(shrunk(line, |line| line.contains("clamp")), "v_fma_f32 clamp");
        let operands = |line: &str| line.matches(',').count() == 3 && line.contains("mul:");
        assert_eq!(shrunk(line, operands), "v_fma_f32 v0, s0, v0, 0 mul:0");
    }

    #[test]
    fn registers_keep_their_size() {
        let line = "s_and_b64 s[104:105], ttmp[6:7], vcc";
        let pairs = |line: &str| line.matches(':').count() == 2;
        assert_eq!(shrunk(line, pairs), "s_and_b64 s[0:1], ttmp[0:1]");
    }

    #[test]
    fn another_kind_of_difference_does_not_count() {
        let mut subjects = [Subject { text: "a b c".to_owned(), mode: 0, difference: Kind::Bytes.into() }];
        shrink(&mut subjects, |_, lines| Ok(vec![Some(Kind::OursAccepts.into()); lines.len()])).unwrap();
        assert_eq!(subjects[0].text, "a b c");
    }

    #[test]
    fn lists_are_emptied_bit_by_bit() {
        assert_eq!(shrunk("v_x v0 op_sel:[1,1,1]", |line| line.contains(",1]")), "v_x op_sel:[0,0,1]");
    }
}
