//! Files of AMD's kind that are broken or mean harm: refused with file, line and column, in little memory.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};

use crate::isa_world::{World, sample};

/// A file with something else in place of a part of it; the place of that part, as `line:column`.
fn broken(from: &str, to: &str) -> (String, String) {
    let text = sample("rdna3.xml");
    let (before, after) = text.split_once(from).unwrap();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
    (format!("{before}{to}{after}"), format!("broken.xml:{line}:{column}: "))
}

#[test]
fn faults_are_told_with_line_and_column() {
    let cases = [
        (
            "<SchemaVersion>1.1.1<",
            "<SchemaVersion>2.0.0<",
            "the schema's version is \"2.0.0\"; 1.1.1 and 1.2.0",
        ),
        ("<ReleaseDate>2026-01-02<", "<ReleaseDate>soon<", "a date like"),
        ("<ISA>", "<!-- é --><Extra/>x<ISA>", "text where elements are expected"),
        ("<ArchitectureId>8<", "<ArchitectureId>eight<", "<ArchitectureId> is no number: \"eight\""),
        ("<EncodingName>ENC_SOP2<", "<EncodingName>../../x<", "<EncodingName> is no name: \"../../x\""),
        ("<BitCount>32<", "<BitCount>4096<", "an encoding of 4096 bits"),
        ("<EncodingIdentifierMask Radix=\"2\">1", "<EncodingIdentifierMask Radix=\"2\">", "31 digits"),
        ("<EncodingIdentifier Radix=\"2\">1", "<EncodingIdentifier Radix=\"2\">7", "is no binary number"),
        ("<Range Order=\"0\"><BitCount>7<", "<Range Order=\"0\"><BitCount>70<", "70 bits from 23 on, of 32"),
        ("<BitLayout RangeCount=\"1\">", "<BitLayout RangeCount=\"2\">", "RangeCount"),
        ("<IsBranch>FALSE<", "<IsBranch>MAYBE<", "neither true nor false: \"MAYBE\""),
        ("<InstructionName>V_MAD_U32_U24<", "<InstructionName><b/>V_MAD<", "where text is expected"),
        (
            "<InstructionName>V_MAD_U32_U24<",
            "<InstructionName/><InstructionName>x<",
            "<InstructionName> is empty",
        ),
        ("<Opcode Radix=\"10\">", "<Opcode Radix=\"7\">", "radix"),
        ("<Opcode Radix=\"10\">22<", "<Opcode Radix=\"10\">99999999999<", "is no number"),
        ("Input=\"false\"", "Entrance=\"false\"", "has no Input"),
    ];
    for (from, to, part) in cases {
        let (text, place) = broken(from, to);
        let error = World::refusal(text.as_bytes());
        assert!(error.contains(part), "{error:?} does not say {part:?}");
        let line = place.rsplit_once(':').unwrap().0.rsplit_once(':').unwrap().0;
        assert!(error.contains(line), "{error:?} does not say {line:?}");
        assert!(
            error.split("broken.xml:").nth(1).is_some_and(|rest| rest.split(':').count() > 2),
            "{error:?}"
        );
    }
    // To the character, past one of two bytes.
    let (text, place) = broken("</License>", "é</Licence>");
    let error = World::refusal(text.as_bytes());
    let (line, column) = place.trim_end_matches(": ").rsplit_once(':').unwrap();
    let column = column.parse::<usize>().unwrap() + 1;
    assert!(error.contains(&format!("{line}:{column}: ")), "{error:?} is not at {line}:{column}");
}

#[test]
fn nothing_is_expanded() {
    let bomb = |head: &str, body: &str| {
        format!(
            "<?xml version=\"1.0\"?>\n{head}\n<Spec><Document><Copyright>{body}</Copyright></Document></Spec>"
        )
    };
    let lol: String =
        (0..20).map(|level| format!("<!ENTITY l{}\"&l{level};&l{level};\">", level + 1)).collect();
    let cases = [
        (
            bomb(&format!("<!DOCTYPE Spec [<!ENTITY l0 \"ha\">{lol}]>"), "&l20;"),
            "broken.xml:2:1: a document type declaration",
        ),
        (
            bomb("<!DOCTYPE Spec SYSTEM \"file:///etc/passwd\">", ""),
            "broken.xml:2:1: a document type declaration",
        ),
        (bomb("", "&l20;"), "the reference `&l20` is not taken"),
        (bomb("", "&#0;"), "is not taken"),
        (bomb("", "&#xd800;"), "is not taken"),
        (bomb("", "&unclosed"), "broken.xml:3"),
    ];
    for (text, part) in cases {
        let error = World::refusal(text.as_bytes());
        assert!(error.contains(part), "{error:?} does not say {part:?}");
    }
}

#[test]
fn what_grows_without_end_is_refused() {
    let start = Instant::now();
    let many = |text: &str, count: usize| text.repeat(count);
    let cases = [
        (format!("<Spec>{}", many("<a>", 100_000)), "nested deeper than 40"),
        (format!("<Spec {}>", many("a=\"b\" ", 100)), "more than 32 attributes"),
        (format!("<Spec a=\"{}\">", many("x", 5 << 20)), "a tag, text or comment of more than"),
        (format!("<{}>", many("x", 5 << 20)), "a tag, text or comment of more than"),
        (format!("<Spec><!--{}--></Spec>", many("x", 5 << 20)), "a tag, text or comment of more than"),
        (format!("<Spec><Document><Copyright>{}", many("x", 5 << 20)), "a tag, text or comment of more than"),
        (format!("<Spec><Document><Copyright>{}", many("x&lt;", 1 << 20)), "a text of more than"),
        (format!("<Spec>{}</Spec>", many("</b>", 3)), "</"),
    ];
    for (text, part) in cases {
        let error = World::refusal(text.as_bytes());
        assert!(
            error.contains(part),
            "{:?} does not say {part:?}",
            error.chars().take(300).collect::<String>()
        );
        assert!(error.len() < 1000, "a message of {} bytes", error.len());
    }
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn other_encodings_of_text_are_refused() {
    let text = sample("rdna3.xml");
    let wide: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let at = text.find("Bitwise").unwrap();
    let mut latin = text.clone().into_bytes();
    latin[at] = 0xe9;
    let declared = format!("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n{text}");
    for (content, part) in [
        (wide, "UTF-8"),
        (latin, "broken.xml:"),
        (declared.into_bytes(), "broken.xml:1:1: the encoding is ISO-8859-1, not UTF-8"),
        (vec![0; 1000], "broken.xml:1:1"),
        (Vec::new(), "there is no element"),
    ] {
        let error = World::refusal(&content);
        assert!(error.contains(part), "{error:?} does not say {part:?}");
    }
    // A mark at the beginning that says it is UTF-8 does no harm, nor does a declaration.
    let world = World::new();
    world.put("rdna3.xml", format!("\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\"?>\n{text}").as_bytes());
    world.sync().unwrap();
}

#[test]
fn a_cut_is_noticed_wherever_it_is() {
    let text = sample("cdna3.xml");
    let end = text.trim_end().len();
    for cut in (0..end).step_by(97).chain([end - 1]) {
        let error = World::refusal(&text.as_bytes()[..cut]);
        assert!(error.contains("broken.xml:"), "cut at {cut}: {error:?}");
    }
}

#[test]
fn more_instructions_than_there_can_be_are_refused() {
    let (head, rest) = sample("cdna3.xml")
        .split_once("        <Instructions>\n")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .unwrap();
    let (entry, _) = rest.split_once("            </Instruction>").unwrap();
    let world = World::new();
    let mut file = BufWriter::new(File::create(world.from().join("broken.xml")).unwrap());
    write!(file, "{head}<Instructions>").unwrap();
    for number in 0..20_001 {
        write!(file, "{}</Instruction>", entry.replace("S_AND_B32", &format!("S_AND_B{number}"))).unwrap();
    }
    file.into_inner().unwrap();
    let error = format!("{:#}", world.sync().unwrap_err());
    assert!(error.contains("more than 20000 of <Instruction>"), "{error}");
}
