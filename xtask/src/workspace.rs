//! Where the workspace's files are.

use std::path::{Path, PathBuf};

/// The root folder of the workspace.
///
/// Cargo says at run time where the package is; the place it was built at is for a binary run by hand.
#[must_use]
pub fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// The folder of test data.
#[must_use]
pub fn testdata() -> PathBuf {
    root().join("testdata")
}
