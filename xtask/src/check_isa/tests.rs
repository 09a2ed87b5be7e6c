//! The whole comparison over small tables made by hand: each fault in them must be found.

use anyhow::Result;
use mcreplay_rows::isa_rows;

use super::alias::{self, Meanings};
use super::compare::{self, Difference, What};
use super::facts::{Facts, Table};
use super::form;
use super::machines::{self, Availability};
use super::record;
use super::shape::Classes;

const PREDICATES: &str = "predicate\tassembler_condition\n\
    isGFX9Only\t(all_of FeatureGFX9)\nisGFX9Plus\t(all_of FeatureGFX9Insts)\n";
const FEATURES: &str = "record\tname\nFeatureGFX9\tgfx9\nFeatureGFX9Insts\tgfx9-insts\n";
const PROCESSORS: &str = "processor\tfeatures_expanded\n\
    gfx900\tgfx9,gfx9-insts,wavefrontsize64\ngfx1010\tgfx10,gfx9-insts,wavefrontsize32\n";
const OPERANDS: &str = "match_class_name\toptional\nSSrc_b32\t0\n";
const ALIASES: &str = "from\tto\tasm_variant\tpredicates\ns_plus\ts_add_u32\t\tisGFX9Only\n";
const ORDER: &str = "asm_variant\tmnemonic\trecord\tfeatures\toperand_classes\n\
    Default\ts_add_u32\tS_ADD_U32\tisGFX9Plus\tSReg_32 SSrc_b32 SSrc_b32\n";
/// What LLVM says of the bits of `s_add_u32`.
const BITS: &str = "100000000 sdst[6:0] src1[7:0] src0[7:0]";

const TYPES: &str = "b32 * - - - - - - - - - - SReg_32 SSrc_b32\n";
const CLASSES: &str = "SReg_32 reg SReg_32 - -\nSSrc_b32 src SReg_32 i32 inline,literal\n";
const LAYOUTS: &str = "SOP2 6-13 32 ENCODING:31:30=10 OP:29:23 SDST:22:16 SSRC1:15:8 SSRC0:7:0\n";
/// Our row, and what we call it besides.
const ROW: &str = "s_add_u32 SOP2 sdst:b32,ssrc0:b32,ssrc1:b32 - . . . 0 . . 0 . . . . .\n";
const NAME: &str = "s_plus s_add_u32 - 9\n";

/// One side's tables; the other's stay as they are above.
struct Tables<'a> {
    bits: &'a str,
    order: &'a str,
    row: &'a str,
    classes: &'a str,
    layouts: &'a str,
    name: &'a str,
}

const GOOD: Tables<'_> =
    Tables { bits: BITS, order: ORDER, row: ROW, classes: CLASSES, layouts: LAYOUTS, name: NAME };

fn differences(tables: &Tables<'_>) -> Result<Vec<Difference>> {
    let head = "record\tasm_variant\tasm_string\tsize\tbits_msb_first\tflags\n";
    let syntax = "s_add_u32 $sdst, $src0, $src1";
    let instructions = format!("{head}S_ADD_U32\tDefault\t{syntax}\t4\t{}\tSOP2\n", tables.bits);
    let facts = Facts::from_tables(|name| {
        let text = match name {
            "predicates" => PREDICATES,
            "features" => FEATURES,
            "processors" => PROCESSORS,
            "operands" => OPERANDS,
            "instructions" => &instructions,
            "match_order" => tables.order,
            _ => ALIASES,
        };
        Table::parse(name, text)
    })?;
    let isa = isa_rows::read(|name| match name {
        "types" => TYPES,
        "classes" => tables.classes,
        "layouts" => tables.layouts,
        "sop2" => tables.row,
        "aliases" => tables.name,
        _ => "",
    })
    .map_err(|faults| anyhow::anyhow!("{faults:?}"))?;
    let machines = machines::all(&facts)?;
    let mut availability = Availability::new(&facts, &machines);
    let mut llvm = record::shapes(&facts, &Classes(&isa.classes), &mut availability)?;
    let mut ours = form::shapes(&isa, &machines);
    let names = (Meanings::of_llvm(&facts, &mut availability)?, Meanings::of_rows(&isa, &machines));
    names.0.hide(&mut llvm);
    names.1.hide(&mut ours);
    let mut differences = compare::compare(&llvm, &ours, &machines);
    differences.extend(alias::compare(&names.0, &names.1));
    differences.extend(compare::optional(&facts, &isa.classes));
    Ok(differences)
}

/// What differs, with what is told of it.
fn told(tables: &Tables<'_>) -> Vec<(What, String)> {
    differences(tables).unwrap().into_iter().map(|difference| (difference.what, difference.detail)).collect()
}

#[test]
fn tables_that_agree_have_no_difference() {
    assert_eq!(told(&GOOD), []);
}

#[test]
fn a_wrong_opcode_is_found() {
    let row = ROW.replace(" 0 ", " 4 ");
    let detail = "bit 25 LLVM 0, ours 1 (sop2.rows:1)".to_owned();
    assert_eq!(told(&Tables { row: &row, ..GOOD }), [(What::Bits, detail)]);
    let bits = BITS.replace("100000000", "100000100");
    let detail = "bit 25 LLVM 1, ours 0 (sop2.rows:1)".to_owned();
    assert_eq!(told(&Tables { bits: &bits, ..GOOD }), [(What::Bits, detail)]);
}

#[test]
fn a_field_in_another_place_is_found() {
    let layouts = LAYOUTS.replace("SSRC1:15:8 SSRC0:7:0", "SSRC0:15:8 SSRC1:7:0");
    let [(What::Bits, detail)] = &told(&Tables { layouts: &layouts, ..GOOD })[..] else {
        panic!("no bits differ")
    };
    assert!(detail.starts_with("bit 15:0 LLVM src1[7] "), "{detail}");
    let bits = BITS.replace("sdst[6:0]", "sdst[5:0] 0");
    let [(What::Bits, detail)] = &told(&Tables { bits: &bits, ..GOOD })[..] else { panic!("no bits differ") };
    assert!(detail.starts_with("bit 22:16 LLVM sdst[5] "), "{detail}");
}

#[test]
fn a_missing_processor_is_found() {
    let row = ROW.replace(". . 0 . . 0", ". . 0 . . .");
    let detail = "sop2.rows:1 has it elsewhere".to_owned();
    assert_eq!(told(&Tables { row: &row, ..GOOD }), [(What::Machines, detail)]);
}

#[test]
fn a_processor_too_many_is_found() {
    let order = ORDER.replace("isGFX9Plus", "isGFX9Only");
    let detail = "Default (SReg_32 SSrc_b32 SSrc_b32)".to_owned();
    assert_eq!(told(&Tables { order: &order, ..GOOD }), [(What::Extra, detail)]);
}

#[test]
fn another_class_is_found() {
    let order = ORDER.replace("SReg_32 SSrc_b32 SSrc_b32", "SReg_32 SSrc_b32 SSrc_f32");
    let detail = "src1 LLVM SSrc_f32, ours SSrc_b32 (sop2.rows:1)".to_owned();
    assert_eq!(told(&Tables { order: &order, ..GOOD }), [(What::Classes, detail)]);
    let classes = CLASSES.replace("inline,", "optional,inline,");
    let detail = "it may be absent here only".to_owned();
    assert_eq!(told(&Tables { classes: &classes, ..GOOD }), [(What::Optional, detail)]);
}

#[test]
fn a_missing_instruction_is_found() {
    let order = format!("{ORDER}Default\ts_add_i32\tS_ADD_U32\tisGFX9Plus\tSReg_32 SSrc_b32 SSrc_b32\n");
    let detail = "(SReg_32 SSrc_b32 SSrc_b32)".to_owned();
    assert_eq!(told(&Tables { order: &order, ..GOOD }), [(What::Missing, detail)]);
}

#[test]
fn another_meaning_of_a_name_is_found() {
    let name = NAME.replace('9', "9-10");
    let detail = "LLVM s_plus, ours s_add_u32".to_owned();
    assert_eq!(told(&Tables { name: &name, ..GOOD }), [(What::Alias, detail)]);
    let detail = "LLVM s_add_u32, ours s_plus".to_owned();
    assert_eq!(told(&Tables { name: "", ..GOOD }), [(What::Alias, detail)]);
}
