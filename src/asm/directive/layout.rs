//! Directives that move the place: alignment, space, filling.

use super::super::diagnostic::Reported;
use super::super::expr::Value;
use super::super::statement::Statement;
use super::super::token::{Loc, TokenKind};

/// What a `.align` or one of its kin says.
struct Alignment {
    loc: Loc,
    value: i64,
    fill: Option<(Loc, i64)>,
    max_bytes: Option<(Loc, i64)>,
}

impl Statement<'_, '_, '_> {
    pub(super) fn layout_directive(&mut self, name: &[u8]) -> Option<Result<(), Reported>> {
        Some(match name {
            b".align" | b".balign" => self.align(false, 1),
            b".align32" | b".balignl" => self.align(false, 4),
            b".balignw" => self.align(false, 2),
            b".p2align" => self.align(true, 1),
            b".p2alignw" => self.align(true, 2),
            b".p2alignl" => self.align(true, 4),
            b".org" => self.org(),
            b".fill" => self.fill(),
            b".zero" | b".space" | b".skip" => self.space(),
            _ => return None,
        })
    }

    fn align(&mut self, is_power: bool, value_size: u32) -> Result<(), Reported> {
        let loc = self.parser.loc();
        self.check_section()?;
        if is_power && value_size == 1 && self.parser.at(TokenKind::EndOfStatement) {
            let _pending =
                self.parser.diagnostics.warning(loc, "p2align directive with no operand(s) is ignored");
            return self.end_of_statement();
        }
        let alignment = self.parse_alignment(loc)?;
        // LLVM emits an alignment even after an error.
        let (power, mut result) = self.power_of(&alignment, is_power);
        let (max_bytes, checked) = self.max_bytes(&alignment, power);
        result = result.and(checked);
        let (fill, checked) = self.fill_value(&alignment);
        result = result.and(checked);
        let is_code = self.state.sections.current_section().is_some_and(|section| section.is_code());
        // Code is filled with instructions, whose size is not the directive's to say.
        let value_size = if is_code && fill.is_none() { 1 } else { value_size };
        let fill = fill.or(if is_code { None } else { Some(0) });
        self.print_alignment(power, fill, value_size, max_bytes);
        result
    }

    fn parse_alignment(&mut self, loc: Loc) -> Result<Alignment, Reported> {
        let value = self.parser.parse_absolute()?;
        let mut alignment = Alignment { loc, value, fill: None, max_bytes: None };
        if self.parser.eat(TokenKind::Comma) {
            if !self.parser.at(TokenKind::Comma) {
                let loc = self.parser.loc();
                alignment.fill = Some((loc, self.parser.parse_absolute()?));
            }
            if self.parser.eat(TokenKind::Comma) {
                let loc = self.parser.loc();
                alignment.max_bytes = Some((loc, self.parser.parse_absolute()?));
            }
        }
        self.end_of_statement()?;
        Ok(alignment)
    }

    /// The alignment as a power of two.
    fn power_of(&mut self, alignment: &Alignment, is_power: bool) -> (u32, Result<(), Reported>) {
        let Alignment { loc, value, .. } = *alignment;
        if is_power {
            if value >= 32 {
                return (31, Err(self.parser.error(loc, "invalid alignment value")));
            }
            return ((value & 63) as u32, Ok(()));
        }
        let value = value.cast_unsigned();
        if value == 0 {
            return (0, Ok(()));
        }
        let mut result = Ok(());
        if !value.is_power_of_two() {
            result = Err(self.parser.error(loc, "alignment must be a power of 2"));
        }
        let power = value.ilog2();
        if power > 31 {
            return (31, Err(self.parser.error(loc, "alignment must be smaller than 2**32")));
        }
        (power, result)
    }

    fn max_bytes(&mut self, alignment: &Alignment, power: u32) -> (i64, Result<(), Reported>) {
        let Some((loc, bytes)) = alignment.max_bytes else {
            return (0, Ok(()));
        };
        if bytes < 1 {
            let message = "alignment directive can never be satisfied in this many bytes, \
                           ignoring maximum bytes expression";
            return (0, Err(self.parser.error(loc, message)));
        }
        if bytes >= 1i64.wrapping_shl(power) {
            let message = "maximum bytes expression exceeds alignment and has no effect";
            let _pending = self.parser.diagnostics.warning(loc, message);
            return (0, Ok(()));
        }
        (bytes, Ok(()))
    }

    fn fill_value(&mut self, alignment: &Alignment) -> (Option<i64>, Result<(), Reported>) {
        let Some((loc, fill)) = alignment.fill else {
            return (None, Ok(()));
        };
        match self.state.sections.current_section() {
            Some(section) if fill != 0 && section.is_bss() => {
                let name = String::from_utf8_lossy(&section.key.name);
                let message = format!("ignoring non-zero fill value in BSS section '{name}'");
                (Some(0), self.parser.diagnostics.warning(loc, message))
            }
            _ => (Some(fill), Ok(())),
        }
    }

    fn print_alignment(&mut self, power: u32, fill: Option<i64>, value_size: u32, max_bytes: i64) {
        let out = self.out();
        out.text(match value_size {
            1 => "\t.p2align\t",
            2 => ".p2alignw ",
            _ => ".p2alignl ",
        });
        out.number(power);
        match fill {
            Some(fill) => {
                out.text(format!(", 0x{:x}", fill.cast_unsigned() & (u64::MAX >> (64 - value_size * 8))))
            }
            None if max_bytes != 0 => out.text(", "),
            None => {}
        }
        if max_bytes != 0 {
            out.text(format!(", {}", max_bytes & 0xffff_ffff));
        }
        out.eol();
    }

    fn org(&mut self) -> Result<(), Reported> {
        self.check_section()?;
        let offset = self.parser.parse_expression()?;
        let mut fill = 0;
        if self.parser.eat(TokenKind::Comma) {
            fill = self.parser.parse_absolute()?;
        }
        self.end_of_statement()?;
        self.print_org(offset, fill);
        Ok(())
    }

    /// Prints that the place moves to an offset.
    pub fn print_org(&mut self, offset: Value, fill: i64) {
        self.out().text(b".org ");
        self.print_value(offset);
        let out = &mut self.state.streamer;
        out.text(format!(", {}", fill & 0xff));
        out.eol();
    }

    fn fill(&mut self) -> Result<(), Reported> {
        self.check_section()?;
        let count = self.parser.parse_expression()?;
        let (mut size, mut size_loc, mut pattern, mut pattern_loc) = (1, Loc(0), 0, Loc(0));
        if self.parser.eat(TokenKind::Comma) {
            size_loc = self.parser.loc();
            size = self.parser.parse_absolute()?;
            if self.parser.eat(TokenKind::Comma) {
                pattern_loc = self.parser.loc();
                pattern = self.parser.parse_absolute()?;
            }
        }
        self.end_of_statement()?;
        if size < 0 {
            let message = "'.fill' directive with negative size has no effect";
            let _pending = self.parser.diagnostics.warning(size_loc, message);
            return Ok(());
        }
        if size > 8 {
            let message = "'.fill' directive with size greater than 8 has been truncated to 8";
            let _pending = self.parser.diagnostics.warning(size_loc, message);
            size = 8;
        }
        if u32::try_from(pattern).is_err() && size > 4 {
            let message = "'.fill' directive pattern has been truncated to 32-bits";
            let _pending = self.parser.diagnostics.warning(pattern_loc, message);
        }
        self.out().text(b"\t.fill\t");
        self.print_value(count);
        let out = &mut self.state.streamer;
        out.text(format!(", {size}, 0x{:x}", pattern & 0xffff_ffff));
        out.eol();
        Ok(())
    }

    fn space(&mut self) -> Result<(), Reported> {
        self.check_section()?;
        let count = self.parser.parse_expression()?;
        let mut fill = 0;
        if self.parser.eat(TokenKind::Comma) {
            fill = self.parser.parse_absolute()?;
        }
        self.end_of_statement()?;
        if count == Value::Absolute(0) {
            return Ok(());
        }
        self.out().text(b"\t.zero\t");
        self.print_value(count);
        let out = &mut self.state.streamer;
        if fill != 0 {
            #[allow(clippy::cast_possible_truncation, reason = "LLVM prints it as an int")]
            out.text(format!(",{}", fill as i32));
        }
        out.eol();
        Ok(())
    }
}
