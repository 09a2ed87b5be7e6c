//! Damages valid instructions on purpose, as a person who mistypes one would, and worse.
//!
//! A mutant is a line with one or two [`Mutation`]s. What comes out may be valid still: that is for the two assemblers
//! to say, which should agree on it.

use super::dice::Dice;
use super::draw::Line;
use super::shrink::{Piece, join, replace, split};

/// A way of damaging a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mutation {
    /// Two operands or modifiers change places.
    Swap,
    /// An operand or a modifier is left out.
    Drop,
    /// An operand or a modifier is written twice.
    Double,
    /// An operand is that of another line.
    Foreign,
    /// A register of another file, width or number.
    Register,
    /// Another number, as an operand or as the value of a modifier.
    Value,
    /// A symbol, an expression or a special register instead of an operand or of a value.
    Expression,
    /// A modifier, of whatever generation, is added.
    Modifier,
    /// A name with a letter less, a letter more, or two exchanged.
    Misspelling,
    /// A suffix of the mnemonic comes, goes or becomes another.
    Suffix,
    /// A comma, a bracket or the like is left out or written twice.
    Punctuation,
}

impl Mutation {
    /// Every mutation.
    const ALL: [Self; 11] = [
        Self::Swap,
        Self::Drop,
        Self::Double,
        Self::Foreign,
        Self::Register,
        Self::Value,
        Self::Expression,
        Self::Modifier,
        Self::Misspelling,
        Self::Suffix,
        Self::Punctuation,
    ];

    /// What it is called.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Swap => "swapped",
            Self::Drop => "dropped",
            Self::Double => "doubled",
            Self::Foreign => "operand of another line",
            Self::Register => "register",
            Self::Value => "value",
            Self::Expression => "expression",
            Self::Modifier => "modifier",
            Self::Misspelling => "misspelling",
            Self::Suffix => "suffix",
            Self::Punctuation => "punctuation",
        }
    }

    /// The line with this damage; none if there is nothing of the kind to damage.
    fn apply(self, line: &str, other: &str, dice: &mut Dice) -> Option<String> {
        let pieces = split(line);
        match self {
            Self::Swap => swap(&pieces, dice),
            Self::Drop => drop(&pieces, dice),
            Self::Double => double(&pieces, dice),
            Self::Foreign => foreign(&pieces, other, dice),
            Self::Register => register(&pieces, dice),
            Self::Value => value(&pieces, dice),
            Self::Expression => expression(&pieces, dice),
            Self::Modifier => Some(format!("{line} {}", dice.pick(MODIFIERS))),
            Self::Misspelling => misspelling(&pieces, dice),
            Self::Suffix => suffix(&pieces, dice),
            Self::Punctuation => punctuation(line, dice),
        }
    }
}

/// So many mutations that find nothing to damage are tried before a line is left as it is.
const TRIES: usize = 50;

/// A mutant of each line.
pub(super) fn mutate(lines: &[Line], dice: &mut Dice) -> Vec<Line> {
    let lines: Vec<Line> = lines.iter().map(uncommented).collect();
    let mutant = |line: &Line| {
        let mut mutant = line.clone();
        let wanted = if dice.chance(20) { 2 } else { 1 };
        for _ in 0..TRIES {
            let mutation = dice.pick(&Mutation::ALL);
            let other = &lines[dice.below(lines.len())];
            let Some(text) = mutation.apply(&mutant.text, &other.text, dice) else { continue };
            if text != mutant.text && text != line.text {
                mutant.text = text;
                mutant.mutations.push(mutation);
            }
            if mutant.mutations.len() == wanted {
                break;
            }
        }
        mutant
    };
    lines.iter().map(mutant).collect()
}

/// The line without the comments that LLVM's disassembler puts behind what it cannot write: half of one would take
/// the following lines in, and llvm-mc has no end on it.
fn uncommented(line: &Line) -> Line {
    let mut text = line.text.clone();
    while let Some(start) = text.find("/*") {
        let end = text[start..].find("*/").map_or(text.len(), |length| start + length + 2);
        text.replace_range(start..end, "");
    }
    Line { text, ..line.clone() }
}

/// Modifiers of all generations.
const MODIFIERS: &[&str] = &[
    "glc",
    "slc",
    "dlc",
    "scc",
    "nv",
    "nt",
    "sc0",
    "sc1",
    "swz",
    "scale_offset",
    "th:TH_LOAD_NT",
    "th:TH_STORE_NT",
    "th:TH_ATOMIC_RETURN",
    "th:8",
    "scope:SCOPE_SYS",
    "scope:3",
    "tfe",
    "lwe",
    "unorm",
    "da",
    "r128",
    "a16",
    "d16",
    "dim:SQ_RSRC_IMG_2D",
    "dim:1D",
    "dmask:0xf",
    "lds",
    "gds",
    "off",
    "offen",
    "idxen",
    "addr64",
    "offset:0",
    "offset:4095",
    "offset:-1",
    "offset:0x800000",
    "offset0:1",
    "offset1:255",
    "clamp",
    "clamp:1",
    "noclamp",
    "high",
    "mul:2",
    "div:2",
    "op_sel:[0,1]",
    "op_sel:[1,1,1,1]",
    "op_sel_hi:[1,0,1]",
    "op_sel_hi:[0,0]",
    "neg_lo:[1,0,0]",
    "neg_hi:[0,1]",
    "quad_perm:[0,1,2,3]",
    "row_shl:1",
    "row_ror:15",
    "row_share:3",
    "row_xmask:3",
    "row_newbcast:1",
    "row_mirror",
    "row_half_mirror",
    "row_bcast:15",
    "wave_shl:1",
    "row_mask:0x3",
    "bank_mask:0",
    "bound_ctrl:0",
    "bound_ctrl:1",
    "fi:1",
    "dpp8:[7,6,5,4,3,2,1,0]",
    "dst_sel:BYTE_0",
    "dst_unused:UNUSED_PAD",
    "src0_sel:WORD_1",
    "src1_sel:DWORD",
    "format:[BUF_FMT_8_UNORM]",
    "format:[BUF_DATA_FORMAT_8]",
    "format:22",
    "dfmt:1",
    "nfmt:2",
    "cbsz:1",
    "abid:3",
    "blgp:2",
    "neg:[1,0,0]",
    "wait_exp:1",
    "wait_vdst:15",
    "wait_va_vdst:0",
    "wait_vm_vsrc:1",
    "byte_sel:1",
    "bitop3:0x1f",
    "index_key:1",
    "matrix_a_fmt:MATRIX_FMT_FP6",
    "matrix_b_fmt:1",
    "matrix_a_scale:MATRIX_SCALE_ROW1",
    "matrix_a_reuse",
    "done",
    "compr",
    "vm",
    "row_en",
    "gpr_idx(SRC0)",
];

/// Numbers of which few places take each.
const VALUES: &[&str] = &[
    "-1",
    "0",
    "1",
    "2",
    "7",
    "16",
    "64",
    "65",
    "-16",
    "-17",
    "255",
    "256",
    "0x1000",
    "0xffff",
    "0x10000",
    "-32769",
    "0x12345678",
    "0xffffffff",
    "0x100000000",
    "0x7fffffffffffffff",
    "0xffffffffffffffff",
    "0x10000000000000000",
    "0.5",
    "1.0",
    "-4.0",
    "2.5",
    "0.15915494",
    "0.1591549430918953",
    "1e40",
];

/// What is neither a number nor a plain register, or seldom fits.
const EXPRESSIONS: &[&str] = &[
    "sym",
    "sym+4",
    "-sym",
    "1+2",
    "(1+2)",
    "1+sym",
    "lit(1)",
    "lit64(1)",
    "lit(sym)",
    "abs(1.0)",
    "neg(v0)",
    "sext(v0)",
    "abs(v0)",
    "|v0|",
    "-v0",
    "-1.0",
    "--1",
    "!1",
    "@abs32",
    "off",
    "[v0,v1]",
    "[v[0:1], v2]",
    "[s0,s1]",
    "src_shared_base",
    "src_vccz",
    "lds_direct",
    "vcc",
    "vcc_lo",
    "exec",
    "exec_hi",
    "m0",
    "null",
    "scc",
    "tba",
    "xnack_mask",
    "flat_scratch",
    "hwreg(HW_REG_MODE)",
    "attr0.x",
    "mrt0",
];

/// A place of a piece behind the mnemonic.
fn place(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<usize> {
    (pieces.len() > 1).then(|| 1 + dice.below(pieces.len() - 1))
}

/// One of the pieces behind the mnemonic for which `fits` holds.
fn fitting(pieces: &[Piece<'_>], dice: &mut Dice, fits: impl Fn(&str) -> bool) -> Option<usize> {
    let places: Vec<usize> = (1..pieces.len()).filter(|at| fits(pieces[*at].text)).collect();
    (!places.is_empty()).then(|| dice.pick(&places))
}

fn swap(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let (first, second) = (place(pieces, dice)?, place(pieces, dice)?);
    let mut swapped = pieces.to_vec();
    swapped[first].text = pieces[second].text;
    swapped[second].text = pieces[first].text;
    Some(join(swapped.into_iter()))
}

fn drop(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let mut left = pieces.to_vec();
    left.remove(place(pieces, dice)?);
    Some(join(left.into_iter()))
}

fn double(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let at = place(pieces, dice)?;
    // The second of two operands needs a comma, even if it is that of the first operand.
    let is_operand = is_register(pieces[at].text) || is_number(pieces[at].text);
    let before = if is_operand && at == 1 { ", " } else { pieces[at].before };
    let mut doubled = pieces.to_vec();
    doubled.insert(at + 1, Piece { before, text: pieces[at].text });
    Some(join(doubled.into_iter()))
}

fn foreign(pieces: &[Piece<'_>], other: &str, dice: &mut Dice) -> Option<String> {
    let others = split(other);
    let from = place(&others, dice)?;
    Some(replace(pieces, place(pieces, dice)?, others[from].text))
}

fn register(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let at = fitting(pieces, dice, is_register)?;
    let file = dice.pick(&["v", "v", "s", "s", "a", "ttmp", "x", "sv"]);
    let first = match dice.below(4) {
        0 => dice.pick(&[0, 1, 2, 3]),
        1 => dice.pick(&[15, 16, 101, 102, 103, 104, 105, 106, 107]),
        2 => dice.pick(&[253, 254, 255, 256, 1023, 1024]),
        _ => dice.below(128),
    };
    let text = match dice.below(10) {
        0..4 => format!("{file}{first}"),
        4 => format!("{file}{first}.{}", dice.pick(&["l", "h", "x"])),
        5 => format!("{file}[{first}]"),
        6 => format!("{file}[{first}:{}]", first.saturating_sub(1)),
        _ => format!("{file}[{first}:{}]", first + dice.pick(&[0, 1, 1, 2, 3, 3, 4, 5, 7, 8, 15, 31, 32])),
    };
    Some(replace(pieces, at, &text))
}

fn value(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let at = if dice.chance(70) {
        fitting(pieces, dice, |text| is_number(text) || modifier(text).is_some())?
    } else {
        place(pieces, dice)?
    };
    let number = dice.pick(VALUES);
    let text = match modifier(pieces[at].text) {
        Some((name, value)) => format!("{name}:{}", listed(value, number, dice)),
        None => number.to_owned(),
    };
    Some(replace(pieces, at, &text))
}

/// A number in place of a value, or of one in a list, whose length may change instead.
fn listed(value: &str, number: &str, dice: &mut Dice) -> String {
    let Some(list) = value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) else {
        return number.to_owned();
    };
    let mut items: Vec<&str> = list.split(',').collect();
    let at = dice.below(items.len());
    match dice.below(4) {
        0 => return number.to_owned(),
        1 => items.insert(at, "1"),
        2 => drop_item(&mut items, at),
        _ => items[at] = number,
    }
    format!("[{}]", items.join(","))
}

fn drop_item(items: &mut Vec<&str>, at: usize) {
    items.remove(at);
}

fn expression(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let at = place(pieces, dice)?;
    let expression = dice.pick(EXPRESSIONS);
    let text = match modifier(pieces[at].text) {
        Some((name, _)) => format!("{name}:{expression}"),
        None => expression.to_owned(),
    };
    Some(replace(pieces, at, &text))
}

fn misspelling(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let named = |text: &str| text.starts_with(|first: char| first.is_ascii_alphabetic());
    let at = if dice.chance(50) { 0 } else { fitting(pieces, dice, named)? };
    let text = pieces.get(at)?.text;
    let end =
        text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(text.len());
    let mut letters: Vec<char> = text[..end].chars().collect();
    if letters.len() < 2 {
        return None;
    }
    let letter = dice.below(letters.len() - 1);
    match dice.below(4) {
        0 => _ = letters.remove(letter + 1),
        1 => letters.insert(letter, letters[letter]),
        2 => letters.swap(letter, letter + 1),
        _ => letters[letter] = letters[letter].to_ascii_uppercase(),
    }
    let word: String = letters.into_iter().collect();
    Some(replace(pieces, at, &format!("{word}{}", &text[end..])))
}

/// Suffixes of mnemonics, the longest first.
const SUFFIXES: &[&str] = &["_e64_dpp", "_e32", "_e64", "_dpp", "_sdwa", ""];

fn suffix(pieces: &[Piece<'_>], dice: &mut Dice) -> Option<String> {
    let mnemonic = pieces.first()?.text;
    let bare = SUFFIXES.iter().find_map(|suffix| mnemonic.strip_suffix(suffix)).unwrap_or(mnemonic);
    let kept = if dice.chance(10) { mnemonic } else { bare };
    Some(replace(pieces, 0, &format!("{kept}{}", dice.pick(SUFFIXES))))
}

fn punctuation(line: &str, dice: &mut Dice) -> Option<String> {
    let is_mark = |(_, letter): &(usize, char)| ",[]():|.-".contains(*letter);
    let marks: Vec<(usize, char)> = line.char_indices().filter(is_mark).collect();
    if marks.is_empty() {
        return Some(format!("{line}{}", dice.pick(&[",", "]", "[", ":"])));
    }
    let (at, mark) = dice.pick(&marks);
    let mut text = line.to_owned();
    match dice.below(4) {
        0 | 1 => _ = text.remove(at),
        2 => text.insert(at, mark),
        _ => text.replace_range(at..=at, dice.pick(&[",", "[", "]", ":", "(", ")", " "])),
    }
    Some(text)
}

/// Name and value of a modifier.
fn modifier(text: &str) -> Option<(&str, &str)> {
    text.split_once(':').filter(|(name, _)| !name.is_empty() && !name.contains('['))
}

fn is_register(text: &str) -> bool {
    let file = text.find(|letter: char| letter.is_ascii_digit() || letter == '[').unwrap_or(0);
    ["v", "s", "a", "ttmp"].contains(&&text[..file]) || ["vcc", "exec", "m0", "null"].contains(&text)
}

fn is_number(text: &str) -> bool {
    text.trim_start_matches('-').starts_with(|first: char| first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "v_fma_f32_e64 v[7:7], -|s104|, v3, 0x12 op_sel:[0,1,0,0] clamp mul:2";

    fn line(text: &str) -> Line {
        Line { text: text.to_owned(), form: None, mutations: Vec::new() }
    }

    #[test]
    fn each_mutation_changes_a_line() {
        for mutation in Mutation::ALL {
            let mut dice = Dice::new(1, &[]);
            let mut tried = (0..20).filter_map(|_| mutation.apply(LINE, "s_add_u32 s1, s2, s3", &mut dice));
            assert!(tried.any(|text| text != LINE), "{mutation:?}");
        }
    }

    #[test]
    fn mutants_differ_from_their_lines_and_a_seed_decides_them() {
        let lines: Vec<Line> = (0..500).map(|number| line(&format!("{LINE} offset:{number}"))).collect();
        let draw = |seed| mutate(&lines, &mut Dice::new(seed, &[]));
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
        for (line, mutant) in lines.iter().zip(draw(7)) {
            assert_ne!(line.text, mutant.text);
            assert!((1..=2).contains(&mutant.mutations.len()), "{mutant:?}");
        }
    }

    #[test]
    fn a_line_without_operands_is_damaged_too() {
        for seed in 0..100 {
            let [mutant] = &mutate(&[line("s_endpgm")], &mut Dice::new(seed, &[]))[..] else { panic!() };
            assert_ne!(mutant.text, "s_endpgm");
        }
    }

    #[test]
    fn comments_do_not_come_apart() {
        let bare = uncommented(&line("v_x v0/*Invalid register*/, v1/*so*/"));
        assert_eq!(bare.text, "v_x v0, v1");
    }

    #[test]
    fn operands_and_modifiers_are_told_apart() {
        assert!(is_register("v[0:1]") && is_register("ttmp3") && is_register("vcc") && !is_register("vmcnt"));
        assert_eq!(modifier("offset:4"), Some(("offset", "4")));
        assert_eq!((modifier("v[0:1]"), modifier("::")), (None, None));
        let mut dice = Dice::new(1, &[]);
        let swapped = (0..9)
            .find_map(|_| swap(&split("s_mov s1, s2"), &mut dice).filter(|text| text != "s_mov s1, s2"));
        assert_eq!(swapped.as_deref(), Some("s_mov s2, s1"));
    }
}
