//! Operands on instruction pages: read or written, how many bits, which registers. Facts are those of LLVM's records.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use std::process::Command;

use mcreplay::reference::{self, Access, Operand, Page, Sources};

fn page(name: &str, gpu: &str) -> Page {
    reference::find(name, Some(gpu)).unwrap().page(&Sources::default())
}

/// An operand of each encoding that has it, with the encoding's name.
fn operands(name: &str, gpu: &str, operand: &str) -> Vec<(String, Operand)> {
    let encodings = page(name, gpu).encodings.into_iter();
    let found = encodings.filter_map(|encoding| {
        let own = encoding.operands.into_iter().find(|own| own.name == operand)?;
        Some((encoding.name, own))
    });
    found.collect()
}

/// What a form of VOP2 does with VCC is what VOP3 does with SDST and SRC2.
#[test]
fn vcc_is_what_the_row_says() {
    for (name, gpus, access) in [
        ("v_cndmask_b32", &["gfx600", "gfx803", "gfx900", "gfx1030", "gfx1100", "gfx1250"][..], Access::Read),
        ("v_addc_u32", &["gfx600", "gfx803"], Access::ReadWritten),
        ("v_subbrev_u32", &["gfx803"], Access::ReadWritten),
        ("v_addc_co_u32", &["gfx900", "gfx942"], Access::ReadWritten),
        ("v_subb_co_u32", &["gfx900"], Access::ReadWritten),
        ("v_add_co_ci_u32", &["gfx1030", "gfx1100", "gfx1250"], Access::ReadWritten),
        ("v_sub_co_ci_u32", &["gfx1100", "gfx1310"], Access::ReadWritten),
        ("v_add_i32", &["gfx600"], Access::Written),
        // The alias has a place for a second VCC, but the instruction is the same.
        ("v_add_co_u32", &["gfx600", "gfx900"], Access::Written),
        ("v_cmp_eq_u32", &["gfx803", "gfx1100"], Access::Written),
    ] {
        for gpu in gpus {
            let found = operands(name, gpu, "vcc");
            assert!(found.len() > usize::from(*gpu != "gfx600"), "{name} on {gpu}: {found:?}");
            for (encoding, vcc) in found {
                assert_eq!(vcc.access, access, "{name} on {gpu}, {encoding}");
            }
        }
    }
}

#[test]
fn atomic_data_that_comes_back_is_written() {
    for (name, gpu) in [
        ("image_atomic_add", "gfx900"),
        ("image_atomic_add", "gfx1030"),
        ("image_atomic_add", "gfx1100"),
        ("image_atomic_add_uint", "gfx1200"),
        ("image_atomic_cmpswap", "gfx1200"),
        ("buffer_atomic_cmpswap", "gfx900"),
        ("buffer_atomic_add_u32", "gfx1200"),
    ] {
        for (encoding, vdata) in operands(name, gpu, "vdata") {
            assert_eq!(vdata.access, Access::ReadWritten, "{name} on {gpu}, {encoding}");
        }
    }
    assert_eq!(operands("image_store", "gfx1100", "vdata")[0].1.access, Access::Read);
    assert_eq!(operands("image_load", "gfx1200", "vdata")[0].1.access, Access::Written);
}

#[test]
fn accumulators_have_the_size_of_the_destination() {
    for (name, gpu, bits) in [
        ("v_mfma_f32_32x32x8_f16", "gfx942", 512),
        ("v_mfma_f32_32x32x1_2b_f32", "gfx942", 1024),
        ("v_mfma_f64_16x16x4f64", "gfx90a", 256),
        ("v_wmma_f32_16x16x16_f16", "gfx1100", 256),
        ("v_wmma_f32_16x16x16_f16", "gfx1200", 256),
        ("v_wmma_scale_f32_16x16x128_f8f6f4", "gfx1250", 256),
    ] {
        for operand in ["vdst", "src2"] {
            let (_, own) = operands(name, gpu, operand).remove(0);
            assert_eq!(own.bits, Some(bits), "{name} on {gpu}: {own:?}");
        }
    }
}

/// The page of every instruction on a GPU of each kind.
#[test]
fn tuples_are_as_long_as_their_values_and_agprs_are_where_they_are_taken() {
    let mut tuples = 0;
    for gpu in ["gfx803", "gfx900", "gfx908", "gfx90a", "gfx1030", "gfx1100", "gfx1200", "gfx1250"] {
        for name in reference::all_names() {
            let Ok(found) = reference::find(name, Some(gpu)) else { continue };
            let page = found.page(&Sources::default());
            for (encoding, operand) in
                page.encodings.iter().flat_map(|own| own.operands.iter().map(move |operand| (own, operand)))
            {
                let what = || format!("{name} on {gpu}, {}: {operand:?}", encoding.name);
                let agprs = operand.accepts.iter().any(|part| part.contains("AGPR"));
                let taken = match gpu {
                    "gfx90a" => true,
                    "gfx908" => page.class.starts_with("matrix") || page.class.starts_with("move"),
                    _ => false,
                };
                assert!(taken || !agprs, "{}", what());
                let lengths = operand.accepts.iter().filter_map(|part| {
                    let (count, rest) = part.split_once(' ')?;
                    rest.starts_with("VGPRs, ").then(|| count.parse::<u32>().ok())?
                });
                let mut lengths: Vec<u32> = lengths.collect();
                lengths.dedup();
                let single = operand.accepts.iter().any(|part| part.starts_with("VGPR "));
                if let ([count], Some(bits), false) = (lengths.as_slice(), operand.bits, single) {
                    assert_eq!(bits, 32 * count, "{}", what());
                    tuples += 1;
                }
            }
        }
    }
    assert!(tuples > 1000, "{tuples} tuples");
}

/// The text of a page says the same.
#[test]
fn a_refused_agpr_is_not_named() {
    let output = Command::new(env!("CARGO_BIN_EXE_mcreplay"))
        .args(["explain", "ds_gws_init", "--gpu", "gfx900"])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("VGPR v0 to v255") && !text.contains("AGPR"), "{text}");
    assert!(operands("ds_gws_init", "gfx90a", "addr")[0].1.accepts[0].contains("AGPR"));
}
