//! The whole comparison over small files of AMD's kind: each fault in them must be found.

use std::collections::BTreeSet;
use std::fs;

use mcreplay_rows::isa_rows::IsaRows;

use super::super::form;
use super::encodings::Encodings;
use super::*;
use crate::workspace;

fn rows() -> (IsaRows, String) {
    let folder = workspace::root().join("src/isa/rows");
    (form::read_rows(&folder).unwrap(), fs::read_to_string(folder.join("types.rows")).unwrap())
}

fn sample(name: &str) -> String {
    fs::read_to_string(workspace::testdata().join("isa-xml").join(name)).unwrap()
}

/// Compares one file; differences in words.
fn told(isa: &(IsaRows, String), text: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("sample.xml"), text).unwrap();
    let findings = compare_all(folder.path(), &isa.0, &isa.1).unwrap();
    // What the rows have besides is no matter here.
    let told = findings.differences.into_iter().filter(|own| own.what != What::Extra);
    told.map(|own| format!("{} {}: {}", own.what.word(), own.subject, own.detail)).collect()
}

const SPELT: &str = "name ENC_VOP3 OP_SEL: at 14:11 AMD OP_SEL, ours OPSEL";

#[test]
fn files_that_agree_differ_in_spelling_alone() {
    let isa = rows();
    assert_eq!(told(&isa, &sample("cdna3.xml")), [SPELT]);
    assert_eq!(told(&isa, &sample("cdna5.xml")), [] as [&str; 0]);
    let differences = told(&isa, &sample("rdna3.xml"));
    assert_eq!(differences.len(), 3, "{differences:?}");
    assert!(differences.iter().all(|own| own.ends_with("OP_SEL: at 14:11 AMD OP_SEL, ours OPSEL")));
}

#[test]
fn two_files_of_one_architecture_are_refused() {
    let isa = rows();
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.xml", "b.xml"] {
        fs::write(folder.path().join(name), sample("cdna3.xml")).unwrap();
    }
    let error = compare_all(folder.path(), &isa.0, &isa.1).unwrap_err().to_string();
    assert!(error.starts_with("b.xml describes ") && error.ends_with(", and so does a.xml"), "{error}");
}

#[test]
fn each_fault_is_found() {
    let isa = rows();
    let text = sample("cdna3.xml");
    let identifier = "EncodingIdentifier Radix=\"2\">0000000000000000000000000000000011010001110000110";
    let cases = [
        (
            "Radix=\"10\">451<",
            "Radix=\"10\">450<",
            "opcode V_MAD_U32_U24 ENC_VOP3: AMD 450 (0x1c2), ours 451 (0x1c3)",
        ),
        (
            identifier,
            &identifier.replace("1101000111000011", "1101010111000011"),
            "identifier V_MAD_U32_U24 ENC_VOP3: AMD 0x00000000d5c30000, ours 0x00000000d1c30000",
        ),
        (
            "<BitOffset>50</BitOffset>",
            "<BitOffset>49</BitOffset>",
            "field ENC_VOP3 SRC2: AMD 57:49, ours SRC1 49:41, SRC2 58:50",
        ),
        (
            "<BitCount>9</BitCount><BitOffset>50<",
            "<BitCount>8</BitCount><BitOffset>50<",
            "field ENC_VOP3 SRC2: AMD 57:50, ours SRC2 58:50",
        ),
        (
            "<FieldName>OMOD</FieldName>",
            "<FieldName>MULT</FieldName>",
            "name ENC_VOP3 MULT: at 60:59 AMD MULT, ours OMOD",
        ),
        (
            "<OperandType>OPR_VGPR</OperandType><OperandSize>32<",
            "<OperandType>OPR_VGPR</OperandType><OperandSize>64<",
            "size V_MAD_U32_U24 ENC_VOP3: VDST: AMD 64 bits, ours 32",
        ),
        (
            "<InstructionName>V_MAD_U32_U24<",
            "<InstructionName>V_MAD_U32_U25<",
            "missing V_MAD_U32_U25 ENC_VOP3: AMD opcode 451, ours none on gfx942",
        ),
        (
            "<EncodingName>ENC_SOP2</EncodingName>\n                        <",
            "<EncodingName>ENC_SOP9</EncodingName>\n                        <",
            "unknown ENC_SOP9: AMD has this encoding, which encodings.tsv does not know",
        ),
        (
            "<EncodingIdentifierMask Radix=\"2\">1",
            "<EncodingIdentifierMask Radix=\"2\">0",
            "mask ENC_SOP2: AMD 0x7f800000, ours 0xff800000",
        ),
        ("AMD CDNA 3<", "AMD CDNA 33<", "unknown architecture: no processor here is one of it"),
    ];
    for (from, to, expected) in cases {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from:?} is not there");
        let differences = told(&isa, &changed);
        assert!(differences.iter().any(|own| own == expected), "{expected:?} is not among {differences:?}");
    }
}

#[test]
fn a_literal_that_the_rows_do_not_take_is_found() {
    let isa = rows();
    // Nothing but a VGPR is a destination.
    let text = sample("rdna3.xml");
    let (before, after) = text.split_once("<EncodingCondition>has_lit_0<").unwrap();
    let after = after.replacen("<FieldName>VDST<", "<FieldName>LITERAL<", 1);
    let differences = told(&isa, &format!("{before}<EncodingCondition>has_lit_0<{after}"));
    let expected =
        "literal V_MAD_U32_U24 VOP3_INST_LITERAL: VDST: AMD takes a literal, ours (VGPR_32) does not";
    assert!(differences.iter().any(|own| own == expected), "{differences:?}");
}

#[test]
fn what_a_whole_file_lacks_is_extra() {
    let isa = rows();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("sample.xml"), sample("cdna3.xml")).unwrap();
    let extra = |folder| {
        let findings = compare_all(folder, &isa.0, &isa.1).unwrap();
        let extra = findings.differences.into_iter().filter(|own| own.what == What::Extra);
        extra.map(|own| own.subject).collect::<BTreeSet<_>>()
    };
    let found = extra(folder.path());
    assert!(found.contains("V_LERP_U8") && !found.contains("V_MAD_U32_U24"));
    assert!(!found.contains("S_SENDMSG_RTN_B32"), "it is not on gfx942");
    let excerpt = sample("cdna3.xml").replace("OperandTypes>", "Others>");
    fs::write(folder.path().join("sample.xml"), excerpt).unwrap();
    assert_eq!(extra(folder.path()), BTreeSet::new());
}

#[test]
fn layouts_of_encodings_are_ours() {
    let isa = rows();
    let encodings = Encodings::read().unwrap();
    for name in encodings.layouts() {
        assert!(isa.0.layouts.iter().any(|layout| layout.name == name), "there is no layout {name}");
    }
}

#[test]
fn the_shared_excerpts_leave_nothing_unexplained() {
    let folder = workspace::root().join("../shared/amd-isa");
    if !folder.is_dir() {
        eprintln!("skipped: there are no excerpts of AMD's files in ../shared/amd-isa");
        return;
    }
    let isa = rows();
    let findings = compare_all(&folder, &isa.0, &isa.1).unwrap();
    let mut kinds = explained::read().unwrap();
    let explanations = explained::explain(&findings.differences, &mut kinds);
    let open: Vec<_> =
        findings.differences.iter().zip(explanations).filter(|(_, known)| known.is_none()).collect();
    assert!(open.is_empty(), "{open:#?}");
    let compared: Vec<_> =
        findings.summaries.iter().map(|own| (own.compared, own.undescribed, own.encodings)).collect();
    assert_eq!(compared, [(2, 0, 1), (20, 18, 1), (16, 14, 1), (20, 18, 1)]);
    // Every operand of V_LERP_U8 and V_MED3_I16 has a size that the rows tell.
    assert!(findings.summaries.iter().all(|own| own.sizes.1 == 0 && own.sizes.0 == 4 * own.compared));
}
