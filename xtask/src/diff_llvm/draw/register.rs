//! Draws registers of a class: those that the GPU has, the first and the last of each file more often than others.

use std::collections::HashMap;

use mcreplay::Target;
use mcreplay::isa::register::{Half, HwMode, Reg, RegClass, RegFile, Special};
use mcreplay::target::Feature;

use crate::diff_llvm::dice::Dice;

/// Registers by class.
pub(super) struct Registers {
    classes: HashMap<RegClass, Vec<Pool>>,
}

/// Registers of one file, in the order of their numbers.
struct Pool {
    file: RegFile,
    registers: Vec<Reg>,
}

const FILES: [RegFile; 4] = [RegFile::Vgpr, RegFile::Agpr, RegFile::Sgpr, RegFile::Ttmp];

impl Registers {
    /// All registers of all classes that a target has.
    pub(super) fn new(target: &Target) -> Self {
        let mode = HwMode::of(target);
        let classes = RegClass::ALL.iter().map(|class| (*class, pools(*class, mode, target))).collect();
        Self { classes }
    }

    /// A register of a class.
    pub(super) fn draw(&self, class: RegClass, dice: &mut Dice) -> String {
        let pools = self.classes.get(&class).map_or(&[][..], Vec::as_slice);
        let Some(first) = pools.first() else { return "v0".to_owned() };
        // Vector registers are what most operands of such a class hold.
        let pool = match first.file {
            RegFile::Vgpr if dice.chance(40) => first,
            _ => &pools[dice.below(pools.len())],
        };
        let count = pool.registers.len();
        let reg = match dice.below(8) {
            0 => pool.registers[0],
            1 => pool.registers[count - 1],
            2 => pool.registers[dice.below(count.min(8))],
            _ => pool.registers[dice.below(count)],
        };
        spell(shift(reg, dice), dice)
    }
}

/// The registers of a class by file, without files that it does not have.
fn pools(class: RegClass, mode: HwMode, target: &Target) -> Vec<Pool> {
    let dwords = class.dwords(mode);
    let of_file = |file: RegFile| {
        let end = match file {
            RegFile::Vgpr if target.has(Feature::Has1024AddressableVGPRs) => 1024,
            RegFile::Vgpr | RegFile::Agpr => 256,
            RegFile::Sgpr => 106,
            _ => 16,
        };
        // Scalar tuples start at a multiple of their size, up to 4.
        let scalar = matches!(file, RegFile::Sgpr | RegFile::Ttmp);
        let step = if scalar { usize::from(dwords.next_power_of_two().min(4)) } else { 1 };
        let last = u16::saturating_sub(end, u16::from(dwords) - 1);
        let starts = (0..last).step_by(step);
        starts.flat_map(move |index| {
            [Half::Full, Half::Lo, Half::Hi].map(|half| Reg { half, ..Reg::tuple(file, index, dwords) })
        })
    };
    let specials = (0..).map_while(Special::from_index).map(Reg::special);
    let mut pools: Vec<Pool> =
        FILES.iter().map(|file| Pool { file: *file, registers: of_file(*file).collect() }).collect();
    pools.push(Pool { file: RegFile::Special, registers: specials.collect() });
    for pool in &mut pools {
        pool.registers.retain(|reg| class.contains(*reg, mode) && reg.is_available(target));
    }
    pools.retain(|pool| !pool.registers.is_empty());
    pools
}

/// Now and then a tuple that starts one register further than it might.
fn shift(reg: Reg, dice: &mut Dice) -> Reg {
    let odd = reg.dwords > 1 && reg.file != RegFile::Special && dice.chance(2);
    Reg { index: reg.index + u16::from(odd), ..reg }
}

/// The name of a register in one of its spellings.
fn spell(reg: Reg, dice: &mut Dice) -> String {
    let prefix = match reg.file {
        RegFile::Vgpr => "v",
        RegFile::Agpr => "a",
        RegFile::Sgpr => "s",
        RegFile::Ttmp => "ttmp",
        RegFile::Special => return reg.as_special().map_or("v0", Special::name).to_owned(),
    };
    let (first, last) = (reg.index, reg.index + u16::from(reg.dwords) - 1);
    match (reg.half, reg.dwords) {
        (Half::Lo, _) => format!("{prefix}{first}.l"),
        (Half::Hi, _) => format!("{prefix}{first}.h"),
        (_, 1) if dice.chance(3) => format!("{prefix}[{first}]"),
        (_, 1) => format!("{prefix}{first}"),
        (_, 2..=4) if dice.chance(3) => {
            let names: Vec<String> = (first..=last).map(|index| format!("{prefix}{index}")).collect();
            format!("[{}]", names.join(","))
        }
        _ => format!("{prefix}[{first}:{last}]"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pools_hold_what_the_gpu_has() {
        let target = Target::for_processor("gfx1100", "").unwrap();
        let pools = pools(RegClass::SReg_64, HwMode::of(&target), &target);
        let names = |pool: &Pool| {
            let mut text = Vec::new();
            pool.registers.last().unwrap().write_name(&mut text);
            (pool.registers.len(), String::from_utf8(text).unwrap())
        };
        assert_eq!(names(&pools[0]), (53, "s[104:105]".to_owned()));
        assert_eq!(names(&pools[1]), (8, "ttmp[14:15]".to_owned()));
        assert!(pools[2].registers.contains(&Reg::special(Special::Null)));
        assert!(!pools[2].registers.contains(&Reg::special(Special::FlatScratch)));
    }
}
