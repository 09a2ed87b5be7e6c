//! Reports for other programs and for a browser: JUnit XML and the page of a replay, read back and held against the
//! text report of the same tests.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};

use roxmltree::{Document, Node};

/// Runs `mcreplay replay` on what it is given.
fn replay(path: &Path, options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mcreplay"));
    command.arg("replay").arg(path).args(options).output().unwrap()
}

/// What it prints as a format, with the exit status.
fn report(path: &Path, format: &str) -> (Option<i32>, String) {
    let output = replay(path, &["--format", format]);
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

/// A folder with these files.
fn folder(files: &[(&OsStr, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in files {
        std::fs::write(folder.path().join(name), content).unwrap();
    }
    folder
}

/// A test that expects another opcode than LLVM has, 534 for 533, and in another instruction other registers.
const WRONG: &str = "// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s\n\
    v_lerp_u8 v5, v1, v2, s3\n\
    // GFX11: v_lerp_u8 v5, v1, v2, s3 ; encoding: [0x05,0x00,0x16,0xd6,0x01,0x05,0x0e,0x00]\n\
    s_nop 0\n\
    // GFX11: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]\n\
    v_mov_b32 v1, v2\n\
    // GFX11: v_mov_b32_e32 v1, v2 ; encoding: [0x03,0x03,0x04,0x7e]\n";

/// One file of each outcome.
fn outcomes() -> tempfile::TempDir {
    folder(&[
        (OsStr::new("passes.s"), b"// RUN: echo a | FileCheck %s\n// CHECK: a\n"),
        (OsStr::new("wrong.s"), WRONG.as_bytes()),
        (OsStr::new("later.s"), b"// RUN: frobnicate | FileCheck %s\n// CHECK: a\n"),
        (OsStr::new("xfail.s"), b"// RUN: echo b | FileCheck %s\n// CHECK: a\n// XFAIL: *\n"),
        (OsStr::new("nothing.s"), b"// RUN: echo a\n"),
        (OsStr::new("empty.s"), b""),
    ])
}

fn elements<'a, 'input>(
    document: &'a Document<'input>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    document.descendants().filter(move |node| node.has_tag_name(name))
}

fn number(node: Node, name: &str) -> usize {
    node.attribute(name).unwrap().parse().unwrap()
}

/// The case of a file with this name.
fn case<'a, 'input>(document: &'a Document<'input>, file: &str, name: &str) -> Node<'a, 'input> {
    let suite = elements(document, "testsuite").find(|suite| suite.attribute("name") == Some(file)).unwrap();
    suite.children().find(|case| case.attribute("name") == Some(name)).unwrap()
}

fn child<'a, 'input>(node: Node<'a, 'input>, name: &str) -> Node<'a, 'input> {
    node.children().find(|child| child.has_tag_name(name)).unwrap()
}

#[test]
fn junit_has_a_case_for_each_run_line() {
    let folder = outcomes();
    let (status, xml) = report(folder.path(), "junit");
    assert_eq!(status, Some(1));
    let document = Document::parse(&xml).unwrap();
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "testsuites");
    // Five RUN lines, and two files that fail as a whole.
    let counts = ["tests", "failures", "errors"].map(|name| number(root, name));
    assert_eq!(counts, [7, 3, 0]);
    assert_eq!(elements(&document, "testcase").count(), 7);
    assert_eq!(elements(&document, "testsuite").count(), 6);
    assert!(root.attribute("time").unwrap().parse::<f64>().is_ok());

    let failure = child(case(&document, "wrong.s", "RUN 1 (gfx1100)"), "failure");
    assert_eq!(failure.attribute("type"), Some("encoding"));
    let detail = failure.text().unwrap();
    assert!(detail.starts_with("wrong.s:1\nRUN: llvm-mc -triple=amdgcn"), "{detail}");
    assert!(detail.contains("  + ours  05 00 15 d6 01 05 0e 00        OP 534 → 533\n"), "{detail}");
    let skipped = child(case(&document, "later.s", "RUN 1"), "skipped");
    assert_eq!(skipped.attribute("message"), Some("frobnicate does not exist here yet"));
    let expected = case(&document, "xfail.s", "RUN 1");
    assert!(child(expected, "system-out").text().unwrap().starts_with("fails as XFAIL expects: "));
    assert!(!expected.children().any(|child| child.has_tag_name("failure")));
    let whole = child(case(&document, "nothing.s", "whole file"), "failure");
    assert_eq!(whole.attribute("message"), Some("compares nothing"));
    let class = case(&document, "wrong.s", "RUN 1 (gfx1100)").attribute("classname");
    assert_eq!(class, Some("gfx11.wrong_s"));
}

#[test]
fn junit_of_the_suite_counts_as_the_text_does() {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/suite");
    let (status, xml) = report(&suite, "junit");
    let (text_status, json) = report(&suite, "json");
    assert_eq!(status, text_status);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let total = &json["summary"]["total"];
    let document = Document::parse(&xml).unwrap();
    let root = document.root_element();
    assert_eq!(number(root, "tests"), total["runs"]["expected"].as_u64().unwrap() as usize);
    let skipped = elements(&document, "skipped").count();
    assert_eq!(skipped, total["not_run"].as_u64().unwrap() as usize);
    let passed = number(root, "tests") - number(root, "failures") - skipped;
    assert_eq!(passed, total["runs"]["passed"].as_u64().unwrap() as usize);
    let encodings = elements(&document, "property")
        .filter(|property| property.attribute("name") == Some("encodings"))
        .map(|property| property.attribute("value").unwrap().split_once('/').unwrap().1)
        .map(|count| count.parse::<u64>().unwrap());
    assert_eq!(encodings.sum::<u64>(), total["encodings"]["expected"].as_u64().unwrap());
}

/// Names and contents that XML cannot hold as they are. Neither report is ever ill-formed.
#[cfg(unix)]
#[test]
fn hostile_names_and_bytes() {
    use std::os::unix::ffi::OsStrExt;
    let fails =
        b"// RUN: printf '\\033[1m\\001]]>\\n' | FileCheck %s\n// CHECK: <a href=\"//x\">&\0\x01\xff]]>\n";
    let wrong = WRONG.replace("// GFX11: v_lerp", "// GFX11: <script>alert(1)</script>\x02\x1b[0m v_lerp");
    let folder = folder(&[
        (OsStr::from_bytes(b"<b>&\"'\n\t\x01\xff.s"), fails),
        (OsStr::from_bytes(b"--><![CDATA[.s"), wrong.as_bytes()),
        (OsStr::from_bytes("\u{ffff}\u{202e}\u{9b}.s".as_bytes()), b"// RUN: \xff\n"),
        (OsStr::from_bytes(b"nul.s"), b"// RUN: not 'x\0\n"),
    ]);
    let (status, xml) = report(folder.path(), "junit");
    assert_eq!(status, Some(1));
    let document = Document::parse(&xml).unwrap();
    let names: Vec<&str> =
        elements(&document, "testsuite").filter_map(|suite| suite.attribute("name")).collect();
    assert!(names.contains(&"<b>&\"'␊␉␁�.s"), "{names:?}");
    assert!(names.contains(&"--><![CDATA[.s") && names.contains(&"�\u{202e}�.s"), "{names:?}");
    assert!(number(document.root_element(), "failures") >= 3);
    // As text, a name takes one line, and nothing reaches the terminal that it would obey.
    let output = replay(folder.path(), &["--list"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.matches("<b>&\"'␊␉␁�.s").count(), 2, "{text}");
    assert!(!text.contains(|letter: char| letter.is_control() && letter != '\n'), "{text:?}");
}

/// What could not be read is an error in every format, and never a success.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read() {
    let folder = outcomes();
    std::os::unix::fs::symlink("nowhere", folder.path().join("gone.s")).unwrap();
    for filter in [&[][..], &["--generation", "gfx11"]] {
        let output = replay(folder.path(), &[&["--format", "junit"], filter].concat());
        assert_eq!(output.status.code(), Some(2));
        let xml = String::from_utf8(output.stdout).unwrap();
        let document = Document::parse(&xml).unwrap();
        assert_eq!(number(document.root_element(), "errors"), 1);
        let error = child(case(&document, "gone.s", "whole file"), "error");
        assert!(error.attribute("message").unwrap().starts_with("NOT COMPLETE: cannot be read"));
    }
}

/// The text of the first element with this class.
fn class<'a, 'input>(document: &'a Document<'input>, name: &str) -> Vec<Node<'a, 'input>> {
    let has = |node: &Node| node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == name));
    document.descendants().filter(has).collect()
}

/// A page is HTML, but written so that a reader of XML understands it as well, but for its head and its scripts.
fn body(html: &str) -> String {
    let (start, end) = (html.find("<main").unwrap(), html.rfind("</main>").unwrap());
    let body = html[start..end].to_owned() + "</main>";
    // What may stand open in HTML, and attributes without a value.
    let input = body.find("<input").unwrap();
    let input_end = input + body[input..].find('>').unwrap();
    (body[..input_end].to_owned() + "/" + &body[input_end..]).replace(" hidden>", " hidden=\"\">")
}

fn all_text(node: Node) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

#[test]
fn page_shows_the_fields_that_differ() {
    let folder = outcomes();
    let (status, html) = report(folder.path(), "html");
    assert_eq!(status, Some(1));
    let body = body(&html);
    let document = Document::parse(&body).unwrap();
    assert_eq!(all_text(class(&document, "verdict")[0]).trim(), "✕ 3 files failed; 1 RUN line was not run");
    let [opcode, registers] = class(&document, "changed")[..] else { panic!("{html}") };
    let cells = |table: Node, row: usize| -> Vec<String> {
        let row = table.descendants().filter(|node| node.has_tag_name("tr")).nth(row).unwrap();
        row.children().filter(Node::is_element).map(all_text).collect()
    };
    assert_eq!(
        cells(opcode, 1),
        ["OP", "25:16", "534 1000010110 v_alignbit_b32", "533 1000010101 v_lerp_u8"]
    );
    assert_eq!(cells(registers, 1), ["VDST", "24:17", "2 00000010 vdst = v2", "1 00000001 vdst = v1"]);
    assert_eq!(cells(registers, 2), ["SRC0", "8:0", "259 100000011 src0 = v3", "258 100000010 src0 = v2"]);
    let differs: Vec<String> = class(&document, "differs").into_iter().map(all_text).collect();
    assert_eq!(differs, ["25:16OP534 → 533", "24:17VDST2 → 1", "8:0SRC0259 → 258"]);
    let names: Vec<String> = class(&document, "dword").into_iter().map(all_text).collect();
    assert!(names[0].starts_with("63:61NEG0") && names[1].ends_with("7:0VDST5"), "{names:?}");
    // One square and one line per file, with its outcome.
    let outcomes = |name| -> Vec<&str> {
        class(&document, name).iter().filter_map(|node| node.attribute("data-outcome")).collect()
    };
    assert_eq!(outcomes("file"), ["failed", "not-run", "failed", "passed", "failed", "expected"]);
    assert_eq!(outcomes("cell").len(), 6);
    assert!(html.contains("frobnicate does not exist here yet"));
}

#[test]
fn page_of_the_suite_counts_as_the_text_does() {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/suite");
    let (status, html) = report(&suite, "html");
    let (text_status, text) = report(&suite, "text");
    assert_eq!(status, text_status);
    let table: Vec<Vec<String>> = text
        .lines()
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| {
            line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).map(str::to_owned).collect()
        })
        .collect();
    let body = body(&html);
    let document = Document::parse(&body).unwrap();
    let sums = class(&document, "sums")[0];
    let rows = sums.descendants().filter(|node| node.has_tag_name("tr")).skip(1);
    let shown: Vec<Vec<String>> = rows
        .map(|row| {
            row.children().filter(Node::is_element).map(|cell| all_text(cell).trim().to_owned()).collect()
        })
        .collect();
    assert_eq!(shown, table);
}

/// Nothing on a page comes from elsewhere, and what a test says is never markup.
#[cfg(unix)]
#[test]
fn page_is_self_contained() {
    use std::os::unix::ffi::OsStrExt;
    let wrong =
        WRONG.replace("v5, v1, v2, s3\n", "v5, v1, v2, s3 /* <img src=x onerror=alert(1)>\"'&lt; */\n");
    let fails =
        b"// RUN: echo '<script src=\"http://a.example/x.js\"></script>' | FileCheck %s\n// CHECK: a\0\x1b\n";
    let folder = folder(&[
        (OsStr::from_bytes(b"<script>alert(1)\x01\xff.s"), wrong.as_bytes()),
        (OsStr::from_bytes(b"b.s"), fails),
    ]);
    let (status, html) = report(folder.path(), "html");
    assert_eq!(status, Some(1));
    assert_eq!(html.matches("<script").count(), 1);
    assert_eq!(html.matches("</script").count(), 1);
    assert!(!html.contains("<img"));
    let body = body(&html);
    let document = Document::parse(&body).unwrap();
    for attribute in document.descendants().flat_map(|node| node.attributes()) {
        let link = matches!(attribute.name(), "href" | "src" | "action" | "data");
        assert!(!link || attribute.value().starts_with('#'), "{attribute:?}");
        assert!(!attribute.name().starts_with("on"), "{attribute:?}");
    }
    let (head, script) = (html.split("<main").next().unwrap(), html.rsplit("</main>").next().unwrap());
    for part in [head, script] {
        for outside in ["http:", "https:", "//cdn", "@import", "url(", "<link", "fetch(", "import("] {
            assert!(!part.contains(outside), "{outside}");
        }
    }
}

#[cfg(unix)]
#[test]
fn page_says_that_it_is_not_complete() {
    let folder = folder(&[(OsStr::new("a.s"), b"// RUN: echo a | FileCheck %s\n// CHECK: a\n")]);
    std::os::unix::fs::symlink("nowhere", folder.path().join("gone.s")).unwrap();
    let (status, html) = report(folder.path(), "html");
    assert_eq!(status, Some(2));
    assert!(html.contains("<title>mcreplay: NOT COMPLETE: 1 file could not be read</title>"), "{html}");
    assert!(html.contains("<li><code>gone.s</code></li>"));
    let filtered = replay(folder.path(), &["--format", "html", "--file", "a*"]);
    assert_eq!(filtered.status.code(), Some(0));
    assert!(
        String::from_utf8(filtered.stdout).unwrap().contains("Only a part of it: <code>--file a*</code>")
    );
}
