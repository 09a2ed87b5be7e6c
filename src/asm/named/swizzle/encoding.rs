//! The encoding of swizzles in 16 bits, and how they are printed.

use crate::asm::named::Availability;
use crate::asm::named::text::{push_decimal, push_str};
use crate::target::Target;

/// Bits 15 to 8 of a quad permutation; two bits per lane follow.
const QUAD_PERM: u32 = 0x8000;
const QUAD_PERM_MASK: u32 = 0xff00;
/// Bit 15 clear: five bits each to AND, OR and XOR the lane's number with, from the lowest.
const BITMASK_MASK: u32 = 0x8000;
const OR_SHIFT: u32 = 5;
const XOR_SHIFT: u32 = 10;
/// From here on gfx9 and later rotate: direction in bit 10, size in bits 9 to 5.
const ROTATE: u32 = 0xc000;
const ROTATE_DIRECTION_SHIFT: u32 = 10;
const ROTATE_SIZE_SHIFT: u32 = 5;
/// From here on gfx9 and later swizzle for an FFT.
const FFT: u32 = 0xe000;
const FIVE_BITS: u32 = 0x1f;

pub(super) const fn quad_perm(lanes: [i64; 4]) -> i64 {
    QUAD_PERM as i64 | lanes[0] | lanes[1] << 2 | lanes[2] << 4 | lanes[3] << 6
}

pub(super) const fn bitmask_perm(and: i64, or: i64, xor: i64) -> i64 {
    and | or << OR_SHIFT | xor << XOR_SHIFT
}

pub(super) const fn fft(swizzle: i64) -> i64 {
    FFT as i64 | swizzle
}

pub(super) const fn rotate(direction: i64, size: i64) -> i64 {
    ROTATE as i64 | direction << ROTATE_DIRECTION_SHIFT | size << ROTATE_SIZE_SHIFT
}

/// Prints the offset with its name and a space before it; nothing if it is 0 (`printSwizzle`).
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    let value = value & 0xffff;
    if value == 0 {
        return;
    }
    push_str(out, " offset:");
    if value >= ROTATE && Availability::Gfx9Plus.holds(target) {
        if value >= FFT {
            print_call(out, "FFT", &[value & FIVE_BITS]);
        } else {
            let direction = value >> ROTATE_DIRECTION_SHIFT & 1;
            print_call(out, "ROTATE", &[direction, value >> ROTATE_SIZE_SHIFT & FIVE_BITS]);
        }
    } else if value & QUAD_PERM_MASK == QUAD_PERM {
        print_call(out, "QUAD_PERM", &[value & 3, value >> 2 & 3, value >> 4 & 3, value >> 6 & 3]);
    } else if value & BITMASK_MASK == 0 {
        print_bitmask_perm(value, out);
    } else {
        push_decimal(out, value);
    }
}

fn print_call(out: &mut Vec<u8>, mode: &str, numbers: &[u32]) {
    push_str(out, "swizzle(");
    push_str(out, mode);
    for number in numbers {
        out.push(b',');
        push_decimal(out, *number);
    }
    out.push(b')');
}

/// Prints a bitmask permutation by the name of what it does, if it has one.
fn print_bitmask_perm(value: u32, out: &mut Vec<u8>) {
    let [and, or, xor] = [0, OR_SHIFT, XOR_SHIFT].map(|shift| value >> shift & FIVE_BITS);
    let keeps_all = and == FIVE_BITS && or == 0;
    let group_size = FIVE_BITS + 1 - and;
    if keeps_all && xor.is_power_of_two() {
        print_call(out, "SWAP", &[xor]);
    } else if keeps_all && xor > 0 && (xor + 1).is_power_of_two() {
        print_call(out, "REVERSE", &[xor + 1]);
    } else if group_size > 1 && group_size.is_power_of_two() && or < group_size && xor == 0 {
        print_call(out, "BROADCAST", &[group_size, or]);
    } else {
        push_str(out, "swizzle(BITMASK_PERM,\"");
        for bit in (0..5).rev() {
            // What becomes of the bit where the lane's number has 0 there, and where it has 1.
            let from_0 = (or ^ xor) >> bit & 1;
            let from_1 = ((and | or) ^ xor) >> bit & 1;
            out.push(match (from_0, from_1) {
                (0, 0) => b'0',
                (0, _) => b'p',
                (_, 0) => b'i',
                _ => b'1',
            });
        }
        push_str(out, "\")");
    }
}
