//! Writing numbers and words into the printed instruction.

/// Appends a word.
pub(super) fn push_str(out: &mut Vec<u8>, text: &str) {
    out.extend_from_slice(text.as_bytes());
}

/// Appends a number in decimal.
pub(super) fn push_decimal(out: &mut Vec<u8>, value: u32) {
    let start = out.len();
    let mut rest = value;
    loop {
        out.push(b'0' + (rest % 10) as u8);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out[start..].reverse();
}

/// Appends a number in hexadecimal, with `0x` and without leading zeros.
pub(super) fn push_hex(out: &mut Vec<u8>, value: u32) {
    out.extend_from_slice(b"0x");
    let digits = (32 - value.leading_zeros()).div_ceil(4).max(1);
    for digit in (0..digits).rev() {
        out.push(b"0123456789abcdef"[(value >> (4 * digit) & 15) as usize]);
    }
}
