//! Sizes of data and addresses: what an image instruction's types stand for.

/// How many dwords VDATA may have, by its type.
pub(super) const DATA_SIZES: [(&str, &[u8]); 5] = [
    ("texel", &[1, 2, 3, 4, 5]),
    ("gather", &[2, 4, 5]),
    ("samples", &[2, 3, 4, 5]),
    ("atomic", &[1, 2, 3]),
    ("compare_swap", &[2, 3, 4, 5]),
];

/// The address of a ray, of 32-bit or 16-bit vectors.
pub(super) struct Ray {
    /// Type of the operand.
    pub(super) name: &'static str,
    /// The vectors have 16 bits.
    pub(super) a16: bool,
    /// Dwords of each register, from gfx11 on.
    pub(super) registers: &'static [u8],
    /// Dwords in all.
    pub(super) size: u8,
}

pub(super) const RAYS: [Ray; 6] = [
    Ray { name: "ray", a16: false, registers: &[1, 1, 3, 3, 3], size: 11 },
    Ray { name: "ray", a16: true, registers: &[1, 1, 3, 3], size: 8 },
    Ray { name: "ray64", a16: false, registers: &[2, 1, 3, 3, 3], size: 12 },
    Ray { name: "ray64", a16: true, registers: &[2, 1, 3, 3], size: 9 },
    Ray { name: "ray_dual", a16: false, registers: &[2, 2, 3, 3, 2], size: 12 },
    Ray { name: "ray8", a16: false, registers: &[2, 2, 3, 3, 1], size: 11 },
];

/// The parts that an address may have before its coordinates, one dword each.
pub(super) const EXTRA: [&str; 3] = ["offset", "bias", "zcompare"];

/// The sizes of tuples, as the numbers of dwords that each is for. LLVM has taken 8 dwords for 5 to 7 from before it had
/// these.
pub(super) const TUPLES: [(u8, u8); 13] = [
    (1, 1),
    (2, 2),
    (3, 3),
    (3, 4),
    (5, 5),
    (6, 6),
    (7, 7),
    (5, 8),
    (9, 9),
    (10, 10),
    (11, 11),
    (12, 12),
    (13, 16),
];

/// Whether a type is one of an image instruction's operands.
pub(crate) fn knows(name: &str, value_type: &str) -> bool {
    match name {
        "vdata" => DATA_SIZES.iter().any(|(known, _)| *known == value_type),
        "vaddr" => {
            RAYS.iter().any(|ray| ray.name == value_type)
                || value_type.split('+').all(|part| EXTRA.contains(&part) || PARTS.contains(&part))
        }
        _ => false,
    }
}

/// The other parts of an address: one of the last three at most.
const PARTS: [&str; 6] = ["gradients", "half_gradients", "coords", "lod", "clamp", "mip"];

/// How many dwords the address of a sampler can take: for all dimensions but those of MSAA, with and without a16.
pub(super) fn sampler_sizes(vaddr: &str) -> Vec<u8> {
    let has = |part: &str| vaddr.split('+').any(|own| own == part);
    let extra = EXTRA.iter().fold(0, |count, part| count + u8::from(has(part)));
    let limits = match (has("gradients"), has("half_gradients")) {
        (true, _) => (2, 9),
        (_, true) => (2, 7),
        _ => (1, 3),
    };
    let lod = u8::from(has("lod") || has("clamp"));
    (limits.0 + extra..=limits.1 + lod + extra).collect()
}
