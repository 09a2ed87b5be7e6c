//! `.amd_kernel_code_t`: the kernel code object of old, field by field.

use super::super::diagnostic::{Reported, Severity};
use super::super::kernel::code::{self, KernelCode, Kind};
use super::super::kernel::descriptor::Maker;
use super::super::statement::{Block, Statement};
use super::super::token::{Loc, Span, TokenKind};
use crate::target::Feature;

/// A field that nothing reads any more.
const DEPRECATED: &[u8] = b"max_scratch_backing_memory_byte_size";
/// No place in the source: LLVM gives none for what it finds once the object is complete.
const NOWHERE: Loc = Loc(u32::MAX);

impl Statement<'_, '_, '_> {
    pub(super) fn kernel_code(&mut self) -> Result<(), Reported> {
        self.state.block = Some(Block::KernelCode(Box::new(KernelCode::new(self.state.target))));
        Ok(())
    }

    /// A field, by its name, which has been taken.
    pub(super) fn kernel_code_field(&mut self, code: &mut KernelCode, id: Span) -> Result<(), Reported> {
        let name = self.parser.text_in(id);
        if name == DEPRECATED {
            self.skip_rest();
            return Ok(());
        }
        let Some((index, row)) = code::find(name) else {
            let name = String::from_utf8_lossy(name);
            return Err(self.parser.error_here(format!("unexpected amd_kernel_code_t field name {name}")));
        };
        if !self.parser.eat(TokenKind::Equal) {
            return Err(self.parser.error_here("expected '='"));
        }
        if matches!(row.2, Kind::Expression | Kind::Resource(..)) {
            let Ok(value) = self.parser.parse_expression() else {
                return Err(self.parser.error_here("Could not parse expression"));
            };
            let mut maker = Maker { exprs: self.parser.exprs, symbols: self.parser.symbols };
            code.set_value(&mut maker, index, row, value);
        } else {
            let Ok(number) = self.parser.parse_absolute() else {
                return Err(self.parser.error_here("integer absolute expression expected"));
            };
            code.set_number(index, row, number);
        }
        self.parser.bump();
        self.check_wave_size(code, row.0)
    }

    /// An error if a field contradicts the size of the target's waves.
    fn check_wave_size(&mut self, code: &KernelCode, name: &str) -> Result<(), Reported> {
        let shown = match name {
            "enable_wavefront_size32" | "wavefront_size" => code.number(name),
            _ => return Ok(()),
        };
        let asks_for_32 = shown == if name == "wavefront_size" { 5 } else { 1 };
        let asks_for_64 = shown == if name == "wavefront_size" { 6 } else { 0 };
        let target = self.state.target;
        let complaint = if asks_for_32 && !target.is_gfx10_plus() {
            "is only allowed on GFX10+"
        } else if asks_for_32 && !target.has(Feature::WavefrontSize32) {
            "requires +WavefrontSize32"
        } else if asks_for_64 && !target.has(Feature::WavefrontSize64) {
            "requires +WavefrontSize64"
        } else {
            return Ok(());
        };
        Err(self.parser.error_here(format!("{name}={shown} {complaint}")))
    }

    /// The end of the object, which is printed.
    pub(super) fn kernel_code_end(&mut self, code: &KernelCode) {
        let mut maker = Maker { exprs: self.parser.exprs, symbols: self.parser.symbols };
        if let Some(message) = code.fault(&maker, self.state.target) {
            self.parser.diagnostics.emit(Severity::Error, NOWHERE, message, false);
        }
        let lines = code.lines(&mut maker);
        let out = self.out();
        out.text(b"\t.amd_kernel_code_t\n");
        for (name, value) in lines {
            self.state.streamer.text(format!("\t\t{name} = "));
            self.print_value(value);
            self.state.streamer.text(b"\n");
        }
        self.state.streamer.text(b"\t.end_amd_kernel_code_t\n");
    }
}
