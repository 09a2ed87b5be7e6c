//! Names of files that come from outside.

use anyhow::{Result, bail};

/// Splits a path that came from outside into its parts.
///
/// # Errors
/// When it is absolute, climbs with `..`, or has parts that no test's name needs and some system would read
/// as something else.
pub fn parts(path: &str) -> Result<Vec<&str>> {
    if path.starts_with('/') || path.contains('\\') || path.as_bytes().get(1) == Some(&b':') {
        bail!("{path:?} is not a relative path");
    }
    if path.chars().any(char::is_control) {
        bail!("{path:?} has control characters in its name");
    }
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty() && *part != ".").collect();
    if parts.contains(&"..") {
        bail!("{path:?} leads out of its folder");
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_that_lead_out_are_refused() {
        for path in ["/etc/passwd", "a/../../b", "..", "C:\\x", "c:/x", "a\\b", "a\nb"] {
            assert!(parts(path).is_err(), "{path}");
        }
    }
}
