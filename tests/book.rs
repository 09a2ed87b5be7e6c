//! The book: every instruction has a page, every link leads somewhere, opcode maps agree with the assembler.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::LazyLock;

use mcreplay::reference::{self, Sources, book};
use mcreplay::replay::{self, VectorIndex};
use regex::Regex;

static SUITE: LazyLock<VectorIndex> = LazyLock::new(|| replay::whole_suite_vectors().unwrap());

/// A book that the tool has written.
struct Written {
    /// What the tool said.
    told: Output,
    /// Keeps the folder until the tests end.
    folder: tempfile::TempDir,
}

static WRITTEN: LazyLock<Written> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let told = run(&["--out".as_ref(), folder.path().join("a book").as_os_str()]);
    Written { told, folder }
});

/// Its files, with `/` between the parts of their names.
static SITE: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let out = WRITTEN.folder.path().join("a book");
    let mut site = BTreeMap::new();
    for folder in std::iter::once("").chain(book::FOLDERS) {
        for entry in std::fs::read_dir(out.join(folder)).unwrap().map(Result::unwrap) {
            if entry.file_type().unwrap().is_file() {
                let name = entry.file_name().into_string().unwrap();
                let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
                site.insert(path, std::fs::read_to_string(entry.path()).unwrap());
            }
        }
    }
    site
});

#[test]
fn every_mnemonic_has_a_page() {
    for name in reference::all_names() {
        let page = &SITE[&format!("i/{name}.html")];
        assert!(page.contains(&format!("<h1>{name}</h1>")), "{name}");
        let gpu = page.split_once("data-gpu=\"").unwrap().1.split('"').next().unwrap();
        let newest = reference::find(name, Some(gpu)).unwrap();
        assert_eq!(newest.name(), name);
        let identifier = &newest.page(&Sources::default()).encodings[0].identifier;
        assert!(page.contains(identifier), "{name}: {identifier}");
    }
}

/// File names that no system confuses with others, or keeps for itself.
#[test]
fn names_of_files_are_plain() {
    let mut seen = BTreeSet::new();
    for path in SITE.keys() {
        assert!(
            seen.insert(path.to_ascii_lowercase()),
            "{path} differs from another name in nothing but case"
        );
        let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
        assert!(folder.is_empty() || book::FOLDERS.contains(&folder), "{path}");
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte);
        assert!(file.bytes().all(plain) && !file.starts_with(['.', '-']), "{path}");
        let stem = file.split('.').next().unwrap().to_ascii_lowercase();
        assert!(!["con", "prn", "aux", "nul"].contains(&stem.as_str()), "{path}");
    }
}

/// What a link leads to, relative to the folder of its page.
fn resolve(page: &str, link: &str) -> (String, Option<String>) {
    let (file, fragment) = match link.split_once('#') {
        Some((file, fragment)) => (file, Some(fragment.to_owned())),
        None => (link, None),
    };
    if file.is_empty() {
        return (page.to_owned(), fragment);
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        if part == ".." {
            assert!(parts.pop().is_some(), "{page}: {link} leaves the site");
        } else {
            parts.push(part);
        }
    }
    (parts.join("/"), fragment)
}

#[test]
fn every_link_leads_somewhere_in_the_site() {
    let links = Regex::new(r#"(?:href|src)="([^"]*)""#).unwrap();
    let ids = Regex::new(r#"(?:id|href)="(?:#)?([^"/]+)""#).unwrap();
    let mut targets: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in SITE.iter().filter(|(path, _)| path.ends_with(".html")) {
        let own = ids.captures_iter(text).map(|found| found.get(1).unwrap().as_str()).collect();
        targets.insert(path, own);
    }
    let mut count = 0;
    for (path, text) in SITE.iter().filter(|(path, _)| path.ends_with(".html")) {
        let own: BTreeSet<&str> =
            links.captures_iter(text).map(|found| found.get(1).unwrap().as_str()).collect();
        for link in own {
            let (file, fragment) = resolve(path, link);
            assert!(SITE.contains_key(&file), "{path}: {link}");
            if let Some(fragment) = fragment {
                assert!(targets[file.as_str()].contains(fragment.as_str()), "{path}: {link}");
            }
            count += 1;
        }
    }
    assert!(count > 100_000, "{count} links");
}

#[test]
fn nothing_comes_from_elsewhere() {
    let outside =
        Regex::new(r#"(?i)https?:|(?:href|src)="(?://|[a-z]+:)|url\(|@import|fetch\(|XMLHttp"#).unwrap();
    for (path, text) in SITE.iter() {
        assert!(!outside.is_match(text), "{path}: {:?}", outside.find(text).map(|found| found.as_str()));
    }
}

/// The names that the search knows, with their pages.
fn searched() -> BTreeMap<String, String> {
    let text =
        SITE["names.js"].strip_prefix("window.mcreplayNames = ").unwrap().trim_end().trim_end_matches(';');
    let lines: String = serde_json::from_str(text).unwrap();
    let entry = |line: &str| {
        let parts: Vec<&str> = line.split('\t').collect();
        let [name, page, _kind] = parts.as_slice() else { panic!("{line}") };
        (name.to_string(), if page.is_empty() { name.to_string() } else { page.to_string() })
    };
    lines.lines().map(entry).collect()
}

#[test]
fn the_search_knows_every_name() {
    let known = searched();
    for (name, page) in &known {
        let file = if page.contains('/') { page.clone() } else { format!("i/{page}.html") };
        assert!(SITE.contains_key(&file), "{name}: {page}");
    }
    let missing: Vec<_> =
        reference::all_names().into_iter().filter(|name| !known.contains_key(*name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    // The first word of each line of the rows is an alias, the second what it stands for.
    let rows =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/isa/rows/aliases.rows"));
    let rows = rows.unwrap();
    let aliases =
        rows.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next());
    let mut count = 0;
    for alias in aliases {
        assert!(known.contains_key(alias), "{alias}");
        count += 1;
    }
    assert!(count > 100, "{count} aliases");
    assert_eq!(known["buffer_load_dword"], "buffer_load_dword");
    assert_eq!(known["gfx1250"], "gpu/gfx1250.html");
    assert_eq!(known["VOP2 + DPP16"], "encoding/VOP2-DPP16.html");
}

/// The bits of a field in the bytes of an instruction.
fn bits(bytes: &[u8], high: u32, low: u32) -> u64 {
    let number = bytes.iter().take(16).rev().fold(0_u128, |all, byte| all << 8 | u128::from(*byte));
    u64::try_from(number >> low & ((1 << (high - low + 1)) - 1)).unwrap()
}

/// The examples of tests assemble to bytes that a test expects: the opcode in these is where the map says.
#[test]
fn opcode_maps_agree_with_the_bytes_of_tests() {
    let cells = Regex::new(r#"href="\.\./i/([^."]+)\.html#[^"]+" title="[^"]*" data-op="(\d+)""#).unwrap();
    let map = |path: &str| -> BTreeSet<(String, u64)> {
        let found = cells.captures_iter(&SITE[path]);
        found.map(|cell| (cell[1].to_owned(), cell[2].parse().unwrap())).collect()
    };
    let maps: BTreeMap<&str, BTreeSet<(String, u64)>> =
        SITE.keys().filter(|path| path.starts_with("map/")).map(|path| (path.as_str(), map(path))).collect();
    let mut checked: BTreeMap<&str, usize> = BTreeMap::new();
    for name in reference::all_names() {
        let mut gpus: Vec<String> = SUITE.examples(name).map(|(_, _, example)| example.gpu).collect();
        gpus.dedup();
        for gpu in gpus {
            let Ok(found) = reference::find(name, Some(&gpu)) else { continue };
            let page = found.page(&Sources { vectors: Some(&SUITE), ..Sources::default() });
            for example in page.examples.iter().filter(|example| example.gpu == gpu) {
                let Some(encoding) = page.encodings.iter().find(|own| own.name == example.encoding) else {
                    continue;
                };
                let ops: Vec<_> = encoding.fields.iter().filter(|field| field.name == "OP").collect();
                let ([op], false) = (ops.as_slice(), encoding.name.contains('+')) else { continue };
                let whole = encoding.fields.iter().all(|field| !field.name.starts_with("OP."));
                if !whole {
                    continue;
                }
                let path = format!("map/{}-{}.html", encoding.name, page.gpu.gfx);
                let (path, map) = maps.get_key_value(path.as_str()).unwrap_or_else(|| panic!("{path}"));
                let opcode = bits(&example.bytes, op.high, op.low);
                assert!(map.contains(&(page.name.clone(), opcode)), "{path}: {name} {opcode}");
                *checked.entry(path).or_default() += 1;
            }
        }
    }
    let count: usize = checked.values().sum();
    assert!(checked.len() > 60 && count > 300, "{count} instructions in {} maps", checked.len());
    assert!(maps["map/VOP3-gfx12.5.html"].contains(&("v_lerp_u8".to_owned(), 533)));
    assert!(maps["map/VOP3-gfx942.html"].contains(&("v_lerp_u8".to_owned(), 461)));
}

/// The switch: each GPU that has an instruction has a state, and what is shown in it is what its page says.
#[test]
fn the_switch_shows_what_the_page_of_the_gpu_says() {
    let sections = Regex::new(r#"(?s)<section(?: data-on="([\d ]+)")?>(.*?)</section>"#).unwrap();
    let states = Regex::new(r##"href="#([^"]+)" data-v="(\d+)""##).unwrap();
    for name in ["v_lerp_u8", "v_add_f32", "image_sample", "buffer_load_dword", "s_waitcnt", "ds_add_u32"] {
        let text = &SITE[&format!("i/{name}.html")];
        let mut count = 0;
        for state in states.captures_iter(text) {
            let page = reference::find(name, Some(&state[1])).unwrap().page(&Sources::default());
            assert_eq!(page.name, name);
            let shown = sections.captures_iter(text).filter(|section| {
                section.get(1).is_none_or(|on| on.as_str().split(' ').any(|on| on == &state[2]))
            });
            let shown: String = shown.map(|section| section[2].to_owned()).collect();
            for encoding in &page.encodings {
                let heading = format!("<h2>{}, {} bits</h2>", encoding.name, encoding.bits);
                assert_eq!(shown.matches(&heading).count(), 1, "{name} on {}: {heading}", &state[1]);
                assert!(shown.contains(&encoding.identifier), "{name} on {}", &state[1]);
            }
            assert_eq!(shown.matches("<h2>Encodings</h2>").count(), 1, "{name} on {}", &state[1]);
            count += 1;
        }
        let some = states.captures(text).unwrap()[1].to_owned();
        let supported = reference::find(name, Some(&some)).unwrap().page(&Sources::default()).processors;
        let own = supported.iter().filter(|own| own.supported && own.called.is_none()).count();
        assert_eq!(count, own, "{name}");
    }
}

fn run(args: &[&std::ffi::OsStr]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_mcreplay"));
    command.arg("book").args(args).current_dir(folder.path()).output().unwrap()
}

#[test]
fn a_book_is_written_and_written_again() {
    let index = &SITE["index.html"];
    let out = WRITTEN.folder.path().join("a book");
    let args = ["--out".as_ref(), out.as_os_str()];
    assert!(WRITTEN.told.status.success(), "{:?}", WRITTEN.told);
    let text = String::from_utf8_lossy(&WRITTEN.told.stdout);
    assert!(text.starts_with("wrote ") && text.contains("instructions"), "{text}");

    // What a user has put there stays, and what is missing comes again.
    std::fs::write(out.join("notes.txt"), "mine").unwrap();
    std::fs::remove_file(out.join("index.html")).unwrap();
    let told = run(&args);
    assert!(told.status.success(), "{told:?}");
    assert!(String::from_utf8_lossy(&told.stdout).starts_with("wrote anew "), "{told:?}");
    assert_eq!(std::fs::read_to_string(out.join("notes.txt")).unwrap(), "mine");
    assert_eq!(&std::fs::read_to_string(out.join("index.html")).unwrap(), index);
    assert_eq!(std::fs::read_dir(out.join("i")).unwrap().count(), reference::all_names().len());
}

/// What leads to all pages is there when all pages are.
#[test]
fn the_start_comes_last() {
    let out = tempfile::tempdir().unwrap();
    std::fs::write(out.path().join("book.js"), book::MARK).unwrap();
    std::fs::write(out.path().join("index.html"), "the start of an older book").unwrap();
    std::fs::create_dir(out.path().join("names.js")).unwrap();
    let told = run(&["--out".as_ref(), out.path().as_os_str()]);
    let text = String::from_utf8_lossy(&told.stderr);
    assert_eq!(told.status.code(), Some(2), "{text}");
    assert!(text.contains("not complete") && text.contains("names.js"), "{text}");
    assert!(!out.path().join("index.html").exists());
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    use std::os::unix::fs::symlink;
    let outside = tempfile::tempdir().unwrap();
    let theirs = outside.path().join("theirs");
    std::fs::write(&theirs, "mine").unwrap();
    let out = tempfile::tempdir().unwrap();
    std::fs::write(out.path().join("book.js"), book::MARK).unwrap();
    for name in ["style.css", "index.html"] {
        symlink(&theirs, out.path().join(name)).unwrap();
    }
    let told = run(&["--out".as_ref(), out.path().as_os_str()]);
    assert!(told.status.success(), "{told:?}");
    assert_eq!(std::fs::read_to_string(&theirs).unwrap(), "mine");
    assert_eq!(&std::fs::read_to_string(out.path().join("index.html")).unwrap(), &SITE["index.html"]);

    std::fs::remove_dir_all(out.path().join("gpu")).unwrap();
    symlink(outside.path(), out.path().join("gpu")).unwrap();
    let told = run(&["--out".as_ref(), out.path().as_os_str()]);
    let text = String::from_utf8_lossy(&told.stderr);
    assert_eq!(told.status.code(), Some(2), "{text}");
    assert!(text.contains("gpu: a link"), "{text}");
    assert_eq!(std::fs::read_dir(outside.path()).unwrap().count(), 1);
    assert!(out.path().join("index.html").exists(), "the old book is as it was");
}

#[test]
fn what_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "mine").unwrap();
    let full = folder.path().join("full");
    std::fs::create_dir(&full).unwrap();
    std::fs::write(full.join("index.html"), "mine").unwrap();
    for (out, answer) in [
        (file.clone(), "not a folder"),
        (file.join("below"), "Not a directory"),
        (full.clone(), "holds files that are no book"),
        (std::path::PathBuf::new(), "--out"),
    ] {
        let told = run(&["--out".as_ref(), out.as_os_str()]);
        let text = String::from_utf8_lossy(&told.stderr).into_owned();
        assert_eq!(told.status.code(), Some(2), "{text}");
        assert!(text.contains(answer), "{out:?}: {text}");
    }
    assert_eq!(std::fs::read_to_string(full.join("index.html")).unwrap(), "mine");
    assert_eq!(std::fs::read_dir(&full).unwrap().count(), 1);
    let told = run(&[
        "--out".as_ref(),
        folder.path().join("new").as_os_str(),
        "--index".as_ref(),
        "/nonexistent/index".as_ref(),
    ]);
    assert_eq!(told.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&told.stderr).contains("/nonexistent/index"));
}
