//! What restricts the operands of an instruction beyond their classes.

use super::group::Group;
use super::machine::Machine;
use crate::asm::check::constant_bus;
use crate::isa::OperandClass;
use crate::isa::class::Accepts;
use crate::isa::register::{Half, HwMode, Reg, RegClass, RegFile};
use crate::target::Feature;

/// The limits, in sentences without a final stop.
pub(super) fn limits(groups: &[Group], machine: &Machine) -> Vec<String> {
    // A limit stands once, after the names of all encodings that have it.
    let mut limits: Vec<(Vec<String>, String)> = Vec::new();
    for group in groups {
        let mut add = |limit: String| match limits.iter_mut().find(|(_, known)| *known == limit) {
            Some((names, _)) => names.push(group.name()),
            None => limits.push((vec![group.name()], limit)),
        };
        constant_bus(group, machine, &mut add);
        literals(group, machine, &mut add);
    }
    let limits = limits.into_iter().map(|(names, limit)| {
        let all = groups.len() > 1 && names.len() == groups.len();
        let names = if all { "every encoding".to_owned() } else { names.join(", ") };
        format!("{names}: {limit}")
    });
    let mut limits: Vec<String> = limits.collect();
    let mut forms = groups.iter().flat_map(|group| &group.forms);
    if groups.iter().any(|group| is_aligned(group, machine)) {
        limits.push("tuples of VGPRs start at an even one".to_owned());
    }
    if forms.any(|form| form.is_vopd()) {
        limits.push(
            "the halves of the pair read different banks of VGPRs, and write an even and an odd one"
                .to_owned(),
        );
    }
    let id = groups.first().map(|group| group.form.mnemonic);
    if let Some((id, other)) = id.and_then(|id| Some((id, machine.assembled(id)?))) {
        limits.insert(0, format!("has no spelling here: {} assembles to {}", id.name(), other.name()));
    }
    if !machine.features.is_empty() {
        limits.push(format!("needs {}", machine.features));
    }
    limits
}

/// How many scalar values a vector instruction reads.
fn constant_bus(group: &Group, machine: &Machine, add: &mut impl FnMut(String)) {
    let form = group.form;
    let takes_scalar = |class: OperandClass| {
        let Accepts::Src(rule) = class.info().accepts else { return false };
        let s0 = Reg {
            file: RegFile::Sgpr,
            index: 0,
            dwords: rule.registers.dwords(HwMode::of(&machine.target)),
            half: Half::Full,
        };
        rule.registers.contains(s0, HwMode::of(&machine.target))
    };
    if !(form.is_valu() || form.is_vopd())
        || !form.operands().iter().any(|operand| takes_scalar(operand.class))
    {
        return;
    }
    let limit = constant_bus::limit(form, &machine.target);
    let values =
        if limit == 1 { "one scalar value".to_owned() } else { format!("{limit} different scalar values") };
    add(format!("{values} at most, literals included (constant bus)"));
    if let Some(reg) = constant_bus::implicit(form) {
        let mut name = Vec::new();
        reg.write_name(&mut name);
        add(format!("reads {}, which has no field", String::from_utf8_lossy(&name)));
    }
}

fn literals(group: &Group, machine: &Machine, add: &mut impl FnMut(String)) {
    let accepts = |class: OperandClass| matches!(class.info().accepts, Accepts::Src(rule) if rule.literal);
    let takes = group.form.operands().iter().filter(|operand| accepts(operand.class)).count();
    match group.literal(machine) {
        Some(bits) if takes > 0 => {
            let extra = if bits == 64 { " (64 bits where the operand has them)" } else { "" };
            add(format!("one literal{extra}"));
        }
        None if takes > 0 && group.form.is_vop3() && !machine.target.has(Feature::VOP3Literal) => {
            add("no literal on this GPU".to_owned());
        }
        _ => {}
    }
}

/// Whether some operand is a tuple that must start at an even register.
fn is_aligned(group: &Group, machine: &Machine) -> bool {
    let mode = HwMode::of(&machine.target);
    let odd = |class: RegClass| {
        let dwords = class.dwords(mode);
        let reg = |index| Reg { file: RegFile::Vgpr, index, dwords, half: Half::Full };
        dwords > 1 && class.contains(reg(0), mode) && !class.contains(reg(1), mode)
    };
    let operands = group.forms.iter().flat_map(|form| form.operands());
    operands.filter_map(|operand| super::registers::registers(operand.class, &machine.target)).any(odd)
}
