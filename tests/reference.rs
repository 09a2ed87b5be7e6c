//! Instruction pages: figures that AMD's manuals have, examples that assemble to what they show, and odd questions.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use std::path::Path;
use std::process::{Command, Output};

use mcreplay::reference::{self, Access, Explained, FindError, Page, Reading, Sources, Verdict, render};
use mcreplay::replay::{self, Options, VectorIndex};
use mcreplay::{Target, assemble};

fn page(name: &str, gpu: &str) -> Page {
    reference::find(name, Some(gpu)).unwrap().page(&Sources::default())
}

/// The opcode of an encoding on each architecture, by AMD's name.
fn opcodes(page: &Page, encoding: &str) -> Vec<(&'static str, u32)> {
    let on = page.architectures.iter().filter_map(|other| {
        let own = other.encodings.iter().find(|own| own.name == encoding)?;
        Some((other.architecture, own.opcode))
    });
    on.collect()
}

/// Figures of AMD's manuals for CDNA 5, and what the others differ in.
#[test]
fn v_lerp_u8_on_gfx1250() {
    let page = page("v_lerp_u8", "gfx1250");
    assert_eq!(
        (page.name.as_str(), page.gpu.architecture, page.class),
        ("v_lerp_u8", "CDNA 5", "vector ALU")
    );
    let vop3 = &page.encodings[0];
    assert_eq!((vop3.name.as_str(), vop3.bits), ("VOP3", 64));
    assert_eq!((vop3.opcode, vop3.opcode_hex.as_str()), (533, "0x215"));
    assert_eq!(vop3.identifier, "0x00000000D6150000");
    let fields: Vec<String> =
        vop3.fields.iter().map(|field| format!("{} {}", field.name, field.range())).collect();
    assert_eq!(
        fields,
        [
            "NEG 63:61",
            "OMOD 60:59",
            "SRC2 58:50",
            "SRC1 49:41",
            "SRC0 40:32",
            "ENCODING 31:26",
            "OP 25:16",
            "CLAMP 15",
            "OPSEL 14:11",
            "ABS 10:8",
            "VDST 7:0"
        ]
    );
    assert_eq!(vop3.fields[5].value.as_deref(), Some("110101"));
    let operands: Vec<_> =
        vop3.operands.iter().map(|operand| (operand.name, operand.access, operand.field_bits)).collect();
    assert_eq!(
        operands,
        [
            ("vdst", Access::Written, Some(8)),
            ("src0", Access::Read, Some(9)),
            ("src1", Access::Read, Some(9)),
            ("src2", Access::Read, Some(9))
        ]
    );
    assert_eq!(vop3.operands[0].accepts, ["VGPR v0 to v255"]);
    for (architecture, opcode) in opcodes(&page, "VOP3") {
        let expected = match architecture {
            "CDNA 1" | "CDNA 2" | "CDNA 3" | "CDNA 4" => 461,
            "RDNA 1" | "RDNA 2" => 333,
            "RDNA 3" | "RDNA 3.5" | "RDNA 4" | "CDNA 5" | "gfx13" => 533,
            _ => continue,
        };
        assert_eq!(opcode, expected, "{architecture}");
    }
}

#[test]
fn layouts_are_compared_bit_by_bit() {
    let page = page("v_lerp_u8", "gfx1250");
    let on = |architecture: &str| {
        let other = page.architectures.iter().find(|other| other.architecture == architecture).unwrap();
        other.encodings[0].clone()
    };
    let cdna3 = on("CDNA 3");
    assert_eq!((cdna3.verdict, cdna3.same_opcode), (Verdict::OtherLayout, false));
    assert_eq!(cdna3.differences, ["ENCODING 31:26 is 110100, not 110101"]);
    assert_eq!(cdna3.identifier, "0x00000000D1CD0000");
    assert_eq!((on("RDNA 2").verdict, on("RDNA 3").verdict), (Verdict::OtherOpcode, Verdict::Same));
    assert!(on("GCN 1").differences.contains(&"CLAMP in 11, not 15".to_owned()), "{:?}", on("GCN 1"));
    assert_eq!(on("CDNA 5").verdict, Verdict::Own);
}

/// A field may have several parts, of which one sentence tells.
#[test]
fn parts_of_a_field_stand_together() {
    let differences = |name: &str, gpu: &str, architecture: &str| {
        let page = page(name, gpu);
        let other = page.architectures.into_iter().find(|other| other.architecture == architecture).unwrap();
        let all = other.encodings.into_iter().next().unwrap().differences;
        all.into_iter().filter(|text| text.contains("VDATA")).collect::<Vec<_>>()
    };
    for architecture in ["CDNA 2", "CDNA 3", "CDNA 4"] {
        let told = differences("buffer_atomic_add_u32", "gfx1250", architecture);
        assert_eq!(told, ["VDATA in 55 and 47:40, not 39:32"], "{architecture}");
    }
    let old = "buffer_atomic_add";
    assert_eq!(differences(old, "gfx90a", "CDNA 5"), ["VDATA in 39:32, not 55 and 47:40"]);
    assert_eq!(differences(old, "gfx900", "CDNA 2"), ["VDATA in 55, too"]);
    assert_eq!(differences(old, "gfx90a", "GCN 5"), ["TFE in 55, not VDATA"]);
}

#[test]
fn v_med3_i16_everywhere() {
    let page = page("v_med3_i16", "gfx1250");
    let vop3 = &page.encodings[0];
    assert_eq!((vop3.opcode, vop3.identifier.as_str()), (592, "0x00000000D6500000"));
    let found = opcodes(&page, "VOP3");
    for (architecture, expected) in [
        ("CDNA 5", 592),
        ("RDNA 3", 592),
        ("RDNA 3.5", 592),
        ("RDNA 4", 592),
        ("CDNA 1", 507),
        ("CDNA 2", 507),
        ("CDNA 3", 507),
        ("CDNA 4", 507),
        ("RDNA 1", 856),
        ("RDNA 2", 856),
        ("gfx13", 856),
    ] {
        assert!(found.contains(&(architecture, expected)), "{architecture}: {found:?}");
    }
    assert!(found.iter().all(|(architecture, _)| !architecture.starts_with("GCN 1")));
    assert_eq!(page.processors.len(), 81);
    let has = |name: &str| page.processors.iter().find(|processor| processor.name == name).unwrap().supported;
    assert!(has("gfx900") && has("gfx1310") && !has("gfx803"));
}

#[test]
fn other_names_find_their_way() {
    let new = page("buffer_load_dword", "gfx1100");
    assert_eq!((new.name.as_str(), new.asked.as_deref()), ("buffer_load_b32", Some("buffer_load_dword")));
    let cdna3 = new.architectures.iter().find(|other| other.architecture == "CDNA 3").unwrap();
    assert_eq!(cdna3.name, Some("buffer_load_dword"));
    assert!(
        new.related
            .names
            .iter()
            .any(|other| other.name == "buffer_load_dword" && other.on.contains(&"gfx942"))
    );
    let old = page("buffer_load_dword", "gfx900");
    assert_eq!((old.name.as_str(), old.asked), ("buffer_load_dword", None));
    assert_eq!(page("V_ADD_F32_e64", "gfx1100").name, "v_add_f32");
    let newest = reference::find("s_barrier", None).unwrap().page(&Sources::default());
    assert_eq!((newest.gpu.architecture, newest.gpu.newest), ("RDNA 4m", true));
}

/// A name may be that of an instruction and an alias of another one, which assemblers prefer.
#[test]
fn a_page_says_what_its_name_assembles_to() {
    for (name, gpu, other) in [
        ("v_mul_legacy_f32", "gfx1100", Some("v_mul_dx9_zero_f32")),
        ("v_mul_legacy_f32", "gfx1310", Some("v_mul_dx9_zero_f32")),
        ("v_mul_legacy_f32", "gfx90a", None),
        ("v_med3_f16", "gfx1170", Some("v_med3_num_f16")),
        ("v_med3_f16", "gfx1100", None),
    ] {
        let page = page(name, gpu);
        assert_eq!((page.name.as_str(), page.assembled), (name, other), "{gpu}");
        let text = render::text(&render::page(&page), render::Style::Plain);
        let sentence = other.map_or("has no spelling here".to_owned(), |other| {
            format!("none here: {name} assembles to {other}")
        });
        assert_eq!(text.contains(&sentence), other.is_some(), "{gpu}: {text}");
    }
    let index = replay::suite_vectors(&["v_mul_legacy_f32"]).unwrap();
    for gpu in ["gfx900", "gfx90a", "gfx1030", "gfx1100", "gfx1250"] {
        let found = reference::find("v_mul_legacy_f32", Some(gpu)).unwrap();
        let page = found.page(&Sources { vectors: Some(&index), ..Sources::default() });
        for example in &page.examples {
            let own = page.encodings.iter().any(|encoding| encoding.name == example.encoding);
            assert!(own, "{gpu}: {example:?}");
        }
    }
}

#[test]
fn pairs_and_buffers_say_what_tells_their_forms_apart() {
    let pair = page("v_dual_add_f32", "gfx1100");
    // OPX 4 in 25:22, as LLVM's gfx11_asm_vopd.s has it.
    assert_eq!((pair.encodings[0].opcode, pair.encodings[0].identifier.as_str()), (4, "0x00000000C9000000"));
    let load = page("buffer_load_dword", "gfx1030");
    let syntax = &load.encodings[0].syntax;
    assert!(
        syntax.contains(&"buffer_load_dword vdata, vaddr, srsrc, soffset idxen offen".to_owned()),
        "{syntax:?}"
    );
    let field =
        |name: &str| load.encodings[0].fields.iter().find(|field| field.name == name).unwrap().holds.clone();
    assert_eq!((field("IDXEN").as_str(), field("VADDR").as_str()), ("1 with `idxen`", "vaddr"));
    let nsa = page("image_sample", "gfx1030");
    let syntax = &nsa.encodings[1].syntax;
    assert!(syntax.contains(&"image_sample vdata, [vaddr, addr1], srsrc, ssamp".to_owned()), "{syntax:?}");
}

/// Read and written as LLVM's records have it.
#[test]
fn operands_are_read_or_written() {
    let access = |name: &str, gpu: &str, operand: &str| {
        let page = page(name, gpu);
        page.encodings[0].operands.iter().find(|own| own.name == operand).unwrap().access
    };
    assert_eq!(access("s_movk_i32", "gfx1100", "sdst"), Access::Written);
    assert_eq!(access("s_cmpk_eq_i32", "gfx1100", "sdst"), Access::Read);
    assert_eq!(access("s_addk_i32", "gfx1100", "sdst"), Access::ReadWritten);
    assert_eq!(access("v_fmac_f32", "gfx1100", "vdst"), Access::ReadWritten);
    assert_eq!(access("v_swap_b32", "gfx1100", "src0"), Access::ReadWritten);
    assert_eq!(access("buffer_store_b32", "gfx1100", "vdata"), Access::Read);
    assert_eq!(access("global_load_d16_u8", "gfx1100", "vdst"), Access::ReadWritten);
}

/// The bytes that the fields of a reading make.
fn put_together(readings: &[Reading]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut part: Vec<&Reading> = Vec::new();
    let mut flush = |part: &mut Vec<&Reading>| {
        let bits: String = part.iter().map(|reading| reading.binary.as_str()).collect();
        let dword = bits.as_bytes().rchunks(8);
        bytes.extend(dword.map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap()));
        part.clear();
    };
    for reading in readings {
        if part.last().is_some_and(|last| last.part != reading.part) {
            flush(&mut part);
        }
        part.push(reading);
    }
    flush(&mut part);
    bytes
}

/// Builds the page of every mnemonic on the newest GPU that has it, and checks it; returns those without an example.
fn check_pages(index: &VectorIndex) -> Vec<&'static str> {
    let mut without = Vec::new();
    for name in reference::all_names() {
        let found = reference::find(name, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        let page = found.page(&Sources { vectors: Some(index), ..Sources::default() });
        for encoding in &page.encodings {
            let mut next = encoding.bits;
            for field in &encoding.fields {
                assert_eq!(
                    (field.high + 1, field.high - field.low + 1),
                    (next, field.width),
                    "{name} {}",
                    field.name
                );
                next = field.low;
            }
            assert_eq!(next, 0, "{name} {}", encoding.name);
        }
        for example in &page.examples {
            let (target, _) = Target::new("amdgcn", &example.gpu, &example.features).unwrap();
            let assembly = assemble(&example.text, &target).unwrap();
            assert_eq!(assembly.instructions[0].bytes, example.bytes, "{name}: {}", example.text);
            assert_eq!(put_together(&example.reading), example.bytes, "{name}: {}", example.text);
            let own = page.encodings.iter().any(|encoding| encoding.name == example.encoding);
            assert!(own, "{name}: {}", example.encoding);
        }
        if page.examples.is_empty() {
            without.push(name);
        }
        let document = render::page(&page);
        for text in [
            render::text(&document, render::Style::Plain),
            render::markdown(&document),
            render::html(&document),
        ] {
            assert!(text.contains(&page.encodings[0].identifier), "{name}");
        }
    }
    without
}

/// What a replay of tests confirms.
fn vectors(paths: Vec<std::path::PathBuf>) -> VectorIndex {
    let mut options = Options::new(paths, replay::builtin_tools());
    options.vectors = true;
    replay::replay(&options, &|_| {}).unwrap().vectors.index("the tests of this test")
}

#[test]
fn every_mnemonic_has_a_page_whose_example_is_true() {
    let llvm = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/llvm/MC/AMDGPU");
    if !llvm.is_dir() {
        eprintln!("examples are those of the suite alone: {} is missing", llvm.display());
        let index = vectors(Vec::new());
        let without = check_pages(&index);
        assert!(
            without.len() < reference::all_names().len() / 2,
            "{} mnemonics without an example",
            without.len()
        );
        return;
    }
    let index = vectors(vec![llvm]);
    let without = check_pages(&index);
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("mnemonics-without-vectors", without.join("\n")));
}

#[test]
fn a_line_is_assembled_and_read() {
    let explain = |text: &str, gpu| {
        let page = |found: &reference::Found| found.page(&Sources::default());
        reference::explain_line(text, gpu, page)
    };
    // The bytes are those of LLVM's gfx11_asm_vop3.s.
    let Ok(Explained::Line(page)) = explain("v_lerp_u8 v5, v1, v2, s3", Some("gfx1100")) else { panic!() };
    let line = page.line.unwrap();
    assert_eq!(line.bytes_hex, "05 00 15 d6 01 05 0e 00");
    let meanings: Vec<&str> = line.reading.iter().map(|reading| reading.meaning.as_str()).collect();
    assert_eq!(meanings[2..5], ["src2 = s3", "src1 = v2", "src0 = v1"]);
    assert_eq!((meanings[6], meanings[10]), ("v_lerp_u8", "vdst = v5"));
    assert_eq!(put_together(&line.reading), line.bytes);

    let sdwa =
        "v_add_f32_sdwa v1, s2, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:DWORD";
    let Ok(Explained::Line(page)) = explain(sdwa, Some("gfx900")) else { panic!() };
    let line = page.line.unwrap();
    let means = |field: &str| {
        let found = line.reading.iter().rfind(|reading| reading.field == field).unwrap();
        found.meaning.clone()
    };
    assert_eq!((means("VSRC1").as_str(), means("SRC0").as_str()), ("src1 = v3", "src0 = s2"));
    assert_eq!((means("S0").as_str(), means("S1").as_str()), ("src0 is no VGPR", "src1 is a VGPR"));

    let Ok(Explained::Refused(refusal)) = explain("s_barrier_signal -1", Some("gfx1100")) else { panic!() };
    assert_eq!(
        refusal.messages[0].message,
        "instruction not supported on this GPU (gfx1100): s_barrier_signal"
    );
    assert!(
        refusal
            .accepted
            .iter()
            .any(|wider| wider.architecture == "RDNA 4" && wider.gpus.contains(&"gfx1200"))
    );
    let wave64 = "v_cndmask_b32_e64 v1, v2, v3, s[2:3]";
    let Ok(Explained::Refused(refusal)) = explain(wave64, Some("gfx1250")) else { panic!() };
    assert!(refusal.accepted.iter().any(|wider| wider.architecture == "CDNA 3"), "{:?}", refusal.accepted);
    assert!(matches!(explain("s_nop 0\ns_nop 1", None), Err(FindError::Lines)));
}

fn run(args: &[&std::ffi::OsStr]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    Command::new(env!("CARGO_BIN_EXE_mcreplay"))
        .arg("explain")
        .args(args)
        .current_dir(folder.path())
        .output()
        .unwrap()
}

fn told(args: &[&str]) -> (Option<i32>, String) {
    let output = run(&args.iter().map(std::ffi::OsStr::new).collect::<Vec<_>>());
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

#[test]
fn odd_questions_get_clear_answers() {
    for (args, answer) in [
        (&[""][..], "nothing to explain: expected a mnemonic"),
        (&["  "], "nothing to explain"),
        (&["v_lerp_u9"], "did you mean: v_lerp_u8"),
        (&["v_lerp"], "did you mean: v_lerp_u8?"),
        (&["no_such_thing"], "there is no instruction `no_such_thing`"),
        (&["v_lerp_u8", "--gpu", "gfx1251x"], "there is no GPU `gfx1251x`, did you mean: "),
        (&["s_barrier", "--gpu", "gfx1250"], "gfx1250 has no `s_barrier`; it exists on GCN 1"),
        (&["v_lerp_u8", "--index", "/nonexistent/index"], "/nonexistent/index"),
        (&["--unconfirmed"], "no replay has left an index"),
    ] {
        let (status, text) = told(args);
        assert_eq!(status, Some(2), "{args:?}: {text}");
        assert!(text.contains(answer), "{args:?}: {text}");
    }
    let huge = "x".repeat(100_000);
    assert_eq!(told(&[&huge]).0, Some(2));
    assert_eq!(told(&[&format!("{huge} v1")]).0, Some(2));
    let (status, text) = told(&["v_mov_b32 v1, v256", "--gpu", "gfx900"]);
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains("error: register index is out of range"), "{text}");
    let (status, text) = told(&["é ü"]);
    assert_eq!(status, Some(1), "{text}");
}

/// What a sync or a replay has left and something has damaged.
#[test]
fn damage_is_told_and_the_page_comes() {
    let explain = |files: &[(&str, &str)]| {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join("testdata").join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_mcreplay"));
        let output = command.args(["explain", "v_lerp_u8"]).current_dir(folder.path()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stdout).contains("0x215"), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let index = r#"{"format": 1, "documents": [], "names": {}}"#;
    assert_eq!(explain(&[("isa/index.json", index)]), "");
    for (files, file) in [
        (&[("isa/index.json", "{")][..], "testdata/isa/index.json"),
        (&[("isa/index.json", index), ("isa/instructions/v_lerp_u8.json", "[")], "v_lerp_u8.json"),
        (&[("vectors.tsv", "what is no index")], "testdata/vectors.tsv"),
    ] {
        let text = explain(files);
        assert!(text.starts_with("mcreplay: warning: ") && text.contains(file), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_text_is_told() {
    use std::os::unix::ffi::OsStrExt;
    let output = run(&[std::ffi::OsStr::from_bytes(b"v_\xff")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("not UTF-8"));
}

#[test]
fn formats() {
    for (format, start) in [
        ("text", "v_lerp_u8\n"),
        ("markdown", "# v\\_lerp\\_u8\n"),
        ("html", "<!DOCTYPE html>"),
        ("json", "{"),
    ] {
        let (status, text) = told(&["v_lerp_u8", "--gpu", "gfx1250", "--format", format]);
        assert_eq!(status, Some(0));
        assert!(text.starts_with(start), "{format}: {text}");
        assert!(text.contains("0x00000000D6150000"), "{format}");
    }
}
