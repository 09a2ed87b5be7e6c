//! Compiles the instruction rows into the packed tables that the library includes.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
