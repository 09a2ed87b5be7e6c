//! `.amd_kernel_code_t`, the kernel code object of old: its fields, one row each, in the order in which they are printed.
//!
//! Names and bits are those of LLVM's `AMDKernelCodeTInfo.h` and `AMDKernelCodeT.h`.

use super::descriptor::Maker;
use crate::asm::expr::{BinaryOp, Value};
use crate::asm::fold::fold;
use crate::target::{Feature, Target};

/// What a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number of so many bits, signed or not.
    Number(u8, bool),
    /// An expression.
    Expression,
    /// Bits of one of the two program resource words, from the first one on: its number, place, width.
    Resource(u8, u8, u8),
    /// Bits of the code properties: place, width.
    Property(u8, u8),
}

/// A field by both of its names, and what it is.
type Row = (&'static str, &'static str, Kind);

const U8: Kind = Kind::Number(8, false);
const U16: Kind = Kind::Number(16, false);
const U32: Kind = Kind::Number(32, false);
const U64: Kind = Kind::Number(64, false);

/// All fields.
#[rustfmt::skip]
pub const FIELDS: [Row; 66] = [
    ("amd_code_version_major", "kernel_code_version_major", U32),
    ("amd_code_version_minor", "kernel_code_version_minor", U32),
    ("amd_machine_kind", "machine_kind", U16),
    ("amd_machine_version_major", "machine_version_major", U16),
    ("amd_machine_version_minor", "machine_version_minor", U16),
    ("amd_machine_version_stepping", "machine_version_stepping", U16),
    ("kernel_code_entry_byte_offset", "", Kind::Number(64, true)),
    ("kernel_code_prefetch_byte_size", "", U64),
    ("granulated_workitem_vgpr_count", "compute_pgm_rsrc1_vgprs", Kind::Resource(0, 0, 6)),
    ("granulated_wavefront_sgpr_count", "compute_pgm_rsrc1_sgprs", Kind::Resource(0, 6, 4)),
    ("priority", "compute_pgm_rsrc1_priority", Kind::Resource(0, 10, 2)),
    ("float_mode", "compute_pgm_rsrc1_float_mode", Kind::Resource(0, 12, 8)),
    ("priv", "compute_pgm_rsrc1_priv", Kind::Resource(0, 20, 1)),
    ("enable_dx10_clamp", "compute_pgm_rsrc1_dx10_clamp", Kind::Resource(0, 21, 1)),
    ("debug_mode", "compute_pgm_rsrc1_debug_mode", Kind::Resource(0, 22, 1)),
    ("enable_ieee_mode", "compute_pgm_rsrc1_ieee_mode", Kind::Resource(0, 23, 1)),
    ("enable_wgp_mode", "compute_pgm_rsrc1_wgp_mode", Kind::Resource(0, 29, 1)),
    ("enable_mem_ordered", "compute_pgm_rsrc1_mem_ordered", Kind::Resource(0, 30, 1)),
    ("enable_fwd_progress", "compute_pgm_rsrc1_fwd_progress", Kind::Resource(0, 31, 1)),
    ("enable_sgpr_private_segment_wave_byte_offset", "compute_pgm_rsrc2_scratch_en", Kind::Resource(1, 0, 1)),
    ("user_sgpr_count", "compute_pgm_rsrc2_user_sgpr", Kind::Resource(1, 1, 5)),
    ("enable_trap_handler", "compute_pgm_rsrc2_trap_handler", Kind::Resource(1, 6, 1)),
    ("enable_sgpr_workgroup_id_x", "compute_pgm_rsrc2_tgid_x_en", Kind::Resource(1, 7, 1)),
    ("enable_sgpr_workgroup_id_y", "compute_pgm_rsrc2_tgid_y_en", Kind::Resource(1, 8, 1)),
    ("enable_sgpr_workgroup_id_z", "compute_pgm_rsrc2_tgid_z_en", Kind::Resource(1, 9, 1)),
    ("enable_sgpr_workgroup_info", "compute_pgm_rsrc2_tg_size_en", Kind::Resource(1, 10, 1)),
    ("enable_vgpr_workitem_id", "compute_pgm_rsrc2_tidig_comp_cnt", Kind::Resource(1, 11, 2)),
    ("enable_exception_msb", "compute_pgm_rsrc2_excp_en_msb", Kind::Resource(1, 13, 2)),
    ("granulated_lds_size", "compute_pgm_rsrc2_lds_size", Kind::Resource(1, 15, 9)),
    ("enable_exception", "compute_pgm_rsrc2_excp_en", Kind::Resource(1, 24, 7)),
    ("enable_sgpr_private_segment_buffer", "", Kind::Property(0, 1)),
    ("enable_sgpr_dispatch_ptr", "", Kind::Property(1, 1)),
    ("enable_sgpr_queue_ptr", "", Kind::Property(2, 1)),
    ("enable_sgpr_kernarg_segment_ptr", "", Kind::Property(3, 1)),
    ("enable_sgpr_dispatch_id", "", Kind::Property(4, 1)),
    ("enable_sgpr_flat_scratch_init", "", Kind::Property(5, 1)),
    ("enable_sgpr_private_segment_size", "", Kind::Property(6, 1)),
    ("enable_sgpr_grid_workgroup_count_x", "", Kind::Property(7, 1)),
    ("enable_sgpr_grid_workgroup_count_y", "", Kind::Property(8, 1)),
    ("enable_sgpr_grid_workgroup_count_z", "", Kind::Property(9, 1)),
    ("enable_wavefront_size32", "", Kind::Property(10, 1)),
    ("enable_ordered_append_gds", "", Kind::Property(16, 1)),
    ("private_element_size", "", Kind::Property(17, 2)),
    ("is_ptr64", "", Kind::Property(19, 1)),
    ("is_dynamic_callstack", "", Kind::Expression),
    ("is_debug_enabled", "", Kind::Property(21, 1)),
    ("is_xnack_enabled", "", Kind::Property(22, 1)),
    ("workitem_private_segment_byte_size", "", Kind::Expression),
    ("workgroup_group_segment_byte_size", "", U32),
    ("gds_segment_byte_size", "", U32),
    ("kernarg_segment_byte_size", "", U64),
    ("workgroup_fbarrier_count", "", U32),
    ("wavefront_sgpr_count", "", Kind::Expression),
    ("workitem_vgpr_count", "", Kind::Expression),
    ("reserved_vgpr_first", "", U16),
    ("reserved_vgpr_count", "", U16),
    ("reserved_sgpr_first", "", U16),
    ("reserved_sgpr_count", "", U16),
    ("debug_wavefront_private_segment_offset_sgpr", "", U16),
    ("debug_private_segment_buffer_sgpr", "", U16),
    ("kernarg_segment_alignment", "", U8),
    ("group_segment_alignment", "", U8),
    ("private_segment_alignment", "", U8),
    ("wavefront_size", "", U8),
    ("call_convention", "", Kind::Number(32, true)),
    ("runtime_loader_kernel_symbol", "", U64),
];

/// How long the whole object is: the code starts behind it unless the source says otherwise.
const SIZE: i64 = 256;
/// Alignments are powers of two, 16 bytes at least.
const LEAST_ALIGNMENT: i64 = 4;

/// A kernel code object that is being read.
#[derive(Clone, Debug)]
pub struct KernelCode {
    /// The fields that stand for themselves.
    values: [Value; FIELDS.len()],
    resources: [Value; 2],
    properties: i64,
}

/// A field by its name.
pub fn find(name: &[u8]) -> Option<(usize, &'static Row)> {
    let named = |row: &&Row| row.0.as_bytes() == name || row.1.as_bytes() == name;
    FIELDS.iter().enumerate().find(|(_, row)| !name.is_empty() && named(row))
}

impl KernelCode {
    /// An object that says what goes without saying.
    pub fn new(target: &Target) -> Self {
        let mut code = Self {
            values: [Value::Absolute(0); FIELDS.len()],
            resources: [Value::Absolute(0); 2],
            properties: 0,
        };
        let (version, wave32) = (target.isa_version(), target.has(Feature::WavefrontSize32));
        let defaults = [
            ("amd_code_version_major", 1),
            ("amd_code_version_minor", 2),
            ("amd_machine_kind", 1),
            ("amd_machine_version_major", i64::from(version.major)),
            ("amd_machine_version_minor", i64::from(version.minor)),
            ("amd_machine_version_stepping", i64::from(version.stepping)),
            ("kernel_code_entry_byte_offset", SIZE),
            ("enable_wavefront_size32", i64::from(wave32)),
            ("wavefront_size", if wave32 { 5 } else { 6 }),
            ("call_convention", -1),
            ("kernarg_segment_alignment", LEAST_ALIGNMENT),
            ("group_segment_alignment", LEAST_ALIGNMENT),
            ("private_segment_alignment", LEAST_ALIGNMENT),
        ];
        for (index, row, value) in defaults
            .iter()
            .filter_map(|(name, value)| find(name.as_bytes()).map(|(index, row)| (index, row, *value)))
        {
            code.set_number(index, row, value);
        }
        if version.major >= 10 {
            let wgp = i64::from(!target.has(Feature::CuMode));
            // LLVM makes the first word a signed number, whose sign fills the second one.
            code.resources = [Value::Absolute(wgp << 29 | 3 << 30), Value::Absolute(0xffff_ffff)];
        }
        code
    }

    /// Sets a field that is a number.
    pub fn set_number(&mut self, index: usize, row: &Row, number: i64) {
        match row.2 {
            Kind::Property(shift, width) => {
                let mask = ((1 << width) - 1) << shift;
                self.properties = self.properties & !mask | number << shift & mask;
            }
            Kind::Number(width, signed) => {
                let unused = 64 - u32::from(width);
                let number = number << unused;
                let number =
                    if signed { number >> unused } else { (number.cast_unsigned() >> unused).cast_signed() };
                self.set(index, Value::Absolute(number));
            }
            Kind::Expression | Kind::Resource(..) => {}
        }
    }

    /// Sets a field that is an expression.
    pub fn set_value(&mut self, maker: &mut Maker<'_>, index: usize, row: &Row, value: Value) {
        let Kind::Resource(word, shift, width) = row.2 else { return self.set(index, value) };
        let Some(resource) = self.resources.get_mut(usize::from(word)) else { return };
        let mask = (1i64 << width) - 1;
        let masked = maker.operator(BinaryOp::And, value, Value::Absolute(mask));
        let shifted = maker.shift(BinaryOp::Shl, masked, shift);
        let rest = maker.operator(BinaryOp::And, *resource, Value::Absolute(!(mask << shift) & 0xffff_ffff));
        *resource = maker.operator(BinaryOp::Or, rest, shifted);
    }

    fn set(&mut self, index: usize, value: Value) {
        if let Some(place) = self.values.get_mut(index) {
            *place = value;
        }
    }

    /// A field that is a number, cut to 32 bits as it is printed.
    #[allow(clippy::cast_possible_truncation, reason = "LLVM prints 32 bits of each")]
    pub fn number(&self, name: &str) -> i32 {
        let Some((index, row)) = find(name.as_bytes()) else { return 0 };
        match (row.2, self.values.get(index)) {
            (Kind::Property(shift, width), _) => (self.properties >> shift & ((1 << width) - 1)) as i32,
            (_, Some(Value::Absolute(number))) => *number as i32,
            _ => 0,
        }
    }

    /// What the target does not allow.
    pub fn fault(&self, maker: &Maker<'_>, target: &Target) -> Option<&'static str> {
        let bits = maker.number(self.resources[0])?;
        let (clamp, gfx10) = (target.has(Feature::DX10ClampAndIEEEMode), target.is_gfx10_plus());
        let faults = [
            (21, clamp, "enable_dx10_clamp=1 is not allowed on GFX1170+"),
            (23, clamp, "enable_ieee_mode=1 is not allowed on GFX1170+"),
            (29, gfx10, "enable_wgp_mode=1 is only allowed on GFX10+"),
            (30, gfx10, "enable_mem_ordered=1 is only allowed on GFX10+"),
            (31, gfx10, "enable_fwd_progress=1 is only allowed on GFX10+"),
        ];
        faults.iter().find(|(bit, allowed, _)| bits >> bit & 1 != 0 && !allowed).map(|(.., message)| *message)
    }

    /// The fields with their values, as they are printed.
    pub fn lines(&self, maker: &mut Maker<'_>) -> Vec<(&'static str, Value)> {
        let rows = FIELDS.iter().enumerate();
        rows.map(|(index, row)| {
            let value = match row.2 {
                Kind::Number(..) | Kind::Property(..) => Value::Absolute(i64::from(self.number(row.0))),
                Kind::Expression => self.values.get(index).copied().unwrap_or(Value::Absolute(0)),
                Kind::Resource(word, shift, width) => {
                    let word = self.resources.get(usize::from(word)).copied().unwrap_or(Value::Absolute(0));
                    let shifted = maker.shift(BinaryOp::LShr, word, shift);
                    maker.operator(BinaryOp::And, shifted, Value::Absolute((1 << width) - 1))
                }
            };
            (row.0, fold(maker.exprs, maker.symbols, value))
        })
        .collect()
    }
}
