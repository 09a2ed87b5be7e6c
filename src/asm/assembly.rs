//! The way into the engine for programs that take it as a crate: a source in, instructions or diagnostics out.
//!
//! Nothing is included from files here, and no text is made of directives: the command line of `llvm-mc` in the layer
//! `mc` does both. Both go through the one [`assembler`].

use super::assembler::{self, Assembled, Emitted, Included, Includes};
use super::diagnostic::Severity;
use super::encoded::FixupKind;
use super::instruction::Instructions;
use super::source::{SourceMap, TooLarge};
use crate::isa::Form;
use crate::target::Target;
use std::fmt;

/// What a source without errors became.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Assembly {
    /// The instructions, in the order of the source.
    pub instructions: Vec<Instruction>,
    /// The warnings, in the order in which they were found.
    pub warnings: Vec<Diagnostic>,
}

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Instruction {
    /// The line of its statement, from 1; of the outermost macro call, if a macro made it.
    pub line: u32,
    /// The instruction as LLVM prints it: `v_add_f32_e32 v1, v2, v3`.
    pub text: String,
    /// Its machine code in the order of memory: 4 to 20 bytes, a multiple of 4. Bits that a fixup will fill are 0.
    pub bytes: Vec<u8>,
    /// What is still open in the bytes: at most two fields.
    pub fixups: Vec<Fixup>,
    /// The form that was chosen for it: its encoding, operands and row.
    pub form: Option<&'static Form>,
}

/// A field of an instruction that waits for the value of a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fixup {
    /// The first byte of the field, counted from the instruction's start.
    pub offset: usize,
    /// How the value goes in, and how many bits it fills.
    pub kind: FixupKind,
    /// The expression as LLVM prints it: `table+4`.
    pub value: String,
}

/// Something that the assembler has to say of the source. As text it is `2:19: error: register index is out of range`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// An error or a warning.
    pub severity: Severity,
    /// Line, from 1; of the outermost macro call, if the text is that of a macro.
    pub line: u32,
    /// Column in bytes, from 1; of the same place as the line.
    pub column: u32,
    /// The message in LLVM's words, without a final stop.
    pub message: String,
}

/// Assembles a source for a target.
///
/// Directives, symbols, macros and conditions are obeyed as `llvm-mc` does. Only instructions come out: data of
/// directives such as `.long` are none, and labels are not resolved, so that a branch has a [`Fixup`].
///
/// # Errors
/// Everything that was found, warnings included, if there is at least one error. An instruction that the target has and
/// this engine does not yet is an error whose message ends in "not supported yet". To include a file is an error, too.
///
/// # Examples
/// ```
/// use mcreplay::{Target, assemble};
///
/// let target = Target::for_processor("gfx1100", "")?;
/// let assembly = assemble("v_add_f32 v1, v2, v3\nv_lerp_u8 v5, v1, v2, s3\ns_branch done\ndone:", &target)
///     .map_err(|diagnostics| diagnostics[0].clone())?;
///
/// let [add, lerp, branch] = &assembly.instructions[..] else { panic!("three instructions") };
/// assert_eq!(add.text, "v_add_f32_e32 v1, v2, v3");
/// assert_eq!(add.bytes, [0x02, 0x07, 0x02, 0x06]);
/// assert_eq!(lerp.bytes, [0x05, 0x00, 0x15, 0xd6, 0x01, 0x05, 0x0e, 0x00]);
/// assert_eq!((branch.line, branch.fixups[0].value.as_str()), (3, "done"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// What is refused comes with its place:
///
/// ```
/// # use mcreplay::{Target, assemble};
/// # let target = Target::for_processor("gfx1100", "")?;
/// let diagnostics = assemble("s_nop 0\nv_add_f32 v1, v2, s300", &target).unwrap_err();
/// assert_eq!((diagnostics[0].line, diagnostics[0].column), (2, 19));
/// assert_eq!(diagnostics[0].to_string(), "2:19: error: register index is out of range");
/// # Ok::<(), mcreplay::TargetError>(())
/// ```
pub fn assemble(source: impl AsRef<[u8]>, target: &Target) -> Result<Assembly, Vec<Diagnostic>> {
    let mut collector = Collector::default();
    let options = assembler::Options::default();
    let mut instructions = Instructions::new(target);
    let assembled =
        assembler::assemble(source.as_ref().into(), target, &options, &mut instructions, &mut collector);
    let diagnostics = diagnostics(&assembled);
    if assembled.had_error {
        return Err(diagnostics);
    }
    Ok(Assembly { instructions: collector.instructions, warnings: diagnostics })
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.line, self.column, self.severity.name(), self.message)
    }
}

impl std::error::Error for Diagnostic {}

/// Keeps the instructions of a source; there are no files to include.
#[derive(Default)]
struct Collector {
    instructions: Vec<Instruction>,
}

impl Includes for Collector {
    fn find(&self, _: &str, _: usize) -> Result<Option<Included>, TooLarge> {
        Ok(None)
    }

    fn wants_bytes(&self) -> bool {
        true
    }

    fn instruction(&mut self, source: &SourceMap, emitted: &Emitted<'_>) {
        let encoded = emitted.encoded;
        let fixups = encoded.fixups().map(|fixup| {
            let mut value = Vec::new();
            emitted.exprs.print(emitted.symbols, fixup.value, &mut value);
            Fixup { offset: fixup.offset.into(), kind: fixup.kind, value: text(&value) }
        });
        self.instructions.push(Instruction {
            line: source.line_and_column(emitted.loc).map_or(1, |(line, _)| line),
            text: text(&encoded.text),
            bytes: encoded.bytes().to_vec(),
            fixups: fixups.collect(),
            form: encoded.form,
        });
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Errors and warnings, those of a macro's text at the place of the call.
fn diagnostics(assembled: &Assembled) -> Vec<Diagnostic> {
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for message in &assembled.messages {
        let diagnostic = &message.diagnostic;
        let (line, column) = assembled.source.line_and_column(diagnostic.loc).unwrap_or((1, 1));
        match (diagnostic.severity, diagnostics.last_mut()) {
            // The notes after a message lead from the innermost call to the outermost.
            (Severity::Note, Some(last)) => (last.line, last.column) = (line, column),
            (severity, _) => {
                let message = diagnostic.message.to_string();
                diagnostics.push(Diagnostic { severity, line, column, message });
            }
        }
    }
    diagnostics
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gfx1100(source: &str) -> Result<Assembly, Vec<Diagnostic>> {
        assemble(source, &Target::for_processor("gfx1100", "").unwrap())
    }

    fn refused(source: &str) -> Vec<String> {
        gfx1100(source).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn an_empty_source_has_no_instructions() {
        assert_eq!(gfx1100(""), Ok(Assembly::default()));
    }

    /// Places and messages are llvm-mc's.
    #[test]
    fn says_where_a_source_is_wrong() {
        assert_eq!(
            refused("s_nop 0\nv_mov_b32 v1\n\tv_mov_b32 v1, v256\ns_nop 0"),
            ["2:1: error: too few operands for instruction", "3:16: error: register index is out of range"]
        );
    }

    #[test]
    fn the_text_of_a_macro_stands_at_its_call() {
        let definition = ".macro copy from\nv_mov_b32 v0, \\from\n.endm\n";
        let good = gfx1100(&format!("{definition}\n copy v1")).unwrap();
        assert_eq!(good.instructions[0].line, 5);
        assert_eq!(
            refused(&format!("{definition}\n copy v256")),
            ["5:2: error: register index is out of range"]
        );
    }

    #[test]
    fn warnings_do_not_stop_it() {
        let assembly = gfx1100("s_nop 0\n.warning \"odd\"\ns_nop 1").unwrap();
        let warnings: Vec<String> = assembly.warnings.iter().map(ToString::to_string).collect();
        assert_eq!(warnings, ["2:1: warning: odd"]);
        assert_eq!(assembly.instructions.len(), 2);
    }

    #[test]
    fn fixups_say_what_is_open() {
        let assembly = gfx1100("s_mov_b32 s0, table+4").unwrap();
        let [instruction] = &assembly.instructions[..] else { panic!("{assembly:?}") };
        let [fixup] = &instruction.fixups[..] else { panic!("{instruction:?}") };
        assert_eq!((fixup.offset, fixup.kind.bits(), fixup.value.as_str()), (4, 32, "table+4"));
        assert_eq!(instruction.bytes, [0xff, 0, 0x80, 0xbe, 0, 0, 0, 0]);
    }

    #[test]
    fn files_are_not_included() {
        assert_eq!(refused(".include \"a.s\""), ["1:10: error: Could not find include file 'a.s'"]);
    }
}
