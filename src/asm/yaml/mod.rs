//! Metadata as YAML: documents as LLVM's `msgpack::Document` holds them, read and written in its way.
//!
//! Hand-written, since the text has to be LLVM's to the blank, and since its scalars take their types from other rules than
//! those of YAML: quotes do not count, `010` is octal, `yes` is a string. What these directives hold is a subset of YAML:
//! anchors, aliases, block scalars and complex keys are refused.

mod read;
mod scalar;
mod write;

pub(super) use read::read;
pub(super) use scalar::{Scalar, unsigned};
pub(super) use write::write;

use std::collections::BTreeMap;

/// A node of a document.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    Scalar(Scalar),
    Sequence(Vec<Node>),
    Map(BTreeMap<Scalar, Node>),
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    fn round_trip(text: &str) -> Option<String> {
        let mut out = Vec::new();
        write(&read(text.as_bytes())?, false, &mut out);
        String::from_utf8(out).ok()
    }

    /// The expected text is that of llvm-mc 23.
    #[test]
    fn prints_documents_as_llvm_does() {
        let text = "v: [1, 0]\nprintf:\n    - '1:1:4:%d\\n'\n    - \"2:1:8:%g\\n\"\n    - a b\n    - it's\n    - !str 5\n    - 'null'\n    - /x\n    - \"tab\\there\"\n";
        let expected = "---\nprintf:\n  - '1:1:4:%d\\n'\n  - \"2:1:8:%g\\n\"\n  - a b\n  - 'it''s'\n  - !str '5'\n  - 'null'\n  - '/x'\n  - tab\there\nv:\n  - 1\n  - 0\n...\n";
        assert_eq!(round_trip(text).as_deref(), Some(expected));
        let nested = "a:\n- x: {}\n  y: [[1, 2], [3, [4]], {a: b}]\n  f: 1.5\n  1: one\n  -2: m\n  true: b\n  \"k:x\": 0x10\n  w: \"multi\n     line\"\n  .language_version: 010\n";
        let expected = "---\na:\n  - '-2':              m\n    1:               one\n    true:            b\n    .language_version: 8\n    f:               1.500000e+00\n    'k:x':             16\n    w:               multi line\n    x:               {}\n    y:\n      - - 1\n        - 2\n      - - 3\n        - - 4\n      - a:               b\n...\n";
        assert_eq!(round_trip(nested).as_deref(), Some(expected));
    }

    #[test]
    fn refuses_what_is_no_document() {
        for text in ["a: [", "a: 1\na: 2", "- &x 1", "a:\n  b: 1\n c: 2", "a: \"x", "a: 'x", "", "a: |\n  x"]
        {
            assert_eq!(round_trip(text), None, "{text}");
        }
        let deep = "[".repeat(100_000);
        assert_eq!(round_trip(&deep), None);
        let deep = "- ".repeat(100_000);
        assert_eq!(round_trip(&deep), None);
    }
}
