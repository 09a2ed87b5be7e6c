//! Compiles the row files into the tables that the library includes.

use std::path::Path;
use std::{env, fs};

use mcreplay_rows::source::{RowError, Source};
use mcreplay_rows::target_code::target_code;
use mcreplay_rows::target_rows;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR")?;
    let files = ["features", "processors", "predicates"].map(|name| format!("src/target/{name}.rows"));
    let texts = files.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
    let source = |index: usize| Source { file: &files[index], text: &texts[index] };
    let rows = target_rows::read(source(0), source(1), source(2));
    fs::write(Path::new(&out).join("target.rs"), target_code(&report(rows)?))?;
    Ok(())
}

fn read(file: &str) -> Result<String, String> {
    println!("cargo::rerun-if-changed={file}");
    fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))
}

/// A fault in a row file shows as `file:line: message`, without the noise of a build script that failed.
fn report<T>(result: Result<T, RowError>) -> Result<T, RowError> {
    result.inspect_err(|error| println!("cargo::error={error}"))
}
