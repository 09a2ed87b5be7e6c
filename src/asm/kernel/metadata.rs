//! What HSA metadata must look like: keys and the types of their values, as LLVM's `MetadataVerifier` asks for them.

use crate::asm::yaml::{Node, Scalar};
use std::collections::BTreeMap;

/// The shape of a value.
#[derive(Clone, Copy)]
enum Shape {
    String,
    /// One of these strings.
    OneOf(&'static [&'static str]),
    Integer,
    Boolean,
    /// So many integers.
    Integers(usize),
    Strings,
    /// Maps with these keys.
    Maps(&'static [Row]),
}

/// A key, whether it must be there, and the shape of its value.
type Row = (&'static str, bool, Shape);

use Shape::{Boolean, Integer, Integers, Maps, OneOf, String as Text, Strings};

#[rustfmt::skip]
const ROOT: [Row; 3] = [
    ("amdhsa.version", true, Integers(2)),
    ("amdhsa.printf", false, Strings),
    ("amdhsa.kernels", true, Maps(&KERNEL)),
];

#[rustfmt::skip]
const KERNEL: [Row; 23] = [
    (".name", true, Text),
    (".symbol", true, Text),
    (".language", false, OneOf(&["OpenCL C", "OpenCL C++", "HCC", "HIP", "OpenMP", "Assembler"])),
    (".language_version", false, Integers(2)),
    (".args", false, Maps(&ARGUMENT)),
    (".reqd_workgroup_size", false, Integers(3)),
    (".workgroup_size_hint", false, Integers(3)),
    (".vec_type_hint", false, Text),
    (".device_enqueue_symbol", false, Text),
    (".kernarg_segment_size", true, Integer),
    (".group_segment_fixed_size", true, Integer),
    (".private_segment_fixed_size", true, Integer),
    (".uses_dynamic_stack", false, Boolean),
    (".workgroup_processor_mode", false, Integer),
    (".kernarg_segment_align", true, Integer),
    (".wavefront_size", true, Integer),
    (".sgpr_count", true, Integer),
    (".vgpr_count", true, Integer),
    (".max_flat_workgroup_size", true, Integer),
    (".sgpr_spill_count", false, Integer),
    (".vgpr_spill_count", false, Integer),
    (".uniform_work_group_size", false, Integer),
    (".cluster_dims", false, Integers(3)),
];

const ACCESS: Shape = OneOf(&["read_only", "write_only", "read_write"]);

#[rustfmt::skip]
const ARGUMENT: [Row; 13] = [
    (".name", false, Text),
    (".type_name", false, Text),
    (".size", true, Integer),
    (".offset", true, Integer),
    (".value_kind", true, OneOf(&[
        "by_value", "global_buffer", "dynamic_shared_pointer", "sampler", "image", "pipe", "queue",
        "hidden_block_count_x", "hidden_block_count_y", "hidden_block_count_z", "hidden_group_size_x",
        "hidden_group_size_y", "hidden_group_size_z", "hidden_remainder_x", "hidden_remainder_y", "hidden_remainder_z",
        "hidden_global_offset_x", "hidden_global_offset_y", "hidden_global_offset_z", "hidden_grid_dims", "hidden_none",
        "hidden_printf_buffer", "hidden_hostcall_buffer", "hidden_heap_v1", "hidden_default_queue",
        "hidden_completion_action", "hidden_multigrid_sync_arg", "hidden_dynamic_lds_size", "hidden_private_base",
        "hidden_shared_base", "hidden_queue_ptr",
    ])),
    (".pointee_align", false, Integer),
    (".address_space", false, OneOf(&["private", "global", "constant", "local", "generic", "region"])),
    (".access", false, ACCESS),
    (".actual_access", false, ACCESS),
    (".is_const", false, Boolean),
    (".is_restrict", false, Boolean),
    (".is_volatile", false, Boolean),
    (".is_pipe", false, Boolean),
];

/// Whether a document is HSA metadata. A string where another scalar has to stand takes the type that it looks like.
pub fn verify(root: &mut Node) -> bool {
    map_fits(root, &ROOT)
}

fn map_fits(node: &mut Node, rows: &[Row]) -> bool {
    let Node::Map(map) = node else { return false };
    rows.iter().all(|(key, required, shape)| match get(map, key) {
        Some(value) => fits(value, *shape),
        None => !required,
    })
}

fn get<'a>(map: &'a mut BTreeMap<Scalar, Node>, key: &str) -> Option<&'a mut Node> {
    map.get_mut(&Scalar::String(key.as_bytes().into()))
}

fn fits(node: &mut Node, shape: Shape) -> bool {
    let all = |node: &mut Node, length: Option<usize>, shape: Shape| match node {
        Node::Sequence(items) => {
            length.is_none_or(|length| items.len() == length)
                && items.iter_mut().all(|item| fits(item, shape))
        }
        _ => false,
    };
    match shape {
        Integers(length) => return all(node, Some(length), Integer),
        Strings => return all(node, None, Text),
        Maps(rows) => {
            let Node::Sequence(items) = node else { return false };
            return items.iter_mut().all(|item| map_fits(item, rows));
        }
        Text | OneOf(_) | Integer | Boolean => {}
    }
    let Node::Scalar(scalar) = node else { return false };
    if let (Integer | Boolean, Scalar::String(text)) = (shape, &*scalar)
        && let Some(parsed) = Scalar::parse(text, b"")
    {
        *scalar = parsed;
    }
    match (shape, &*scalar) {
        (Text, Scalar::String(_))
        | (Integer, Scalar::UInt(_) | Scalar::Int(_))
        | (Boolean, Scalar::Boolean(_)) => true,
        (OneOf(words), Scalar::String(text)) => words.iter().any(|word| word.as_bytes() == text.as_ref()),
        _ => false,
    }
}
