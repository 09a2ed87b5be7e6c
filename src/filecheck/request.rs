//! What a FileCheck run is asked to do, apart from files.

/// Options that decide how checks are read and matched.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// `--check-prefixes`; `CHECK` if there are none.
    pub check_prefixes: Vec<String>,
    /// `--comment-prefixes`; `COM` and `RUN` if there are none.
    pub comment_prefixes: Vec<String>,
    /// `--implicit-check-not`.
    pub implicit_check_not: Vec<String>,
    /// `-D`: `VAR=VALUE` or `#VAR=EXPRESSION`.
    pub defines: Vec<String>,
    /// `--strict-whitespace`.
    pub strict_whitespace: bool,
    /// `--match-full-lines`.
    pub match_full_lines: bool,
    /// `--ignore-case`.
    pub ignore_case: bool,
    /// `--allow-empty`.
    pub allow_empty: bool,
    /// `--allow-unused-prefixes`.
    pub allow_unused_prefixes: bool,
    /// `--enable-var-scope`.
    pub enable_var_scope: bool,
    /// `--allow-deprecated-dag-overlap`.
    pub allow_deprecated_dag_overlap: bool,
    /// How much to report.
    pub verbosity: Verbosity,
    /// `--color`: whether messages and the input dump are coloured.
    pub color: bool,
}

/// How much is reported about checks that hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verbosity {
    /// Nothing.
    #[default]
    Quiet,
    /// `-v`: what matched.
    Verbose,
    /// `-vv`: also what was passed over, and what was rightly absent.
    VeryVerbose,
}

const DEFAULT_CHECK_PREFIXES: &[&str] = &["CHECK"];
const DEFAULT_COMMENT_PREFIXES: &[&str] = &["COM", "RUN"];

impl Request {
    /// The prefixes of checks, given or by default.
    pub fn effective_check_prefixes(&self) -> Vec<&str> {
        effective(&self.check_prefixes, DEFAULT_CHECK_PREFIXES)
    }

    /// The prefixes of comments, given or by default.
    pub fn effective_comment_prefixes(&self) -> Vec<&str> {
        effective(&self.comment_prefixes, DEFAULT_COMMENT_PREFIXES)
    }

    /// Whether the prefixes that were given can be used.
    ///
    /// # Errors
    /// FileCheck's message for the first that cannot.
    pub fn validate_prefixes(&self) -> Result<(), String> {
        let mut taken: Vec<&str> = Vec::new();
        if self.check_prefixes.is_empty() {
            taken.extend(DEFAULT_CHECK_PREFIXES);
        }
        if self.comment_prefixes.is_empty() {
            taken.extend(DEFAULT_COMMENT_PREFIXES);
        }
        validate("check", &self.check_prefixes, &mut taken)?;
        validate("comment", &self.comment_prefixes, &mut taken)
    }
}

fn effective<'a>(given: &'a [String], default: &[&'a str]) -> Vec<&'a str> {
    if given.is_empty() { default.to_vec() } else { given.iter().map(String::as_str).collect() }
}

fn validate<'a>(kind: &str, prefixes: &'a [String], taken: &mut Vec<&'a str>) -> Result<(), String> {
    for prefix in prefixes {
        if prefix.is_empty() {
            return Err(format!("error: supplied {kind} prefix must not be the empty string\n"));
        }
        if !prefix.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')) {
            return Err(format!(
                "error: supplied {kind} prefix must start with a letter and contain only alphanumeric characters, \
                 hyphens, and underscores: '{prefix}'\n"
            ));
        }
        if taken.contains(&prefix.as_str()) {
            return Err(format!(
                "error: supplied {kind} prefix must be unique among check and comment prefixes: '{prefix}'\n"
            ));
        }
        taken.push(prefix);
    }
    Ok(())
}
