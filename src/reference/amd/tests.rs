//! What a sync leaves is read, and nothing else.

use std::fs;

use super::*;

const INSTRUCTION: &str = r#"{
  "name": "V_TWICE_B32",
  "architectures": [{
    "architecture": "AMD RDNA 3", "description": 1, "group": "VALU", "subgroups": ["NOT_ASSIGNED", "FLOW"],
    "encodings": [{ "name": "ENC_VOP3", "condition": "default", "opcode": 7, "operands": [1, 0] }],
    "types": { "OPR_SRC": { "description": 0 } },
    "formats": { "FMT_NUM_B32": { "description": 0, "kind": "bits", "bits": 32, "components": 1 } }
  }],
  "operands": [
    { "field": "SRC0", "type": "OPR_SRC", "format": "FMT_NUM_B32", "bits": 32, "use": "read" },
    { "field": "VDST", "type": "OPR_VGPR", "format": "FMT_NUM_B32", "bits": 32, "use": "written" }
  ],
  "texts": ["Bits.", "Doubles."]
}"#;

fn folder(index: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.json"), index).unwrap();
    fs::create_dir(folder.path().join("instructions")).unwrap();
    fs::write(folder.path().join("instructions/v_twice_b32.json"), INSTRUCTION).unwrap();
    folder
}

#[test]
fn an_instruction_is_found_by_all_its_names() {
    let folder = folder(r#"{ "format": 1, "documents": [], "names": { "v_double_b32": "v_twice_b32" } }"#);
    let isa = Isa::open(folder.path()).unwrap().unwrap();
    for name in ["v_twice_b32", "V_TWICE_B32", "V_Double_B32"] {
        let instruction = isa.instruction(name).unwrap().unwrap();
        let entry = instruction.on("RDNA 3").unwrap();
        assert_eq!(entry.description(), "Doubles.");
        assert_eq!(entry.subgroups().collect::<Vec<_>>(), ["FLOW"]);
        let [encoding] = entry.encodings() else { panic!("one encoding") };
        let operands: Vec<_> = entry.operands(encoding).collect();
        assert_eq!((operands[0].field.as_deref(), operands[0].used), (Some("VDST"), Use::Written));
        assert_eq!(entry.operand_type("OPR_SRC"), Some("Bits."));
        assert_eq!(entry.operand_type("OPR_VGPR"), None);
        assert!(
            entry.format("FMT_NUM_B32").is_some_and(|(format, text)| format.bits == 32 && text == "Bits.")
        );
        assert!(instruction.on("RDNA 4").is_none());
    }
    assert!(isa.instruction("v_none").unwrap().is_none());
    assert!(isa.encoding("ENC_VOP3").unwrap().is_none());
}

#[test]
fn names_lead_nowhere_else() {
    let folder = folder(r#"{ "format": 1, "documents": [], "names": { "v_evil": "../index" } }"#);
    let isa = Isa::open(folder.path()).unwrap().unwrap();
    for name in ["../index", "/etc/passwd", "", "v_evil", "v twice", "é", &"v".repeat(101)] {
        assert!(isa.instruction(name).unwrap().is_none(), "{name}");
    }
}

#[test]
fn what_was_not_synced_is_absent_and_what_is_damaged_is_told() {
    let empty = tempfile::tempdir().unwrap();
    assert!(Isa::open(empty.path()).unwrap().is_none());
    let old = folder(r#"{ "format": 0, "documents": [], "names": {} }"#);
    assert!(Isa::open(old.path()).unwrap_err().to_string().contains("format 0"));
    let damaged = folder("{");
    assert!(matches!(Isa::open(damaged.path()), Err(IsaError::Damaged { .. })));
}
