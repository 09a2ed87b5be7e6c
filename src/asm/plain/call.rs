//! Words with a value in parentheses, `vmcnt(0)`, of which some operands are made.

use crate::asm::names::Name;
use crate::asm::word::blanks_end;

/// One of them.
pub(in crate::asm) struct Call<'a> {
    /// What stands before the parenthesis.
    pub name: &'a [u8],
    /// What stands in it: a name or a number.
    pub value: &'a [u8],
    /// Where it ends.
    end: usize,
}

impl<'a> Call<'a> {
    /// The one at a place. Blanks may be nowhere in it.
    fn at(text: &'a [u8], at: usize) -> Option<Self> {
        let open = Name::at(text, at).end;
        let close = Name::at(text, open + 1).end;
        let plain = text.get(open) == Some(&b'(') && text.get(close) == Some(&b')') && open > at;
        plain.then_some(())?;
        Some(Self { name: text.get(at..open)?, value: text.get(open + 1..close)?, end: close + 1 })
    }

    /// A decimal value.
    pub fn number(&self) -> Option<u32> {
        let octal = self.value.len() > 1 && self.value.first() == Some(&b'0');
        if octal || !(1..=4).contains(&self.value.len()) {
            return None;
        }
        self.value.iter().try_fold(0, |number, byte| {
            let digit = byte.wrapping_sub(b'0');
            (digit < 10).then(|| number * 10 + u32::from(digit))
        })
    }
}

/// Reads all calls up to the end of the statement, with one of `separators` between them or none where a blank is one
/// of those; says where that is. None where something else stands there, or `add` does not take one.
pub(in crate::asm) fn calls<'a>(
    text: &'a [u8],
    at: usize,
    separators: &[u8],
    mut add: impl FnMut(Call<'a>) -> Option<()>,
) -> Option<usize> {
    let mut at = at;
    loop {
        let call = Call::at(text, at)?;
        let end = call.end;
        add(call)?;
        at = blanks_end(text, end);
        let byte = *text.get(at)?;
        match byte {
            b'\n' | b';' => return Some(at),
            _ if separators.contains(&byte) => at = blanks_end(text, at + 1),
            _ if separators.contains(&b' ') && at > end => {}
            _ => return None,
        }
    }
}
