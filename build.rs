//! Compiles the row files into the tables that the library includes.

use std::collections::HashMap;
use std::path::Path;
use std::{env, fs};

use mcreplay_rows::source::{RowError, Source};
use mcreplay_rows::target_code::target_code;
use mcreplay_rows::target_rows;
use mcreplay_rows::{isa_code, isa_rows};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    // The library embeds it.
    println!("cargo::rerun-if-changed=testdata/suite");
    let out = env::var("OUT_DIR")?;
    let files = ["features", "processors", "predicates"].map(|name| format!("src/target/{name}.rows"));
    let texts = files.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
    let source = |index: usize| Source { file: &files[index], text: &texts[index] };
    let rows = target_rows::read(source(0), source(1), source(2));
    let target = report(rows)?;
    fs::write(Path::new(&out).join("target.rs"), target_code(&target))?;
    let predicates: Vec<&str> = target.predicates.iter().map(|predicate| predicate.name.as_str()).collect();
    let code = isa_code::isa_code(&read_isa()?, &predicates);
    fs::write(Path::new(&out).join("isa.rs"), code.inspect_err(|error| println!("cargo::error={error}"))?)?;
    Ok(())
}

fn read_isa() -> Result<isa_rows::IsaRows, Box<dyn std::error::Error>> {
    let names =
        isa_rows::INSTRUCTION_FILES.iter().chain(&["types", "classes", "layouts", "aliases", "pending"]);
    let mut texts = HashMap::new();
    for name in names {
        texts.insert(*name, read(&format!("src/isa/rows/{name}.rows"))?);
    }
    let isa = isa_rows::read(|name| texts.get(name).map_or("", String::as_str));
    isa.map_err(|faults| {
        for fault in &faults {
            println!("cargo::error=src/isa/rows/{fault}");
        }
        "the instruction rows have faults".into()
    })
}

fn read(file: &str) -> Result<String, String> {
    println!("cargo::rerun-if-changed={file}");
    fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))
}

/// A fault in a row file shows as `file:line: message`, without the noise of a build script that failed.
fn report<T>(result: Result<T, RowError>) -> Result<T, RowError> {
    result.inspect_err(|error| println!("cargo::error={error}"))
}
