//! AMD's ISA files: what a sync brings, when it refuses, and that the old files survive.

use std::fs;
use std::path::Path;

use mcreplay::reference::amd::Use;
use xtask::sync_isa::{LockState, Options, sync};

use crate::isa_world::{NAMES, World, sample, zip};
use crate::swaps::FailingDisk;
use crate::world::files;

#[test]
fn an_index_is_made() {
    let world = World::with_samples();
    let report = world.sync().unwrap();
    let told: Vec<_> =
        report.documents.iter().map(|own| (own.architecture.as_str(), own.schema.as_str())).collect();
    assert_eq!(told, [("AMD CDNA 3", "1.1.1"), ("AMD CDNA 5", "1.2.0"), ("AMD RDNA 3", "1.1.1")]);
    assert!(report.documents.iter().all(|own| own.excerpt.is_none()), "{:?}", report.documents);
    assert!(report.unknown.is_empty(), "{:?}", report.unknown);

    let isa = world.isa();
    let mad = isa.instruction("v_mad_u32_u24").unwrap().unwrap();
    let opcodes: Vec<_> =
        mad.entries().map(|entry| (entry.architecture(), entry.encodings()[0].opcode)).collect();
    assert_eq!(opcodes, [("AMD CDNA 3", 0x1c3), ("AMD CDNA 5", 0x20b), ("AMD RDNA 3", 0x20b)]);
    // What they share is stored once.
    assert_eq!(mad.operands.iter().filter(|own| own.field.as_deref() == Some("SRC2")).count(), 1);
    let entry = mad.on("RDNA 3").unwrap();
    assert_eq!(
        entry.description(),
        "Multiplies two numbers of 24 bits and adds a third of 32.\n\nThe result wraps round."
    );
    assert_eq!((entry.group(), entry.group_description()), ("VALU", "Works on vectors."));
    assert_eq!(entry.subgroups().count(), 0);
    let [_, literal, both, dpp] = entry.encodings() else { panic!("{:?}", entry.encodings()) };
    assert_eq!((literal.condition.as_str(), both.condition.as_str()), ("has_lit_0", "has_lit_0_has_lit_1"));
    let operands: Vec<_> =
        entry.operands(dpp).map(|own| (own.field.as_deref(), own.bits, own.used)).collect();
    assert_eq!(operands[..2], [(Some("VDST"), 32, Use::Written), (Some("VSRC0"), 32, Use::Read)]);
    assert_eq!(entry.operand_type("OPR_SRC"), Some("A source of any kind."));
    assert_eq!(entry.format("FMT_NUM_U32").unwrap().0.kind, "integer");

    let and = isa.instruction("S_AND_B32").unwrap().unwrap();
    let entry = and.on("CDNA 3").unwrap();
    let last = entry.operands(&entry.encodings()[0]).last().unwrap();
    assert_eq!((last.implicit, last.in_microcode, last.field.as_deref()), (true, false, None));
    let vop3 = isa.encoding("ENC_VOP3").unwrap().unwrap();
    let field = |architecture| {
        let layout = vop3.on(architecture).unwrap();
        layout.fields.iter().find(|field| field.ranges[0].low == 11).unwrap().name.clone()
    };
    assert_eq!((field("RDNA 3"), field("CDNA 5")), ("OP_SEL".to_owned(), "OPSEL".to_owned()));
    assert_eq!(vop3.layouts.len(), 2, "two architectures share one");
}

#[test]
fn other_names_find_their_mnemonic() {
    // V_MED3_F32 is a mnemonic of its own in two files, which goes first.
    let world = World::with_samples();
    world.sync().unwrap();
    assert!(world.isa().instruction("v_med3_f32").unwrap().unwrap().on("CDNA 5").is_none());
    // Where no file has it, it is what another file says.
    let alone = World::new();
    alone.put("cdna5.xml", sample("cdna5.xml").as_bytes());
    alone.sync().unwrap();
    assert_eq!(alone.isa().instruction("v_med3_f32").unwrap().unwrap().name, "V_MED3_NUM_F32");
    // Escaped markup stays as it was meant.
    let text = alone
        .isa()
        .instruction("v_med3_num_f32")
        .unwrap()
        .unwrap()
        .on("CDNA 5")
        .unwrap()
        .description()
        .to_owned();
    assert_eq!(text, "Takes the middle one of three numbers, where x < y <p>and so on</p>.");
}

#[test]
fn a_zip_archive_is_read_like_a_folder() {
    let folder = World::with_samples();
    folder.sync().unwrap();
    let texts = NAMES.map(sample);
    let inner = NAMES.map(|name| format!("isa/{name}"));
    let mut entries: Vec<(&str, &[u8])> =
        inner.iter().map(String::as_str).zip(texts.iter().map(String::as_bytes)).collect();
    entries.extend([("isa/README.md", b"no XML".as_slice()), ("__MACOSX/isa/._rdna3.xml", b"\0\x05")]);
    let world = World::new();
    let path = world.folder.path().join("isa.zip");
    fs::write(&path, zip(&entries)).unwrap();
    world.sync_from(&path, false).unwrap();
    assert_eq!(files(&world.corpus.content()), files(&folder.corpus.content()));
}

#[test]
fn archives_that_mean_harm_are_refused() {
    let rdna3 = sample("rdna3.xml");
    let good = zip(&[("rdna3.xml", rdna3.as_bytes())]);
    let mut flipped = good.clone();
    flipped[good.len() / 3] ^= 0x40;
    let mut twice = zip(&[("rdna3.xml", rdna3.as_bytes()), ("rdna4.xml", rdna3.as_bytes())]);
    for start in 0..twice.len() - 9 {
        if &twice[start..start + 9] == b"rdna4.xml" {
            twice[start + 4] = b'3';
        }
    }
    let cases = [
        (twice, "comes twice"),
        (zip(&[("../rdna3.xml", rdna3.as_bytes())]), "leads out"),
        (zip(&[("/rdna3.xml", rdna3.as_bytes())]), "not a relative path"),
        (zip(&[("a/rdna3.xml", rdna3.as_bytes()), ("b/rdna3.xml", rdna3.as_bytes())]), "comes twice"),
        (zip(&[("README.md", b"")]), "there is no XML file"),
        (good[..good.len() - 10].to_vec(), "cut off"),
        (flipped, "cannot read rdna3.xml"),
        (b"PK\x03\x04 and nothing else".to_vec(), "no zip archive"),
        (b"<Spec/>".to_vec(), "neither a folder nor a zip archive"),
    ];
    for (content, part) in cases {
        let world = World::new();
        let path = world.folder.path().join("isa.zip");
        fs::write(&path, content).unwrap();
        let error = format!("{:#}", world.sync_from(&path, true).unwrap_err());
        assert!(error.contains(part), "{error:?} does not say {part:?}");
        assert!(!world.corpus.content().exists());
    }
}

#[test]
fn the_lock_is_written_once_and_then_held() {
    let world = World::with_samples();
    assert_eq!(world.sync().unwrap().lock, LockState::Written);
    let lock = world.corpus.lock().unwrap().unwrap();
    assert_eq!((lock.revision.as_str(), lock.files.len()), ("2026-03-04", 3));
    assert!(world.corpus.holds(&lock).unwrap());
    assert_eq!(world.sync().unwrap().lock, LockState::Agrees);

    let before = files(&world.folder.path().join("testdata"));
    world.put("rdna3.xml", sample("rdna3.xml").replace("wraps round", "wraps around").as_bytes());
    fs::remove_file(world.from().join("cdna3.xml")).unwrap();
    let error = format!("{:#}", world.sync().unwrap_err());
    assert!(error.contains("rdna3.xml differs") && error.contains("cdna3.xml is missing"), "{error}");
    assert_eq!(files(&world.folder.path().join("testdata")), before);

    assert_eq!(world.sync_from(&world.from(), true).unwrap().lock, LockState::Written);
    let lock = world.corpus.lock().unwrap().unwrap();
    assert!(lock.files.len() == 2 && world.corpus.holds(&lock).unwrap());
    assert!(world.isa().instruction("s_and_b32").unwrap().unwrap().on("CDNA 3").is_none());
}

/// The file without its operand types, and without one of the encodings that its instructions name.
fn excerpt() -> String {
    let text = sample("rdna3.xml");
    let cut = |text: &str, from: &str, to: &str| {
        let (before, rest) = text.split_once(from).unwrap();
        format!("{before}{}", rest.split_once(to).unwrap().1)
    };
    let text = cut(&text, "        <OperandTypes>", "</OperandTypes>\n");
    cut(&text, "            <Encoding Order=\"41\">", "</Encoding>\n")
}

#[test]
fn excerpts_are_taken_and_not_locked() {
    let world = World::new();
    world.put("rdna3.xml", excerpt().as_bytes());
    let report = world.sync().unwrap();
    assert_eq!(report.lock, LockState::LeftAlone);
    let why = report.documents[0].excerpt.as_deref().unwrap();
    assert!(why.contains("OperandTypes") && why.contains("VOP3_VOP_DPP16"), "{why}");
    assert!(!world.corpus.lock_path().exists());
    assert_eq!(world.isa().index().documents, report.documents);
    let mad = world.isa().instruction("v_mad_u32_u24").unwrap().unwrap();
    assert_eq!(mad.on("RDNA 3").unwrap().operand_type("OPR_SRC"), None);

    let error = world.sync_from(&world.from(), true).unwrap_err().to_string();
    assert!(error.contains("excerpts"), "{error}");

    // A lock of whole files stays as it is.
    let whole = World::with_samples();
    whole.sync().unwrap();
    let lock = fs::read(whole.corpus.lock_path()).unwrap();
    assert_eq!(whole.sync_from(&world.from(), false).unwrap().lock, LockState::LeftAlone);
    assert_eq!(fs::read(whole.corpus.lock_path()).unwrap(), lock);
    assert_eq!(whole.isa().index().documents.len(), 1);
    // And whole files find their way back.
    assert_eq!(whole.sync().unwrap().lock, LockState::Agrees);
}

#[test]
fn other_documents_are_told_and_left_out() {
    let world = World::with_samples();
    world.put("delta.xml", b"<IsaAdditions Id=\"x\"><Instruction/></IsaAdditions>");
    let report = world.sync().unwrap();
    assert_eq!(report.others, [("delta.xml".to_owned(), "IsaAdditions".to_owned())]);
    assert_eq!(report.documents.len(), 3);
    assert!(!world.corpus.content().join("xml/delta.xml").exists());
    let alone = World::refusal(b"<IsaAdditions/>");
    assert!(alone.contains("has no description of an ISA"), "{alone}");
}

#[test]
fn elements_that_are_not_known_are_counted() {
    let world = World::new();
    let text = sample("rdna3.xml")
        .replace("</InstructionEncodings>", "</InstructionEncodings><Price><Low>1</Low></Price>");
    world.put("rdna3.xml", text.as_bytes());
    assert_eq!(world.sync().unwrap().unknown, [("rdna3.xml".to_owned(), "Instruction/Price".to_owned(), 3)]);
}

#[test]
fn two_files_of_one_architecture_are_refused() {
    let world = World::with_samples();
    world.put("rdna3_again.xml", sample("rdna3.xml").as_bytes());
    let error = world.sync().unwrap_err().to_string();
    assert!(error.contains("rdna3_again.xml describes AMD RDNA 3, and so does rdna3.xml"), "{error}");
}

#[test]
fn the_old_files_or_the_new_ones_are_complete() {
    let old = World::new();
    old.put("rdna3.xml", sample("rdna3.xml").as_bytes());
    let steps = {
        let disk = FailingDisk::new(usize::MAX, false);
        let world = World::with_samples();
        sync(&Options { from: world.from(), relock: false }, &world.corpus, &disk).unwrap();
        disk.step.get()
    };
    // The new files: what an undisturbed sync leaves.
    let after = World::with_samples();
    after.sync().unwrap();
    let state = |world: &World| (files(&world.corpus.content()), fs::read(world.corpus.lock_path()).ok());
    for fails_at in 0..steps {
        for for_good in [false, true] {
            let world = World::new();
            world.put("rdna3.xml", sample("rdna3.xml").as_bytes());
            world.sync().unwrap();
            let before = state(&world);
            NAMES.iter().for_each(|name| world.put(name, sample(name).as_bytes()));
            let options = Options { from: world.from(), relock: true };
            let disk = FailingDisk::new(fails_at, for_good);
            let result = sync(&options, &world.corpus, &disk);
            // The next command puts right what a cut has left.
            world.corpus.recover(&xtask::sync::disk::RealDisk).unwrap();
            let now = state(&world);
            assert!(now == before || now == state(&after), "step {fails_at}, for good: {for_good}");
            assert!(result.is_err() || now == state(&after), "step {fails_at} was told to have worked");
        }
    }
}

#[test]
fn the_shared_excerpts_say_what_amd_says() {
    let folder = xtask::workspace::root().join("../shared/amd-isa");
    if !folder.is_dir() {
        eprintln!(
            "skipped: there are no excerpts of AMD's files in {}",
            Path::new("../shared/amd-isa").display()
        );
        return;
    }
    let world = World::new();
    let report = world.sync_from(&folder, false).unwrap();
    assert_eq!((report.documents.len(), report.lock), (4, LockState::LeftAlone));
    assert!(report.documents.iter().all(|own| own.excerpt.is_some() && own.instructions == 2));
    assert!(report.unknown.is_empty() && report.others.is_empty());
    let isa = world.isa();
    let expected = [("v_lerp_u8", [533, 533, 333, 461]), ("v_med3_i16", [592, 592, 856, 507])];
    for (name, opcodes) in expected {
        let instruction = isa.instruction(name).unwrap().unwrap();
        for (architecture, opcode) in ["CDNA 5", "RDNA 3", "RDNA 2", "CDNA 3"].into_iter().zip(opcodes) {
            let entry = instruction.on(architecture).unwrap();
            assert!(entry.encodings().iter().all(|own| own.opcode == opcode), "{name} {architecture}");
            assert_eq!(entry.group(), "VALU");
        }
    }
    let lerp = isa.instruction("v_lerp_u8").unwrap().unwrap();
    let sizes = [("CDNA 5", 10), ("RDNA 3", 10), ("RDNA 2", 8), ("CDNA 3", 1)];
    assert!(sizes.iter().all(|(name, count)| lerp.on(name).unwrap().encodings().len() == *count));
    assert_eq!(
        isa.encoding("ENC_VOP3").unwrap().unwrap().layouts.iter().map(|own| own.fields.len()).max(),
        Some(11)
    );
}
