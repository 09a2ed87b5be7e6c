//! Finds test files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use walkdir::WalkDir;

use super::{Options, ReplayError};
use crate::lit;

/// A test file.
#[derive(Clone, Debug)]
pub struct TestFile {
    /// Where it is, absolute.
    pub path: PathBuf,
    /// Its path below the folder that was named, with `/` between the parts.
    pub name: String,
    /// Its size in bytes when it was found.
    pub size: u64,
    /// The content of a file that is not on disk.
    pub content: Option<Arc<[u8]>>,
}

/// What LLVM's `lit.cfg` calls a test under `MC`.
const SUFFIXES: [&str; 3] = ["s", "txt", "test"];

/// The test files that the options choose, sorted by path, none twice.
///
/// # Errors
/// If a path does not exist or cannot be read, or nothing is found.
pub fn discover(options: &Options) -> Result<Vec<TestFile>, ReplayError> {
    let mut tests = Vec::new();
    for root in &options.paths {
        find(root, options, &mut tests)?;
    }
    tests.sort_by(|a, b| a.path.cmp(&b.path));
    tests.dedup_by(|a, b| a.path == b.path);
    if tests.is_empty() {
        let paths: Vec<String> = options.paths.iter().map(|path| path.display().to_string()).collect();
        return Err(ReplayError::Nothing(paths.join(", ")));
    }
    Ok(tests)
}

fn find(root: &Path, options: &Options, tests: &mut Vec<TestFile>) -> Result<(), ReplayError> {
    let fail = |source| ReplayError::Path { path: root.display().to_string(), source };
    let whole = std::path::absolute(root).map_err(fail)?;
    let single = std::fs::metadata(&whole).map_err(fail)?.is_file();
    for entry in WalkDir::new(&whole).sort_by_file_name().into_iter().filter_entry(|entry| !is_input(entry)) {
        let entry = entry.map_err(|error| fail(error.into()))?;
        let suffix = entry.path().extension().and_then(|suffix| suffix.to_str());
        // Links are followed only where they lead to a file: a loop of folders has no end.
        let is_file = entry.file_type().is_file() || entry.file_type().is_symlink() && entry.path().is_file();
        if !is_file || !(single || suffix.is_some_and(|suffix| SUFFIXES.contains(&suffix))) {
            continue;
        }
        let below = entry.path().strip_prefix(&whole).unwrap_or(entry.path());
        let below = if single { Path::new(entry.file_name()) } else { below };
        let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        let name = parts.join("/");
        let file_name = parts.last().map_or("", |part| part);
        let fits = |pattern: &String| lit::matches(pattern, &name) || lit::matches(pattern, file_name);
        if options.files.is_empty() || options.files.iter().any(fits) {
            let size = entry.metadata().map_or(0, |metadata| metadata.len());
            tests.push(TestFile { path: entry.path().to_owned(), name, size, content: None });
        }
    }
    Ok(())
}

/// lit keeps the files that tests only read in folders called `Inputs`, and looks for no tests there.
fn is_input(entry: &walkdir::DirEntry) -> bool {
    entry.depth() > 0 && entry.file_type().is_dir() && entry.file_name() == "Inputs"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lit::Toolbox;

    #[test]
    fn finds_tests_in_order() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b.s", "a.txt", "lit.local.cfg", "Inputs/x.s", "sub/c.s"] {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, "").unwrap();
        }
        let mut options = Options::new(vec![folder.path().to_owned()], Toolbox::default());
        let names = |options: &Options| -> Vec<String> {
            discover(options).unwrap().into_iter().map(|test| test.name).collect()
        };
        assert_eq!(names(&options), ["a.txt", "b.s", "sub/c.s"]);
        options.files = vec!["?.s".to_owned()];
        assert_eq!(names(&options), ["b.s", "sub/c.s"]);
        options.files = vec!["gfx*".to_owned()];
        assert!(matches!(discover(&options), Err(ReplayError::Nothing(_))));
        options.paths = vec![folder.path().join("gone")];
        assert!(matches!(discover(&options), Err(ReplayError::Path { .. })));
    }
}
