//! How lanes are chosen: DPP and swizzles.

use mcreplay::Target;

use super::value::field;
use crate::diff_llvm::dice::Dice;

/// `dpp8:[7,6,5,4,3,2,1,0]`
pub(super) fn dpp8(dice: &mut Dice) -> String {
    let lanes: Vec<String> = (0..8).map(|_| dice.below(8).to_string()).collect();
    format!("dpp8:[{}]", lanes.join(","))
}

/// `quad_perm:[0,1,2,3]`, `row_shl:1`
pub(super) fn dpp_ctrl(target: &Target, dice: &mut Dice) -> String {
    let (old, new) = (["wave_shl", "wave_rol", "wave_shr", "wave_ror"], ["row_share", "row_xmask"]);
    match dice.below(8) {
        0 | 1 => {
            let lanes: Vec<String> = (0..4).map(|_| dice.below(4).to_string()).collect();
            format!("quad_perm:[{}]", lanes.join(","))
        }
        2 => dice.pick(&["row_mirror", "row_half_mirror"]).to_owned(),
        3 if target.is_gfx10_plus() => format!("{}:{}", dice.pick(&new), dice.below(16)),
        3 if target.is_gfx90a() => format!("row_newbcast:{}", dice.below(16)),
        4 if !target.is_gfx10_plus() => format!("{}:1", dice.pick(&old)),
        5 if !target.is_gfx10_plus() => dice.pick(&["row_bcast:15", "row_bcast:31"]).to_owned(),
        _ => {
            let lanes = if dice.chance(97) { 1 + dice.below(15) } else { dice.pick(&[0, 16]) };
            format!("{}:{lanes}", dice.pick(&["row_shl", "row_shr", "row_ror"]))
        }
    }
}

/// `offset:swizzle(SWAP, 4)`
pub(super) fn swizzle(dice: &mut Dice) -> String {
    let mask = || ["0", "1", "p", "i"];
    let inner = match dice.below(8) {
        0 => format!("QUAD_PERM, {}, {}, {}, {}", dice.below(4), dice.below(4), dice.below(4), dice.below(4)),
        1 => {
            let mask: String = (0..5).map(|_| dice.pick(&mask())).collect();
            format!("BITMASK_PERM, \"{mask}\"")
        }
        2 => {
            let group = dice.pick(&[2, 4, 8, 16, 32]);
            format!("BROADCAST, {group}, {}", dice.below(group))
        }
        3 => format!("SWAP, {}", dice.pick(&[1, 2, 4, 8, 16])),
        4 => format!("REVERSE, {}", dice.pick(&[2, 4, 8, 16, 32])),
        5 => format!("FFT, {}", dice.below(32)),
        6 => format!("ROTATE, {}, {}", dice.below(2), dice.below(32)),
        _ => return format!("offset:{}", field(16, false, dice)),
    };
    format!("offset:swizzle({inner})")
}
