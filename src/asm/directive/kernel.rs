//! `.amdhsa_kernel`: a kernel descriptor, field by field.

use super::super::diagnostic::Reported;
use super::super::expr::Value;
use super::super::kernel::descriptor::{Descriptor, Fault, Maker, max_user_sgprs};
use super::super::kernel::fields::{self, Field, Kept, Place, Resolved};
use super::super::statement::{Block, Statement};
use super::super::target_id::Setting;
use super::super::token::Span;

impl Statement<'_, '_, '_> {
    /// The start of a kernel descriptor; nothing if it has no name.
    pub(super) fn kernel(&mut self) -> Option<Result<(), Reported>> {
        let name = self.parser.parse_identifier()?;
        let descriptor = Descriptor::new(self.parser.text_in(name), self.state.target);
        self.state.block = Some(Block::Kernel(Box::new(descriptor)));
        Some(Ok(()))
    }

    fn range_error(&mut self, range: Span, message: impl Into<std::borrow::Cow<'static, str>>) -> Reported {
        self.parser.diagnostics.error_range(range.start, range, message)
    }

    /// A field, by its name, which has been taken.
    pub(super) fn kernel_field(&mut self, kernel: &mut Descriptor, id: Span) -> Result<(), Reported> {
        let name = self.parser.text_in(id);
        if !kernel.see(name) {
            return Err(self.parser.error_here(".amdhsa_ directives cannot be repeated"));
        }
        let start = self.parser.loc();
        let value = self.parser.parse_expression()?;
        let range = Span { start, end: self.parser.loc() };
        let number = self.parser.absolute(value);
        if number.is_some_and(|number| number < 0) {
            return Err(self.range_error(range, "value out of range"));
        }
        let Some(field) = fields::find(name, self.state.target) else {
            return Err(self.range_error(id, "unknown .amdhsa_kernel directive"));
        };
        let unresolved = number.is_none() && field.resolved != Resolved::Any;
        let unmet = field.unmet(self.state.target);
        if unresolved && (field.resolved == Resolved::First || unmet.is_none()) {
            return Err(self.range_error(id, "directive should have resolvable expression"));
        }
        if let Some(needs) = unmet {
            return Err(self.range_error(id, needs.message(self.state.target)));
        }
        self.kernel_value(kernel, field, (id, range), value)
    }

    fn kernel_value(
        &mut self,
        kernel: &mut Descriptor,
        field: &Field,
        (id, range): (Span, Span),
        value: Value,
    ) -> Result<(), Reported> {
        let number = self.parser.absolute(value).unwrap_or(0).cast_unsigned();
        let width = match field.place {
            Place::Bits(bits) => Some(bits.width),
            Place::Apart(width) => width,
            Place::Late(_) => None,
        };
        let most = u64::from(max_user_sgprs(self.state.target));
        let too_many = field.kept == Some(Kept::PreloadLength) && number > most;
        if too_many || width.is_some_and(|width| number >> width != 0) {
            return Err(self.range_error(range, "value out of range"));
        }
        if field.kept == Some(Kept::ReserveXnackMask) && (number != 0) != self.xnack_on_or_any() {
            return Err(self.range_error(id, ".amdhsa_reserve_xnack_mask does not match target id"));
        }
        if number != 0 {
            let preloaded = if field.kept == Some(Kept::PreloadLength) { number } else { 0 };
            let implied = field.user_sgprs + u32::try_from(preloaded).unwrap_or(0);
            kernel.implied_user_sgprs = kernel.implied_user_sgprs.saturating_add(implied);
        }
        if let Place::Bits(bits) = field.place {
            let mut maker = Maker { exprs: self.parser.exprs, symbols: self.parser.symbols };
            if bits.width == 32 {
                kernel.replace(bits, value);
            } else {
                kernel.set(&mut maker, bits, value);
            }
        }
        match field.kept {
            Some(Kept::NextFreeVgpr) => kernel.ranges[0] = range,
            Some(Kept::NextFreeSgpr) => kernel.ranges[1] = range,
            _ => {}
        }
        if let Some(kept) = field.kept {
            kernel.keep(kept, value);
        }
        Ok(())
    }

    fn xnack_on_or_any(&self) -> bool {
        matches!(self.state.target_id.xnack, Setting::On | Setting::Any)
    }

    /// The end of a kernel descriptor, which is printed.
    pub(super) fn kernel_end(&mut self, kernel: &mut Descriptor) -> Result<(), Reported> {
        let xnack = self.xnack_on_or_any();
        let mut maker = Maker { exprs: self.parser.exprs, symbols: self.parser.symbols };
        match kernel.finish(&mut maker, self.state.target, xnack) {
            Ok(()) => {}
            Err(Fault::OutOfRange(range)) => return Err(self.range_error(range, "value out of range")),
            Err(Fault::Other(message)) => return Err(self.parser.error_here(message)),
        }
        let supported = self.state.target_id.xnack != Setting::Unsupported;
        let shown = supported.then_some(xnack);
        let lines = kernel.lines(&mut maker, self.state.target, self.state.code_object_version, shown);
        self.catch_up();
        self.state.print_target_directive();
        let out = &mut self.state.streamer;
        out.text(b"\t.amdhsa_kernel ");
        out.text(&kernel.name);
        out.text(b"\n");
        for (name, value) in lines {
            out.text(b"\t\t");
            out.text(name);
            out.text(b" ");
            out.value(self.parser.exprs, self.parser.symbols, value);
            out.text(b"\n");
        }
        out.text(b"\t.end_amdhsa_kernel\n");
        Ok(())
    }
}
