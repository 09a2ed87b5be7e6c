//! Instruction rows: one line per mnemonic, encoding and operand shape, with an opcode per generation.

use crate::expand::image;
use crate::fault::{Faults, lines};
use crate::form::Slot;
use crate::generation::{COLUMNS, Columns};
use crate::value_type::ValueTypes;

/// The encodings that rows name.
pub const ENCODINGS: [&str; 36] = [
    "SOP1",
    "SOP2",
    "SOPC",
    "SOPK",
    "SOPP",
    "SMEM",
    "VOP1",
    "VOP2",
    "VOPC",
    "VOP3",
    "VOP3P",
    "VOPD",
    "VINTRP",
    "VINTERP",
    "LDSDIR",
    "MAI",
    "WMMA",
    "SWMMAC",
    "DS",
    "FLAT",
    "GLOBAL",
    "SCRATCH",
    "MUBUF",
    "MTBUF",
    "MIMG",
    "VIMAGE",
    "VSAMPLE",
    "EXP",
    "VOPD3",
    "MAISCALE",
    "SMFMAC",
    "ACCVGPR",
    "WMMASCALE",
    "WMMASCALE16",
    "WMMALDSCALE",
    "ILLEGAL",
];

/// The modifiers that rows use, with their operand classes.
pub const MODIFIERS: [(&str, &str); 52] = [
    ("op_sel", "OpSel"),
    ("op_sel_hi", "OpSelHi"),
    ("neg_lo", "NegLo"),
    ("neg_hi", "NegHi"),
    ("clamp", "Clamp"),
    ("omod", "OModSI"),
    ("byte_sel", "ByteSel"),
    ("bitop3", "BitOp3"),
    ("wait_exp", "WaitEXP"),
    ("offset", "Offset"),
    ("offset0", "Offset0"),
    ("offset1", "Offset1"),
    ("flat_offset", "FlatOffset"),
    ("swizzle", "Swizzle"),
    ("gds", "GDS"),
    ("cpol", "CPol"),
    ("lds", "lds"),
    ("dmask", "DMask"),
    ("dim", "Dim"),
    ("unorm", "UNorm"),
    ("r128", "R128A16"),
    ("a16", "A16"),
    ("tfe", "TFE"),
    ("lwe", "LWE"),
    ("lds", "lds"),
    ("d16", "D16"),
    ("da", "DA"),
    ("format", "FORMAT"),
    ("vm", "ExpVM"),
    ("compr", "ExpCompr"),
    ("attr_chan", "InterpAttrChan"),
    ("wait_vdst", "WaitVDST"),
    ("wait_va_vdst", "WaitVAVDst"),
    ("wait_vm_vsrc", "WaitVMVSrc"),
    ("high", "High"),
    ("cbsz", "CBSZ"),
    ("abid", "ABID"),
    ("blgp", "BLGP"),
    ("scale_sel", "ScaleSel"),
    ("bound_ctrl", "DppBoundCtrl"),
    ("fi", "DppFI"),
    ("index_key_8bit", "IndexKey8bit"),
    ("index_key_16bit", "IndexKey16bit"),
    ("index_key_32bit", "IndexKey32bit"),
    ("matrix_a_fmt", "MatrixAFMT"),
    ("matrix_b_fmt", "MatrixBFMT"),
    ("matrix_a_scale", "MatrixAScale"),
    ("matrix_b_scale", "MatrixBScale"),
    ("matrix_a_scale_fmt", "MatrixAScaleFmt"),
    ("matrix_b_scale_fmt", "MatrixBScaleFmt"),
    ("matrix_a_reuse", "MatrixAReuse"),
    ("matrix_b_reuse", "MatrixBReuse"),
];

/// The flags that say which forms a row has.
pub const SHAPE_FLAGS: [&str; 30] = [
    // VDATA of an image instruction may be `off`, from gfx10 on.
    "vdata_off",
    // The image has several samples per texel.
    "msaa",
    // There is no VOP3 form.
    "no_e64",
    // There is no DPP form.
    "no_dpp",
    // There is no VOP3 form with DPP.
    "no_e64_dpp",
    // There is nothing but a DPP form, that of a generation without `fi`: LLVM takes the record of gfx942 on gfx1251.
    "old_dpp_only",
    // The 32-bit form has no DPP form.
    "no_e32_dpp",
    // The VOP3 form needs no suffix to be asked for.
    "default",
    // There is no SDWA form.
    "no_sdwa",
    // There is one although an operand is wider than 32 bits.
    "wide_sdwa",
    // There are DPP and SDWA although there are no operands, up to gfx10.
    "bare_dpp",
    // SDWA writes all of the destination, and names no part of it.
    "no_dst_sel",
    // SDWA does not multiply, though VOP3 does.
    "no_sdwa_omod",
    // `+real-true16` adds no op_sel.
    "no_op_sel",
    // Exists with `+real-true16` only.
    "true16_only",
    // The form with whole registers exists with `+real-true16` too.
    "both16",
    // That of VOP3 alone does.
    "both16_e64",
    // Of those forms, that with DPP8 does not.
    "fake_dpp8",
    // Neither the 32-bit form nor VOP3 is printed with a suffix.
    "no_suffix",
    // The first half of a pair only.
    "x_only",
    // The second half of a pair only.
    "y_only",
    // LLVM overlooks its source modifiers in VOPD3.
    "uncounted_mods",
    // The address has no VGPR.
    "no_vaddr",
    // The address must have a scalar base: there is no `off`.
    "no_off",
    // The atomic instruction always returns the value before it.
    "ret_only",
    // It takes no AGPRs as data where others of its encoding do.
    "no_agpr",
    // It has no bit for SCC.
    "no_scc",
    // The atomic instruction never returns it.
    "no_ret",
    // Works on GDS alone, and says so by the word `gds`.
    "gds_only",
    // Stands in every assembler variant.
    "all_variants",
];

/// The flags that checks and printer ask for, with the variant of `Quirk` in `src/isa` that each becomes.
pub const QUIRKS: [(&str, &str); 40] = [
    // SDWA takes `sext` but has no bit for it: its sources are floating-point numbers.
    ("no_sext", "NoSext"),
    // The sources change places: `v_subrev_f32`.
    ("reversed", "Reversed"),
    // Reads VCC without naming it.
    ("reads_vcc", "ReadsVcc"),
    // Reads M0 without naming it.
    ("reads_m0", "ReadsM0"),
    // Finds its source, a VGPR, through M0.
    ("movrels", "Movrels"),
    // Takes one scalar value, even where other instructions may take two.
    ("one_scalar", "OneScalar"),
    // Its source is scalar, though the parser takes a VGPR as well: `v_s_exp_f32`.
    ("scalar_src", "ScalarSrc"),
    // `v_writelane_b32`.
    ("write_lane", "WriteLane"),
    // op_sel holds fi and bound_ctrl.
    ("permlane16", "Permlane16"),
    // `v_div_scale_f32` and `v_div_scale_f64`.
    ("div_scale", "DivScale"),
    // Runs in the double-precision ALU though its operands are of 32 bits.
    ("dp_alu", "DpAlu"),
    // Its source is of 64 bits, though DPP takes it as one VGPR.
    ("wide_src", "WideSrc"),
    // `s_waitcnt_vmcnt` and its kin.
    ("wait_counter", "WaitCounter"),
    // SRC2 is the destination, though not written: `v_fmac_f16`.
    ("tied_src2", "TiedSrc2"),
    // SRC2 of a pair's first half is its destination, though not written. Follows from `tied_src2` of the half.
    ("tied_src2_x", "TiedSrc2X"),
    // The same of the second half.
    ("tied_src2_y", "TiedSrc2Y"),
    // From gfx11.7 on, the second half reads through the cache of SRC2 if both halves have this flag.
    ("src2_cache", "Src2Cache"),
    // LLVM overlooks the source modifiers of a pair's first half when it looks for registers in VOPD3. Follows from
    // `uncounted_mods` of the half.
    ("uncounted_mods_x", "UncountedModsX"),
    // The same of the second half.
    ("uncounted_mods_y", "UncountedModsY"),
    // A pair of VOPD3 that VOPD has, too. Follows from the rows.
    ("has_vopd", "HasVopd"),
    // op_sel has a bit for the destination as it is read, before that of the destination as it is written.
    ("tied_op_sel", "TiedOpSel"),
    // Halves are selected source by source, not packed: op_sel_hi is 0 by default.
    ("mix", "Mix"),
    // op_sel is taken and printed, but has no bits.
    ("blind_op_sel", "BlindOpSel"),
    // A dot product.
    ("dot", "Dot"),
    // neg_lo and neg_hi go to the third source alone.
    ("neg_src2", "NegSrc2"),
    // NEG says that both factors are signed, whatever neg_lo is.
    ("signed_dot", "SignedDot"),
    // Tuples of the factors have the size that cbsz and blgp ask for.
    ("f8f6f4", "F8f6f4"),
    // neg_lo and neg_hi go to the first two sources alone.
    ("neg_src01", "NegSrc01"),
    // neg_hi goes to the third source alone, though it may name the others.
    ("neg_hi_src2", "NegHiSrc2"),
    // `blgp` is written `neg`: the three bits negate sources.
    ("neg_blgp", "NegBlgp"),
    // VDST is an integer although the form has omod.
    ("int_dst", "IntDst"),
    // Writes memory and reads none: which temporal hints it takes, and how they are printed.
    ("store", "Store"),
    // Reads and writes memory in one step; likewise.
    ("atomic", "Atomic"),
    // Its destination may start at an odd register even where tuples must not.
    ("unaligned_dst", "UnalignedDst"),
    // op_sel's first bit is that of SRC1, since SRC0 holds an attribute.
    ("attr_op_sel", "AttrOpSel"),
    // What stands in the place of a destination is read, and not written: `s_cmpk_eq_i32`.
    ("reads_dst", "ReadsDst"),
    // The destination is read before it is written: `s_addk_i32`.
    ("keeps_dst", "KeepsDst"),
    // Its first source, or its address, is written, too: `v_swap_b32`.
    ("writes_src", "WritesSrc"),
    // LLVM prints a space after the mnemonic though no operand follows.
    ("space_after", "SpaceAfter"),
    // It is printed under another name. Follows from `prints:MNEMONIC`.
    ("other_name", "OtherName"),
];

/// One instruction row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Mnemonic without a suffix.
    pub mnemonic: String,
    /// Encoding.
    pub encoding: String,
    /// Operand names with their value types, in the order of the syntax.
    pub operands: Vec<(String, String)>,
    /// Modifiers, in the order of the syntax.
    pub modifiers: Vec<String>,
    /// Opcode per column.
    pub opcodes: [Option<u16>; COLUMNS.len()],
    /// Flags.
    pub flags: Vec<String>,
    /// The generations that have DPP16, and no DPP8, where the row says so (`dpp:90a-94,125`); else the rule decides.
    pub dpp: Option<Columns>,
    /// The same of VOP3 with DPP (`e64_dpp:125`).
    pub e64_dpp: Option<Columns>,
    /// The mnemonic under which it is printed, where the row is LLVM's alias of another instruction with operands of its
    /// own (`prints:v_add_i32`). A second VCC is read and not printed then.
    pub prints: Option<String>,
    /// Predicates that the GPU must meet.
    pub needs: Vec<String>,
    /// Line in the row file.
    pub line: usize,
}

impl Row {
    /// Whether a flag is set.
    #[must_use]
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|own| own == flag)
    }

    /// The type of an operand.
    #[must_use]
    pub fn operand(&self, name: &str) -> Option<&str> {
        self.operands.iter().find(|(own, _)| own == name).map(|(_, value_type)| value_type.as_str())
    }
}

/// Reads a file of instruction rows.
#[must_use]
pub fn read(text: &str, types: &ValueTypes, faults: &mut Faults) -> Vec<Row> {
    lines(text).filter_map(|(line, words)| read_row(line, &words, types, faults)).collect()
}

fn read_row(line: usize, words: &[&str], types: &ValueTypes, faults: &mut Faults) -> Option<Row> {
    let [mnemonic, encoding, operands, modifiers, rest @ ..] = words else {
        faults.add(line, "expected: mnemonic, encoding, operands, modifiers, opcodes, flags");
        return None;
    };
    if !ENCODINGS.contains(encoding) {
        faults.add(line, format!("unknown encoding `{encoding}`"));
    }
    if rest.len() < COLUMNS.len() {
        faults.add(line, format!("{} opcodes where {} are needed", rest.len(), COLUMNS.len()));
        return None;
    }
    let (opcode_words, flag_words) = rest.split_at(COLUMNS.len());
    let mut opcodes = [None; COLUMNS.len()];
    for (opcode, word) in opcodes.iter_mut().zip(opcode_words) {
        if *word != "." {
            *opcode = u16::from_str_radix(word, 16).ok();
            if opcode.is_none() {
                faults.add(line, format!("`{word}` is no hexadecimal opcode"));
            }
        }
    }
    let mut row = Row {
        mnemonic: (*mnemonic).to_owned(),
        encoding: (*encoding).to_owned(),
        operands: Vec::new(),
        modifiers: Vec::new(),
        opcodes,
        flags: Vec::new(),
        dpp: None,
        e64_dpp: None,
        prints: None,
        needs: Vec::new(),
        line,
    };
    read_operands(&mut row, operands, types, faults);
    for modifier in modifiers.split(',').filter(|word| *word != "-") {
        if !MODIFIERS.iter().any(|(name, _)| *name == modifier) {
            faults.add(line, format!("unknown modifier `{modifier}`"));
        }
        row.modifiers.push(modifier.to_owned());
    }
    for flag in flag_words {
        match flag.split_once(':') {
            Some(("needs", predicate)) => row.needs.push(predicate.to_owned()),
            Some(("prints", mnemonic)) => {
                row.prints = Some(mnemonic.to_owned());
                row.flags.push("other_name".to_owned());
            }
            Some((name @ ("dpp" | "e64_dpp"), columns)) => {
                let columns = Columns::parse(columns);
                if columns.is_none() {
                    faults.add(line, format!("`{flag}` names no generations"));
                }
                *(if name == "dpp" { &mut row.dpp } else { &mut row.e64_dpp }) = columns;
            }
            None if is_flag(flag) => row.flags.push((*flag).to_owned()),
            _ => faults.add(line, format!("unknown flag `{flag}`")),
        }
    }
    Some(row)
}

fn is_flag(word: &str) -> bool {
    SHAPE_FLAGS.contains(&word) || QUIRKS.iter().any(|(name, _)| *name == word)
}

fn read_operands(row: &mut Row, operands: &str, types: &ValueTypes, faults: &mut Faults) {
    for operand in operands.split(',').filter(|word| *word != "-") {
        let Some((name, value_type)) = operand.split_once(':') else {
            faults.add(row.line, format!("`{operand}` is not NAME:TYPE"));
            continue;
        };
        if Slot::of_operand(name).is_none() {
            faults.add(row.line, format!("unknown operand `{name}`"));
        }
        let known = value_type == "bool"
            || types.knows(value_type)
            || image::knows(name, value_type)
            || is_size(value_type);
        if !known {
            faults.add(row.line, format!("unknown type `{value_type}`"));
        }
        row.operands.push((name.to_owned(), value_type.to_owned()));
    }
}

/// Whether a type is a number of bits, as memory encodings have it: `b96`.
fn is_size(value_type: &str) -> bool {
    let bits = value_type.strip_prefix('b').and_then(|bits| bits.parse::<u16>().ok());
    bits.is_some_and(|bits| bits > 0 && bits % 32 == 0)
}
