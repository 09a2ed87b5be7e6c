//! Finds test files: on disk, or the project's own suite, which is part of the program.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use include_dir::{Dir, File, include_dir};
use walkdir::WalkDir;

use super::{Options, ReplayError};
use crate::lit;
use crate::tool::read_regular;

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

/// The project's own tests, so that a fresh machine has something to replay.
static SUITE: Dir = include_dir!("$CARGO_MANIFEST_DIR/testdata/suite");

/// Where the suite's files seem to lie.
const SUITE_FOLDER: &str = "/mcreplay/suite";

impl TestFile {
    /// Its whole content.
    ///
    /// # Errors
    /// If it cannot be read, or is not what was found.
    pub fn read(&self) -> io::Result<Arc<[u8]>> {
        if let Some(content) = &self.content {
            return Ok(content.clone());
        }
        let content = read_regular(&self.path)?;
        if content.len() as u64 != self.size {
            return Err(io::Error::other("its size has changed since it was found"));
        }
        Ok(content)
    }
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
    if options.paths.is_empty() {
        add_suite(&SUITE, options, &mut tests);
    }
    tests.sort_by(|a, b| a.path.cmp(&b.path));
    tests.dedup_by(|a, b| a.path == b.path);
    if tests.is_empty() {
        if options.paths.is_empty() {
            return Err(ReplayError::Nothing("the suite".to_owned()));
        }
        let paths: Vec<String> = options.paths.iter().map(|path| path.display().to_string()).collect();
        return Err(ReplayError::Nothing(paths.join(", ")));
    }
    Ok(tests)
}

/// Adds the files of the suite that the options choose.
fn add_suite(folder: &Dir<'static>, options: &Options, tests: &mut Vec<TestFile>) {
    for file in folder.files() {
        let parts: Vec<_> = file.path().iter().map(|part| part.to_string_lossy()).collect();
        let name = parts.join("/");
        if is_chosen(&name, options) {
            tests.push(embedded(file, name));
        }
    }
    folder.dirs().for_each(|folder| add_suite(folder, options, tests));
}

fn embedded(file: &File<'static>, name: String) -> TestFile {
    let content = file.contents();
    let path = Path::new(SUITE_FOLDER).join(file.path());
    TestFile { path, name, size: content.len() as u64, content: Some(Arc::from(content)) }
}

/// Whether a file is among those that the options name, if they name any.
fn is_chosen(name: &str, options: &Options) -> bool {
    let file_name = name.rsplit('/').next().unwrap_or(name);
    let fits = |pattern: &String| lit::matches(pattern, name) || lit::matches(pattern, file_name);
    options.files.is_empty() || options.files.iter().any(fits)
}

fn find(root: &Path, options: &Options, tests: &mut Vec<TestFile>) -> Result<(), ReplayError> {
    let fail = |source| ReplayError::Path { path: root.display().to_string(), source };
    let whole = std::path::absolute(root).map_err(fail)?;
    // A pipe or a device is no folder to search either.
    let single = !std::fs::metadata(&whole).map_err(fail)?.is_dir();
    for entry in WalkDir::new(&whole).sort_by_file_name().into_iter().filter_entry(|entry| !is_input(entry)) {
        let entry = entry.map_err(|error| fail(error.into()))?;
        let suffix = entry.path().extension().and_then(|suffix| suffix.to_str());
        // Links to folders are not followed: a loop of them has no end. What cannot be read, such as a link to nowhere
        // or a pipe, is a test all the same, and fails.
        let is_folder = entry.file_type().is_dir() || entry.file_type().is_symlink() && entry.path().is_dir();
        if is_folder || !(single || suffix.is_some_and(|suffix| SUFFIXES.contains(&suffix))) {
            continue;
        }
        let below = entry.path().strip_prefix(&whole).unwrap_or(entry.path());
        let below = if single { Path::new(entry.file_name()) } else { below };
        let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        let name = parts.join("/");
        if is_chosen(&name, options) {
            let size = std::fs::metadata(entry.path()).map_or(0, |metadata| metadata.len());
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
        options.paths.clear();
        options.files = vec!["salu.s".to_owned()];
        assert_eq!(names(&options), ["gfx11/salu.s"]);
        options.paths = vec![folder.path().join("gone")];
        assert!(matches!(discover(&options), Err(ReplayError::Path { .. })));
    }
}
