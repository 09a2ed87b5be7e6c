//! Shell wildcards over names.

/// Whether the whole of `name` fits `pattern`: `*` stands for any characters, `?` for one, the rest for itself.
#[must_use]
pub fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    let (mut p, mut n) = (0, 0);
    let mut star = None;
    while n < name.len() {
        match pattern.get(p) {
            Some(b'*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(&c) if c == b'?' || c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => {
                // The last star takes one character more; earlier stars need no second look.
                let Some((at, taken)) = star else { return false };
                star = Some((at, taken + 1));
                p = at + 1;
                n = taken + 1;
            }
        }
    }
    pattern[p..].iter().all(|&c| c == b'*')
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn wildcards() {
        assert!(matches("gfx11_*", "gfx11_asm.s"));
        assert!(matches("*vop?*.s", "gfx11_asm_vop3_dpp.s"));
        assert!(matches("", ""));
        assert!(!matches("a*b", "abc"));
        assert!(!matches("?", ""));
        assert!(!matches(&"a*".repeat(5_000), &"a".repeat(4_000)));
    }
}
