//! Which files of an LLVM tree are taken, and under which names; which names are refused.

use anyhow::{Result, bail};

pub use crate::sync::paths::parts;

/// The folders that are taken, below `test/` in LLVM's tree and below the corpus' own folder.
pub const FOLDERS: [&str; 2] = ["MC/AMDGPU", "MC/Disassembler/AMDGPU"];

/// Limits on what a source may bring: some ten times what LLVM 23.1 has. They stop an archive that unpacks
/// without end, not a generous one.
pub mod limits {
    /// Bytes in one test file.
    pub const FILE: u64 = 64 << 20;
    /// Bytes in all test files together.
    pub const CORPUS: u64 = 1 << 30;
    /// Number of test files.
    pub const FILES: usize = 20_000;
    /// Bytes in a whole archive, uncompressed; LLVM's own source tarball has about 2 GiB.
    pub const ARCHIVE: u64 = 16 << 30;
    /// Entries in a whole archive.
    pub const ENTRIES: usize = 2_000_000;
    /// Bytes in an archive's long name or extended header.
    pub const NAME: u64 = 1 << 16;
}

/// The corpus' name for a file of an LLVM tree, if it is one that is taken: `MC/AMDGPU/sop1.s` for
/// `llvm-project-23.1.1.src/llvm/test/MC/AMDGPU/sop1.s`.
///
/// The tree may begin at the monorepo, at `llvm/`, or one folder above either, as tarballs do.
#[must_use]
pub fn corpus_path(parts: &[&str]) -> Option<String> {
    let test = parts.iter().position(|part| *part == "test")?;
    let expected_top = matches!(parts.get(..test)?, [] | [_] | [_, "llvm"]);
    let inner = parts.get(test + 1..)?.join("/");
    let taken =
        FOLDERS.iter().any(|folder| inner.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')));
    (expected_top && taken).then_some(inner)
}

/// Whether a link at `parts` that points to `target` stays inside the tree that holds it.
#[must_use]
pub fn link_stays_inside(parts: &[&str], target: &str) -> bool {
    if target.starts_with(['/', '\\']) || target.as_bytes().get(1) == Some(&b':') {
        return false;
    }
    let mut depth = parts.len().saturating_sub(1);
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => match depth.checked_sub(1) {
                Some(less) => depth = less,
                None => return false,
            },
            _ => depth += 1,
        }
    }
    true
}

/// Counts what a source has brought, and refuses absurd amounts.
#[derive(Debug, Default)]
pub struct Budget {
    files: usize,
    bytes: u64,
}

impl Budget {
    /// Accounts for one more file of `size` bytes.
    ///
    /// # Errors
    /// When the file, or all together, pass a limit.
    pub fn take(&mut self, path: &str, size: u64) -> Result<()> {
        if size > limits::FILE {
            bail!("{path} has {size} bytes, over the limit of {} for one test", limits::FILE);
        }
        self.files += 1;
        self.bytes += size;
        if self.files > limits::FILES {
            bail!("more than {} test files", limits::FILES);
        }
        if self.bytes > limits::CORPUS {
            bail!("the tests have more than {} bytes", limits::CORPUS);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_may_have_a_top_folder() {
        let path = |text: &str| corpus_path(&parts(text).unwrap());
        let expected = Some("MC/AMDGPU/regression/bug.s".to_owned());
        for top in ["", "./", "llvm/", "llvm-project-23.1.1.src/llvm/", "./top/llvm/", "llvm-23.1.1.src/"] {
            assert_eq!(path(&format!("{top}test/MC/AMDGPU/regression/bug.s")), expected, "{top}");
        }
        assert_eq!(path("a/b/llvm/test/MC/AMDGPU/x.s"), None);
        assert_eq!(path("llvm/test/MC/AMDGPUX/x.s"), None);
        assert_eq!(path("llvm/test/MC/X86/x.s"), None);
    }

    #[test]
    fn links_are_followed_by_name() {
        assert!(link_stays_inside(&["a", "b", "link"], "../c/./d"));
        assert!(link_stays_inside(&["a", "b", "link"], "../.."));
        assert!(!link_stays_inside(&["a", "b", "link"], "../../.."));
        assert!(!link_stays_inside(&["link"], "x/../../y"));
        assert!(!link_stays_inside(&["a", "link"], "/etc/passwd"));
    }
}
