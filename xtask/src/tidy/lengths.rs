//! Lengths of files and of functions.

use proc_macro2::LineColumn;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::{Finding, Weight};

/// A file aims for this many lines.
const FILE_AIM: usize = 300;
/// Above this a file explains itself.
const FILE_WARN: usize = 600;
/// No file passes this.
const FILE_MAX: usize = 1000;
/// A function aims for this many lines.
const FUNCTION_AIM: usize = 40;
/// No function passes this.
const FUNCTION_MAX: usize = 120;

/// Measures a file.
pub(super) fn check_file(path: &str, content: &str, findings: &mut Vec<Finding>) {
    let lines = content.lines().count();
    let (weight, limit) = match lines {
        lines if lines > FILE_MAX => (Weight::Fault, FILE_MAX),
        lines if lines > FILE_WARN => (Weight::Warning, FILE_WARN),
        lines if lines > FILE_AIM => (Weight::Aim, FILE_AIM),
        _ => return,
    };
    let message = format!("{lines} lines, over {limit}");
    findings.push(Finding { weight, file: path.to_owned(), line: 1, message });
}

/// Measures a file's functions, from `fn` to the closing brace.
pub(super) fn check_functions(path: &str, file: &syn::File, findings: &mut Vec<Finding>) {
    Functions { path, findings }.visit_file(file);
}

struct Functions<'a> {
    path: &'a str,
    findings: &'a mut Vec<Finding>,
}

impl Functions<'_> {
    fn check(&mut self, signature: &syn::Signature, end: LineColumn) {
        let start = signature.fn_token.span().start().line;
        let lines = (end.line + 1).saturating_sub(start);
        let (weight, limit) = match lines {
            lines if lines > FUNCTION_MAX => (Weight::Fault, FUNCTION_MAX),
            lines if lines > FUNCTION_AIM => (Weight::Aim, FUNCTION_AIM),
            _ => return,
        };
        let message = format!("`{}` has {lines} lines, over {limit}", signature.ident);
        self.findings.push(Finding { weight, file: self.path.to_owned(), line: start, message });
    }
}

impl<'ast> Visit<'ast> for Functions<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.check(&item.sig, item.block.span().end());
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.check(&item.sig, item.block.span().end());
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.check(&item.sig, block.span().end());
        }
        visit::visit_trait_item_fn(self, item);
    }
}
