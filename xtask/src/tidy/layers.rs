//! Which layer uses which: the arrows of `docs/architecture.md`, for the files below `src/`.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::{Finding, Weight};

/// The layers, lowest first. Those on one line do not know each other.
const LAYERS: [&[&str]; 9] = [
    &["target"],
    &["isa"],
    &["asm", "disasm", "object"],
    &["tool", "html"],
    &["mc"],
    &["lit", "filecheck"],
    &["replay"],
    &["report", "reference"],
    &["cli"],
];

/// The layers that open no file, spawn nothing and print nothing.
const ENGINE: [&str; 5] = ["target", "isa", "asm", "disasm", "object"];

/// What the engine must not name of the standard library.
const OUTSIDE: [&str; 4] = ["fs", "process", "net", "env"];

/// Reports every use of a higher layer, or of one beside.
pub(super) fn check(path: &str, file: &syn::File, findings: &mut Vec<Finding>) {
    let Some(layer) = path.strip_prefix("src/").and_then(|inner| inner.split(['/', '.']).next()) else {
        return;
    };
    let Some(rank) = rank(layer) else { return };
    let engine = ENGINE.contains(&layer) && !is_test(path);
    Uses { path, layer, rank, engine, findings }.visit_file(file);
}

/// A test of the engine may read its cases from files.
fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

fn rank(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|names| names.contains(&layer))
}

struct Uses<'a> {
    path: &'a str,
    layer: &'a str,
    rank: usize,
    engine: bool,
    findings: &'a mut Vec<Finding>,
}

impl Uses<'_> {
    fn fault(&mut self, line: usize, message: String) {
        self.findings.push(Finding { weight: Weight::Fault, file: self.path.to_owned(), line, message });
    }

    fn pair(&mut self, first: &str, second: &str, line: usize) {
        if self.engine && first == "std" && OUTSIDE.contains(&second) {
            self.fault(line, format!("the engine uses std::{second}"));
        }
        let upward = rank(second).is_some_and(|rank| rank >= self.rank && second != self.layer);
        if first == "crate" && upward {
            self.fault(line, format!("the layer `{}` uses `{second}`", self.layer));
        }
    }

    fn tree(&mut self, first: &str, tree: &syn::UseTree) {
        let line = tree.span().start().line;
        match tree {
            syn::UseTree::Path(path) => self.pair(first, &path.ident.to_string(), line),
            syn::UseTree::Name(name) => self.pair(first, &name.ident.to_string(), line),
            syn::UseTree::Rename(name) => self.pair(first, &name.ident.to_string(), line),
            syn::UseTree::Group(group) => group.items.iter().for_each(|item| self.tree(first, item)),
            syn::UseTree::Glob(_) => {}
        }
    }
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if let syn::UseTree::Path(path) = &item.tree {
            self.tree(&path.ident.to_string(), &path.tree);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut names = path.segments.iter().map(|segment| segment.ident.to_string());
        if let (Some(first), Some(second)) = (names.next(), names.next()) {
            self.pair(&first, &second, path.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        let prints = ["print", "println", "eprint", "eprintln", "dbg"];
        let prints = item.path.get_ident().is_some_and(|name| prints.iter().any(|print| name == print));
        if prints && self.engine {
            self.fault(item.path.span().start().line, "the engine prints".to_owned());
        }
        visit::visit_macro(self, item);
    }
}
