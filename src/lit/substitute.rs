//! Substitutions: what `%s`, `%t` and their kin in a RUN line stand for.

use std::path::Path;

/// The substitutions of one test file.
#[derive(Clone, Debug, Default)]
pub struct Substitutions {
    /// Names with their `%`, and their values; the longest name that fits wins.
    pairs: Vec<(String, String)>,
}

impl Substitutions {
    /// lit's own substitutions, for a test at `source` whose temporary files start with `temporary` (that is `%t`).
    #[must_use]
    pub fn new(source: &Path, temporary: &Path) -> Self {
        let show = |path: Option<&Path>| path.map(|path| path.display().to_string()).unwrap_or_default();
        let name = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let stem = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let base = show(Some(temporary));
        let mut result = Self::default();
        let paths = [
            ("s", show(Some(source))),
            ("S", show(source.parent())),
            ("p", show(source.parent())),
            ("t", base.clone()),
            ("T", show(temporary.parent())),
        ];
        for (letter, path) in paths {
            result.add(&format!("%{letter}"), &path);
            result.add(&format!("%/{letter}"), &path);
            result.add(&format!("%{{{letter}:real}}"), &path);
            result.add(&format!("%{{/{letter}:real}}"), &path);
            result.add(
                &format!("%{{/{letter}:regex_replacement}}"),
                &path.replace('@', r"\@").replace('&', r"\&"),
            );
            result.add(&format!("%:{letter}"), path.trim_start_matches('/'));
        }
        result.add("%basename_t", base.rsplit('/').next().unwrap_or_default().trim_end_matches(".tmp"));
        result.add("%{s:basename}", &name);
        result.add("%{s:stem}", &stem);
        result.add("%{t:stem}", base.rsplit('/').next().unwrap_or_default().trim_end_matches(".tmp"));
        result.add("%{pathsep}", ":");
        result.add("%{fs-sep}", "/");
        result.add("%{fs-src-root}", "/");
        result.add("%{fs-tmp-root}", "/");
        result
    }

    /// Adds a substitution, as `lit.local.cfg` does.
    pub fn add(&mut self, name: &str, value: &str) {
        self.pairs.push((name.to_owned(), value.to_owned()));
    }

    /// The text with every substitution made. `%%` is a percent sign; a name that is not known stays as it is.
    #[must_use]
    pub fn apply(&self, text: &str) -> String {
        let mut result = String::with_capacity(text.len() + 256);
        let mut rest = text;
        while let Some(start) = memchr::memchr(b'%', rest.as_bytes()) {
            result.push_str(&rest[..start]);
            rest = &rest[start..];
            if let Some(after) = rest.strip_prefix("%%") {
                result.push('%');
                rest = after;
                continue;
            }
            let known = self.pairs.iter().filter(|(name, _)| rest.starts_with(name.as_str()));
            match known.max_by_key(|(name, _)| name.len()) {
                Some((name, value)) => {
                    result.push_str(value);
                    rest = &rest[name.len()..];
                }
                None => {
                    result.push('%');
                    rest = &rest[1..];
                }
            }
        }
        result.push_str(rest);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn substitutes() {
        let mut all = Substitutions::new(Path::new("/a/b.s"), Path::new("/out/b.s.tmp"));
        all.add("%extract-encodings", "sed -n 's/.*encoding://p'");
        let text = "%s %S %t.o %T %p %{s:stem} %%s %extract-encodings %unknown %";
        assert_eq!(
            all.apply(text),
            "/a/b.s /a /out/b.s.tmp.o /out /a b %s sed -n 's/.*encoding://p' %unknown %"
        );
    }
}
