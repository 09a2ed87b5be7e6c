//! What is checked in the browser: each check acts as a reader does, and looks at what is there then.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::browser::Browser;

/// A check: its name, and what it does with a browser, given the address of the book.
pub type Check = (&'static str, fn(&mut Browser, &str) -> Result<()>);

/// All of them.
pub const CHECKS: [Check; 9] = [
    ("the search finds names at typing speed", search),
    ("arrows and Enter choose", keys),
    ("the switch shows a GPU's encodings", switch),
    ("the switch is kept from page to page", kept),
    ("the diagram has its boxes in order", diagram),
    ("light and dark", themes),
    ("a narrow window needs no scrolling", narrow),
    ("paper shows the content alone", paper),
    ("opcode maps lead to pages", map),
];

/// The longest time from a key to the list, in milliseconds. Nobody notices a tenth of a second.
const TYPING: f64 = 100.0;

fn expect(browser: &mut Browser, expression: &str, expected: &Value) -> Result<()> {
    let found = browser.value(expression)?;
    ensure!(found == *expected, "{expression} is {found}, not {expected}");
    Ok(())
}

/// Types text into what has the focus.
fn type_text(browser: &mut Browser, text: &str) -> Result<()> {
    browser.call("Input.insertText", json!({ "text": text })).map(|_| ())
}

const FOUND: &str = "[...document.querySelectorAll('#found a')].map(a => a.firstChild.textContent)";

fn search(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/index.html"))?;
    browser.press("/")?;
    expect(browser, "document.activeElement.id", &json!("search"))?;
    for (text, first) in [
        ("v_lerp_u8", "v_lerp_u8"),
        ("lerp", "v_lerp_u8"),
        ("v_add_f32_e64_dpp", "v_add_f32"),
        ("V_ADD_F32", "v_add_f32"),
        ("buffer_load_dword", "buffer_load_dword"),
        ("gfx1250", "gfx1250"),
        ("vop3", "VOP3"),
        ("global load b128", "global_load_b128"),
    ] {
        browser.value("document.getElementById('search').value = ''")?;
        type_text(browser, text)?;
        expect(browser, &format!("{FOUND}[0]"), &json!(first)).with_context(|| text.to_owned())?;
    }
    let slowest = browser.value(
        "(() => { let input = document.getElementById('search'); let slowest = 0; \
         for (let text of ['v', 'v_', 'v_a', 'image_sample_c_b_cl_o_g16', 'zzzz', 'a b c d']) { \
         input.value = text; let start = performance.now(); input.dispatchEvent(new Event('input')); \
         document.body.offsetHeight; slowest = Math.max(slowest, performance.now() - start); } return slowest; })()",
    )?;
    let slowest = slowest.as_f64().context("a time")?;
    println!("    the slowest key took {slowest:.0} ms");
    ensure!(slowest < TYPING, "a key takes {slowest} ms");
    browser.press("Escape")?;
    expect(browser, "document.getElementById('found').hidden", &json!(true))
}

fn keys(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/gpu/gfx1250.html"))?;
    browser.press("Tab")?;
    let skip = "document.activeElement.className + Math.sign(document.activeElement.getBoundingClientRect().left + 1)";
    expect(browser, skip, &json!("skip1"))?;
    browser.press("/")?;
    type_text(browser, "v_lerp")?;
    let selected = "document.querySelector('#found [aria-selected=true] a').firstChild.textContent";
    expect(browser, selected, &json!("v_lerp_u8"))?;
    type_text(browser, "")?;
    browser.value("document.getElementById('search').value = ''")?;
    type_text(browser, "v_add_f")?;
    let second = browser.value(&format!("{FOUND}[1]"))?;
    browser.press("ArrowDown")?;
    expect(browser, selected, &second)?;
    browser.press("ArrowUp")?;
    browser.press("ArrowUp")?;
    let last = browser.value(&format!("{FOUND}.at(-1)"))?;
    expect(browser, selected, &last)?;
    browser.press("ArrowDown")?;
    let first = browser.value(selected)?;
    browser.loading(|browser| browser.press("Enter"))?;
    expect(browser, "document.querySelector('h1').textContent", &first)
}

/// The text of the sections that are seen.
const SEEN: &str = "[...document.querySelectorAll('main > section')].filter(own => own.offsetHeight > 0)\
    .map(own => own.innerText).join('\\n')";

fn sees(browser: &mut Browser, wanted: &[&str], unwanted: &[&str]) -> Result<()> {
    let text = browser.value(SEEN)?;
    let text = text.as_str().context("text")?;
    for word in wanted {
        ensure!(text.contains(word), "{word} is not seen");
    }
    for word in unwanted {
        ensure!(!text.contains(word), "{word} is seen");
    }
    Ok(())
}

fn switch(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/i/v_lerp_u8.html#gfx1250"))?;
    sees(
        browser,
        &["533 (0x215)", "identifier\n0x00000000D6150000", "VOP3 + DPP8, 96 bits"],
        &["461 (0x1cd)"],
    )?;
    expect(browser, "document.getElementById('now').textContent", &json!("gfx1250, CDNA 5"))?;
    browser.value(
        "(() => { let select = document.querySelector('#switch select'); select.value = 'gfx942'; \
         select.dispatchEvent(new Event('change')); })()",
    )?;
    // The address changes first, and what listens to it runs later.
    browser.value("new Promise(done => setTimeout(done, 50))")?;
    expect(browser, "location.hash", &json!("#gfx942"))?;
    sees(browser, &["461 (0x1cd)"], &["533 (0x215)", "VOP3 + DPP8, 96 bits"])?;
    browser.value(
        "[...document.querySelectorAll('#switch a')].find(a => a.innerText.startsWith('RDNA 2')).click()",
    )?;
    browser.value("new Promise(done => setTimeout(done, 50))")?;
    sees(browser, &["333 (0x14d)"], &["461 (0x1cd)", "533 (0x215)"])?;
    expect(browser, "document.querySelectorAll('#switch [aria-current]').length", &json!(1))
}

fn kept(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/i/v_lerp_u8.html#gfx1100"))?;
    browser.loading(|browser| {
        let near = "[...document.querySelectorAll('main section a.i')].find(a => a.offsetHeight > 0).click()";
        browser.value(near).map(|_| ())
    })?;
    expect(browser, "location.hash", &json!("#gfx1100"))?;
    expect(browser, "document.querySelector('#switch select').value", &json!("gfx1100"))
}

fn diagram(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/i/v_lerp_u8.html#gfx1250"))?;
    browser.value(
        "window.diagram = [...document.querySelectorAll('.bits')].find(own => own.offsetHeight > 0); \
         window.boxes = [...diagram.querySelectorAll('.dword')].map(row => [...row.children])",
    )?;
    let names = [
        ["63:61 NEG", "60:59 OMOD", "58:50 SRC2", "49:41 SRC1", "40:32 SRC0"].as_slice(),
        &["31:26 110101", "25:16 OP 1000010101", "15 CLAMP", "14:11 OPSEL", "10:8 ABS", "7:0 VDST"],
    ];
    expect(browser, "boxes.map(row => row.map(box => box.innerText.replace('\\n', ' ')))", &json!(names))?;
    let shape = "boxes.every(row => row.every((box, place) => { \
        let own = box.getBoundingClientRect(), before = place > 0 ? row[place - 1].getBoundingClientRect() : null; \
        return own.width > 20 && own.height > 20 && box.scrollWidth <= box.clientWidth + 1 \
            && (!before || (own.top === before.top && own.left >= before.right - 2)); \
        }))";
    expect(browser, shape, &json!(true))?;
    expect(browser, "diagram.scrollWidth <= diagram.clientWidth", &json!(true))
}

const BACKGROUND: &str = "getComputedStyle(document.body).backgroundColor";

fn themes(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/index.html"))?;
    let light = browser.value(BACKGROUND)?;
    browser.media("screen", "dark")?;
    let dark = browser.value(BACKGROUND)?;
    ensure!(light != dark, "the system's wish changes nothing");
    browser.value("document.getElementById('theme').click()")?;
    expect(browser, BACKGROUND, &light)?;
    browser.go(&format!("{book}/gpu/gfx1250.html"))?;
    expect(browser, BACKGROUND, &light)?;
    browser.value("localStorage.clear()")?;
    browser.media("screen", "light")
}

fn narrow(browser: &mut Browser, book: &str) -> Result<()> {
    browser.resize(360, 700)?;
    for page in [
        "index.html",
        "i/v_lerp_u8.html",
        "i/image_sample.html",
        "map/VOP3-gfx12.5.html",
        "encoding/VOP3.html",
        "gpu/gfx942.html",
    ] {
        browser.go(&format!("{book}/{page}"))?;
        let width = browser.value("document.scrollingElement.scrollWidth")?;
        ensure!(width == json!(360), "{page} is {width} wide");
    }
    browser.resize(1280, 900)
}

fn paper(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/i/v_lerp_u8.html#gfx1250"))?;
    browser.media("print", "dark")?;
    expect(browser, "document.querySelector('header').offsetHeight", &json!(0))?;
    expect(browser, BACKGROUND, &json!("rgb(255, 255, 255)"))?;
    sees(browser, &["533 (0x215)"], &["461 (0x1cd)"])?;
    browser.media("screen", "light")
}

fn map(browser: &mut Browser, book: &str) -> Result<()> {
    browser.go(&format!("{book}/map/VOP3-gfx12.5.html"))?;
    let row = "document.querySelector('a[data-op=\"533\"]').closest('tr').querySelector('th').textContent";
    expect(browser, row, &json!("210"))?;
    browser.loading(|browser| {
        browser.value("document.querySelector('a[data-op=\"533\"]').click()").map(|_| ())
    })?;
    expect(browser, "document.querySelector('h1').textContent", &json!("v_lerp_u8"))?;
    expect(browser, "location.hash", &json!("#gfx1250"))
}

/// A picture to be taken: name, page, width, height, light or dark.
const PICTURES: [(&str, &str, u32, u32, &str); 10] = [
    ("start-light", "index.html", 1280, 1400, "light"),
    ("start-dark", "index.html", 1280, 1400, "dark"),
    ("instruction-light", "i/v_lerp_u8.html#gfx1250", 1280, 3900, "light"),
    ("instruction-dark", "i/v_lerp_u8.html#gfx1250", 1280, 1800, "dark"),
    ("instruction-narrow", "i/v_lerp_u8.html#gfx1250", 360, 2200, "light"),
    ("map-light", "map/VOP3-gfx12.5.html", 1280, 1400, "light"),
    ("map-dark", "map/SOPP-gfx11.html", 1280, 900, "dark"),
    ("encoding", "encoding/VOP3P.html", 1280, 1400, "light"),
    ("gpu", "gpu/gfx1250.html", 1280, 1400, "light"),
    ("start-narrow", "index.html", 360, 1400, "dark"),
];

/// Takes pictures for a person to look at, as PNG in base64: name and content.
pub fn pictures(browser: &mut Browser, book: &str) -> Result<Vec<(String, String)>> {
    let mut all = Vec::new();
    for (name, page, width, height, scheme) in PICTURES {
        browser.resize(width, height)?;
        browser.media("screen", scheme)?;
        browser.go(&format!("{book}/{page}"))?;
        all.push((name.to_owned(), browser.picture()?));
    }
    browser.resize(1280, 900)?;
    browser.media("screen", "dark")?;
    browser.go(&format!("{book}/index.html"))?;
    browser.press("/")?;
    type_text(browser, "v_cvt pk")?;
    browser.press("ArrowDown")?;
    all.push(("search-dark".to_owned(), browser.picture()?));
    browser.media("screen", "light")?;
    Ok(all)
}

/// The address of a folder.
pub fn address(folder: &Path) -> String {
    format!("file://{}", folder.display())
}
