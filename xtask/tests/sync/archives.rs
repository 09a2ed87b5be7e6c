//! Archives: the forms that are read, and what is refused in them.

use std::fs;

use tar::EntryType;
use xtask::sync::lock::Lock;
use xtask::sync_llvm::{Options, Report};

use crate::world::{NEW, OLD, Tar, World, files, from_place, gz, xz, zst};

type Pack = fn(&[u8]) -> Vec<u8>;
const PACKERS: [(&str, Pack); 4] = [("xz", xz), ("gz", gz), ("zst", zst), ("tar", <[u8]>::to_vec)];

#[test]
fn every_packing_is_read_with_and_without_a_top_folder() {
    for (name, pack) in PACKERS {
        for top in ["", "./", "llvm-project-1.0.0.src/"] {
            let world = World::new();
            let before = files(&world.testdata());
            fs::remove_dir_all(world.corpus.content()).unwrap();
            let archive = Tar::of(top, &OLD)
                .entry(&format!("{top}clang/test/other.c"), EntryType::Regular, b"int x;", "")
                .bytes();
            // The name says nothing: the first bytes do.
            let path = world.put("archive", &pack(&archive));
            let report = world.sync_from(&path).unwrap_or_else(|error| panic!("{name} {top:?}: {error:#}"));
            assert!(matches!(report, Report::Synced { changes: None, .. }));
            assert_eq!(files(&world.testdata()), before, "{name} {top:?}");
        }
    }
}

#[test]
fn a_cut_is_noticed_wherever_it_is() {
    let archive = Tar::of("", &OLD).bytes();
    for (name, pack) in PACKERS {
        let whole = pack(&archive);
        // The last of a tar archive's two closing blocks may be missing in part: nothing is lost then.
        let end = if name == "tar" { whole.len() - 1024 } else { whole.len() };
        for cut in (0..end).step_by(7).chain([end - 1]) {
            let world = World::new();
            let path = world.put("cut", &whole[..cut]);
            // A lock written anew would accept any files, so only the reader can notice.
            world.refuses(&Options { relock: true, ..from_place(&path) }, "cannot sync from");
        }
    }
}

#[test]
fn a_flipped_byte_is_noticed() {
    let mut archive = xz(&Tar::of("", &OLD).bytes());
    let middle = archive.len() / 2;
    archive[middle] ^= 0x10;
    let world = World::new();
    let path = world.put("flipped.tar.xz", &archive);
    world.refuses(&Options { relock: true, ..from_place(&path) }, "cannot sync from");
}

#[test]
fn entries_that_lead_out_are_refused() {
    let file = EntryType::Regular;
    let cases = [
        ("llvm/test/MC/AMDGPU/../../../../../evil.s", file, "", "leads out"),
        ("../evil.s", file, "", "leads out"),
        ("/llvm/test/MC/AMDGPU/evil.s", file, "", "not a relative path"),
        ("llvm/test/MC/AMDGPU/link.s", EntryType::Symlink, "/etc/passwd", "leads out"),
        ("llvm/test/MC/AMDGPU/link.s", EntryType::Symlink, "../../../../../secret", "leads out"),
        ("llvm/test/MC/AMDGPU/link.s", EntryType::Link, "../secret", "leads out"),
        ("llvm/test/MC/AMDGPU/link.s", EntryType::Link, "/etc/passwd", "leads out"),
        ("llvm/elsewhere", EntryType::Symlink, "../../..", "leads out"),
        ("llvm/test/MC/AMDGPU/link.s", EntryType::Symlink, "sop1.s", "no plain file"),
        ("llvm/test/MC/AMDGPU/fifo.s", EntryType::Fifo, "", "no plain file"),
        ("llvm/test/MC/AMDGPU/device.s", EntryType::Char, "", "no plain file"),
        ("llvm/test/MC/AMDGPU/sparse.s", EntryType::GNUSparse, "", "no plain file"),
        ("llvm/test/MC/AMDGPU/a\nb.s", file, "", "control characters"),
        ("llvm/test/MC/AMDGPU/a\\b.s", file, "", "not a relative path"),
        ("llvm/test/MC/AMDGPU/sop1.s", file, "", "comes twice"),
    ];
    for (path, kind, link, part) in cases {
        let world = World::new();
        let archive = Tar::of("", &OLD).entry(path, kind, b"", link).bytes();
        let from = world.put("evil.tar.gz", &gz(&archive));
        world.refuses(&Options { relock: true, ..from_place(&from) }, part);
        assert!(!world.folder.path().join("evil.s").exists());
    }
}

#[test]
fn a_folder_does_not_become_a_file() {
    let world = World::new();
    let archive =
        Tar::of("", &OLD).entry("llvm/test/MC/AMDGPU/sop1.s/x.s", EntryType::Regular, b"", "").bytes();
    let from = world.put("clash.tar", &archive);
    world.refuses(&Options { relock: true, ..from_place(&from) }, "cannot");
}

#[test]
fn absurd_sizes_are_refused_at_their_header() {
    let cases = [
        ("llvm/test/MC/AMDGPU/big.s", EntryType::Regular, "over the limit"),
        ("name", EntryType::GNULongName, "a name of"),
        ("name", EntryType::XHeader, "a name of"),
    ];
    for (path, kind, part) in cases {
        let world = World::new();
        let from = world.put("big.tar", &Tar::of("", &OLD).claim(path, kind, 1 << 40).bytes());
        world.refuses(&Options { relock: true, ..from_place(&from) }, part);
    }
}

#[test]
fn a_pax_header_cannot_change_a_size() {
    for record in ["24 GNU.sparse.major=1\n", "13 size=1000\n"] {
        let world = World::new();
        let record = format!("{} {}", record.len(), record.split_once(' ').unwrap().1);
        let archive = Tar::new().entry("pax", EntryType::XHeader, record.as_bytes(), "").bytes();
        let from = world.put("pax.tar", &archive);
        world.refuses(&Options { relock: true, ..from_place(&from) }, "size is not in its header");
    }
}

#[test]
fn long_names_are_names_too() {
    let long = format!("llvm/test/MC/AMDGPU/{}.s", "long".repeat(40));
    let pax = |path: &str| {
        let rest = format!(" path={path}\n");
        // The record's length counts its own digits, three here.
        format!("{}{rest}", rest.len() + 3).into_bytes()
    };
    let evil = format!("llvm/test/MC/AMDGPU/{}/../../../../../x.s", "long".repeat(40));
    for (path, good) in [(&long, true), (&evil, false)] {
        for (kind, head) in
            [(EntryType::GNULongName, path.clone().into_bytes()), (EntryType::XHeader, pax(path))]
        {
            let world = World::new();
            let archive = Tar::of("", &OLD)
                .entry("head", kind, &head, "")
                .entry("llvm/test/MC/AMDGPU/short", EntryType::Regular, b"s_nop 0\n", "")
                .bytes();
            let options = Options { relock: true, ..from_place(&world.put("long.tar", &archive)) };
            if good {
                world.sync(&options).unwrap();
                let name = long.strip_prefix("llvm/test/").unwrap();
                assert_eq!(files(&world.corpus.content())[name], "s_nop 0\n");
            } else {
                world.refuses(&options, "leads out");
            }
        }
    }
}

#[test]
fn an_archive_without_tests_is_refused() {
    let world = World::new();
    let other = Tar::new().entry("llvm/test/MC/X86/x.s", EntryType::Regular, b"", "").bytes();
    let from = world.put("other.tar", &other);
    world.refuses(&Options { relock: true, ..from_place(&from) }, "has no tests");
    let from = world.put("text", b"no archive at all");
    world.refuses(&from_place(&from), "not an xz, gz, zst or plain tar");
}

#[test]
fn contents_that_differ_from_the_lock_are_refused() {
    let cases = [
        (vec![OLD[0]], "MC/Disassembler/AMDGPU/sop1.txt is missing"),
        (vec![OLD[0], OLD[1], NEW[0]], "MC/AMDGPU/regression/bug.s is new"),
        (vec![NEW[1], OLD[1]], "MC/AMDGPU/sop1.s differs"),
    ];
    for (content, part) in cases {
        let world = World::new();
        let from = world.put("other.tar.xz", &xz(&Tar::of("", &content).bytes()));
        world.refuses(&from_place(&from), part);
        // Naming the lock's own revision is no leave to change it.
        world.refuses(&Options { rev: Some("llvmorg-1.0.0".to_owned()), ..from_place(&from) }, part);
    }
}

#[test]
fn another_revision_is_taken_and_told() {
    let world = World::new();
    let from = world.put("new.tar.zst", &zst(&Tar::of("", &NEW).bytes()));
    let report = world.sync(&Options { rev: Some("llvmorg-2.0.0".to_owned()), ..from_place(&from) }).unwrap();
    let Report::Synced { lock, changes: Some(changes) } = report else { panic!("{report:?}") };
    assert_eq!(lock.revision, "llvmorg-2.0.0");
    assert_eq!(
        changes.to_string(),
        "\
+ MC/AMDGPU/regression/bug.s  vectors +0 -0
~ MC/AMDGPU/sop1.s  vectors +0 -0
- MC/Disassembler/AMDGPU/sop1.txt  vectors +0 -0
llvmorg-1.0.0 to llvmorg-2.0.0: files +1 -1 ~1, vectors +0 -0
"
    );
    let text = fs::read_to_string(world.corpus.lock_path()).unwrap();
    assert_eq!(Lock::parse(&text).unwrap(), lock);
    assert!(world.corpus.holds(&lock).unwrap());
}
