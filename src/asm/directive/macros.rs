//! Directives that define and expand macros and repetitions, and what a call of a macro looks like.

use super::super::diagnostic::Reported;
use super::super::expr::Value;
use super::super::macros::{Argument, MAX_NESTING, Parameter, Parameters, Piece};
use super::super::statement::{Action, Repetition, Statement};
use super::super::token::{Loc, Span, Token, TokenKind};

/// A tokenless stretch of blanks is a token of its own inside parentheses.
fn gap(before: Token, after: Token) -> Option<Span> {
    (after.start > before.end()).then_some(Span { start: before.end(), end: after.start })
}

const fn is_operator(kind: TokenKind) -> bool {
    use TokenKind as T;
    matches!(
        kind,
        T::Plus
            | T::Minus
            | T::Tilde
            | T::Slash
            | T::Star
            | T::Dot
            | T::Equal
            | T::EqualEqual
            | T::Pipe
            | T::PipePipe
            | T::Caret
            | T::Amp
            | T::AmpAmp
            | T::Exclaim
            | T::ExclaimEqual
            | T::Less
            | T::LessEqual
            | T::LessLess
            | T::LessGreater
            | T::Greater
            | T::GreaterEqual
            | T::GreaterGreater
    )
}

impl Statement<'_, '_, '_> {
    pub(super) fn macro_directive(
        &mut self,
        name: &[u8],
        lower: &[u8],
        loc: Loc,
    ) -> Option<Result<(), Reported>> {
        Some(match lower {
            b".macro" => self.define_macro(loc),
            b".endm" | b".endmacro" => self.end_macro(name),
            b".exitm" => self.exit_macro(name),
            b".purgem" => self.purge_macro(loc),
            b".macros_on" | b".macros_off" => self.end_of_statement().map(|()| {
                self.state.macros.disabled = lower == b".macros_off";
            }),
            b".rept" | b".rep" => self.rept(name, loc),
            b".irp" => self.irp(loc, false),
            b".irpc" => self.irp(loc, true),
            b".endr" => self.endr(),
            b".include" => self.include(),
            b".end" => self.end_of_statement().map(|()| self.state.action = Some(Action::End)),
            _ => return None,
        })
    }

    fn text(&self, span: Span) -> String {
        String::from_utf8_lossy(self.parser.text_in(span)).into_owned()
    }

    fn define_macro(&mut self, loc: Loc) -> Result<(), Reported> {
        let Some(name) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here("expected identifier in '.macro' directive"));
        };
        self.parser.eat(TokenKind::Comma);
        let mut parameters = Parameters::default();
        while !self.parser.at(TokenKind::EndOfStatement) {
            if let Some(last) = parameters.list().last().filter(|last| last.vararg) {
                let last = String::from_utf8_lossy(&last.name).into_owned();
                let message = format!("vararg parameter '{last}' should be the last parameter");
                return Err(self.parser.error_here(message));
            }
            let parameter = self.parameter(name, &parameters)?;
            parameters.push(parameter);
            self.parser.eat(TokenKind::Comma);
        }
        self.parser.skip();
        let name = self.parser.text_in(name).to_vec();
        self.state.action = Some(Action::Define { name, parameters, loc });
        Ok(())
    }

    fn parameter(&mut self, macro_name: Span, others: &Parameters) -> Result<Parameter, Reported> {
        let Some(name) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here("expected identifier in '.macro' directive"));
        };
        let (text, in_macro) = (self.text(name), self.text(macro_name));
        let mut parameter = Parameter { name: self.parser.text_in(name).to_vec(), ..Parameter::default() };
        if others.find(&parameter.name).is_some() {
            let message = format!("macro '{in_macro}' has multiple parameters named '{text}'");
            return Err(self.parser.error_here(message));
        }
        if self.parser.eat(TokenKind::Colon) {
            let start = self.parser.loc();
            let Some(qualifier) = self.parser.parse_identifier() else {
                let message = format!("missing parameter qualifier for '{text}' in macro '{in_macro}'");
                return Err(self.parser.error(start, message));
            };
            match self.parser.text_in(qualifier) {
                b"req" => parameter.required = true,
                b"vararg" => parameter.vararg = true,
                _ => {
                    let qualifier = self.text(qualifier);
                    let message = format!(
                        "{qualifier} is not a valid parameter qualifier for '{text}' in macro '{in_macro}'"
                    );
                    return Err(self.parser.error(start, message));
                }
            }
        }
        if self.parser.eat(TokenKind::Equal) {
            let start = self.parser.loc();
            parameter.default = self.macro_argument(false)?;
            if parameter.required {
                let message =
                    format!("pointless default value for required parameter '{text}' in macro '{in_macro}'");
                let _pending = self.parser.diagnostics.warning(start, message);
            }
        }
        Ok(parameter)
    }

    fn piece(&self, span: Span, is_string: bool) -> Piece {
        Piece { text: self.parser.text_in(span).to_vec(), is_string }
    }

    /// One argument. Blanks end it, except around operators and within parentheses.
    fn macro_argument(&mut self, vararg: bool) -> Result<Argument, Reported> {
        let mut argument = Vec::new();
        if vararg {
            if !self.parser.at(TokenKind::EndOfStatement) {
                let rest = self.text_to_end();
                argument.push(self.piece(rest, true));
            }
            return Ok(argument);
        }
        let mut parentheses = 0usize;
        // The blanks that stand before the current token and have not been dealt with.
        let mut blanks: Option<Span> = None;
        loop {
            let token = self.parser.peek();
            if blanks.is_none() && matches!(token.kind, TokenKind::Eof | TokenKind::Equal) {
                return Err(self.parser.error_here("unexpected token in macro instantiation"));
            }
            if parentheses == 0 {
                if blanks.is_none() && token.kind == TokenKind::Comma {
                    break;
                }
                let passed_blanks = blanks.take().is_some();
                if is_operator(token.kind) {
                    argument.push(self.piece(Span { start: token.start, end: token.end() }, false));
                    self.parser.skip();
                    continue;
                }
                if passed_blanks {
                    break;
                }
            }
            if let Some(span) = blanks.take() {
                argument.push(self.piece(span, false));
                continue;
            }
            match token.kind {
                TokenKind::EndOfStatement => break,
                TokenKind::LParen => parentheses += 1,
                TokenKind::RParen => parentheses = parentheses.saturating_sub(1),
                _ => {}
            }
            let span = Span { start: token.start, end: token.end() };
            argument.push(self.piece(span, token.kind == TokenKind::String));
            self.parser.skip();
            blanks = gap(token, self.parser.peek());
        }
        if parentheses != 0 {
            return Err(self.parser.error_here("unbalanced parentheses in macro argument"));
        }
        Ok(argument)
    }

    /// The arguments of a call, or of a `.irp`, which has no parameters to match them with.
    fn macro_arguments(&mut self, name: &[u8], known: &Parameters) -> Result<Vec<Argument>, Reported> {
        let parameters = known.list();
        let mut arguments: Vec<Argument> = vec![Argument::new(); parameters.len()];
        let mut places: Vec<Option<Loc>> = vec![None; parameters.len()];
        let has_vararg = parameters.last().is_some_and(|last| last.vararg);
        let mut named_found = false;
        let mut index = 0;
        while parameters.is_empty() || index < parameters.len() {
            let start = self.parser.loc();
            let mut named = None;
            if self.parser.at(TokenKind::Identifier) && self.parser.peek_at(1).kind == TokenKind::Equal {
                named = self.parser.parse_identifier();
                self.parser.bump();
                named_found = true;
            }
            if named_found && named.is_none() {
                return Err(self.parser.error(start, "cannot mix positional and keyword arguments"));
            }
            let value = self.macro_argument(has_vararg && index + 1 == parameters.len())?;
            let mut slot = index;
            if let Some(word) = named {
                let text = self.parser.text_in(word);
                let Some(found) = known.find(text) else {
                    let (word, name) = (self.text(word), String::from_utf8_lossy(name));
                    let message = format!("parameter named '{word}' does not exist for macro '{name}'");
                    return Err(self.parser.error(start, message));
                };
                slot = found;
            }
            if !value.is_empty() {
                let length = arguments.len().max(slot + 1);
                arguments.resize(length, Argument::new());
                places.resize(length, None);
                arguments[slot] = value;
                places[slot] = Some(self.parser.loc());
            }
            if self.parser.at(TokenKind::EndOfStatement) {
                self.fill_in_defaults(name, parameters, &places, &mut arguments)?;
                return Ok(arguments);
            }
            self.parser.eat(TokenKind::Comma);
            index += 1;
        }
        Err(self.parser.error_here("too many positional arguments"))
    }

    fn fill_in_defaults(
        &mut self,
        name: &[u8],
        parameters: &[Parameter],
        places: &[Option<Loc>],
        arguments: &mut [Argument],
    ) -> Result<(), Reported> {
        let mut result = Ok(());
        for (index, parameter) in parameters.iter().enumerate() {
            let Some(argument) = arguments.get_mut(index).filter(|argument| argument.is_empty()) else {
                continue;
            };
            if parameter.required {
                let place = places.get(index).copied().flatten().unwrap_or(self.parser.loc());
                let (missing, name) =
                    (String::from_utf8_lossy(&parameter.name), String::from_utf8_lossy(name));
                let message = format!("missing value for required parameter '{missing}' in macro '{name}'");
                result = Err(self.parser.error(place, message));
                if self.parser.diagnostics.is_full() {
                    return result;
                }
            }
            argument.clone_from(&parameter.default);
        }
        result
    }

    /// The call of a macro whose name has been taken.
    pub fn macro_call(&mut self, name: &[u8], loc: Loc) -> Result<(), Reported> {
        if self.state.active.len() >= MAX_NESTING {
            return Err(self.parser.error_here(format!(
                "macros cannot be nested more than {MAX_NESTING} levels deep. \
                 Use -asm-macro-max-nesting-depth to increase this limit."
            )));
        }
        let parameters = self.state.macros.by_name.get(name).map(|known| known.parameters.clone());
        let parameters = parameters.unwrap_or_default();
        let arguments = self.macro_arguments(name, &parameters)?;
        if arguments.len() != parameters.list().len() {
            return Err(self.parser.error_here("Wrong number of arguments"));
        }
        self.parser.skip();
        self.state.action = Some(Action::Call { name: name.to_vec(), arguments, loc });
        Ok(())
    }

    fn end_macro(&mut self, name: &[u8]) -> Result<(), Reported> {
        let name = String::from_utf8_lossy(name);
        if !self.parser.at(TokenKind::EndOfStatement) {
            return Err(self.parser.error_here(format!("unexpected token in '{name}' directive")));
        }
        if self.state.active.is_empty() {
            let message = format!("unexpected '{name}' in file, no current macro definition");
            return Err(self.parser.error_here(message));
        }
        self.parser.skip();
        self.state.action = Some(Action::Leave);
        Ok(())
    }

    fn exit_macro(&mut self, name: &[u8]) -> Result<(), Reported> {
        self.end_of_statement()?;
        let Some(active) = self.state.active.last() else {
            let name = String::from_utf8_lossy(name);
            let message = format!("unexpected '{name}' in file, no current macro definition");
            return Err(self.parser.error_here(message));
        };
        let depth = active.conditionals;
        while self.state.conditionals.len() > depth {
            if let Some(outer) = self.state.conditionals.pop() {
                self.state.conditional = outer;
            }
        }
        self.state.action = Some(Action::Leave);
        Ok(())
    }

    fn purge_macro(&mut self, loc: Loc) -> Result<(), Reported> {
        let start = self.parser.loc();
        let Some(name) = self.parser.parse_identifier() else {
            return Err(self.parser.error(start, "expected identifier in '.purgem' directive"));
        };
        self.end_of_statement()?;
        if self.state.macros.by_name.remove(self.parser.text_in(name)).is_none() {
            let name = self.text(name);
            return Err(self.parser.error(loc, format!("macro '{name}' is not defined")));
        }
        Ok(())
    }

    fn rept(&mut self, name: &[u8], loc: Loc) -> Result<(), Reported> {
        let start = self.parser.loc();
        let Value::Absolute(count) = self.parser.parse_expression()? else {
            let message = format!("unexpected token in '{}' directive", String::from_utf8_lossy(name));
            return Err(self.parser.error(start, message));
        };
        let Ok(count) = u64::try_from(count) else {
            return Err(self.parser.error(start, "Count is negative"));
        };
        self.end_of_statement()?;
        self.state.action = Some(Action::Repeat { loc, repetition: Repetition::Times(count) });
        Ok(())
    }

    fn irp(&mut self, loc: Loc, by_character: bool) -> Result<(), Reported> {
        let directive = if by_character { ".irpc" } else { ".irp" };
        let Some(name) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here(format!("expected identifier in '{directive}' directive")));
        };
        self.comma()?;
        let arguments = self.macro_arguments(&[], &Parameters::default())?;
        let name = self.parser.text_in(name).to_vec();
        let repetition = if by_character {
            let (1, Some([only])) = (arguments.len(), arguments.first().map(Vec::as_slice)) else {
                return Err(self.parser.error_here("unexpected token in '.irpc' directive"));
            };
            let quoted = only.is_string && only.text.len() >= 2;
            let inside = if quoted { 1..only.text.len() - 1 } else { 0..only.text.len() };
            Repetition::EachByte(name, only.text.get(inside).unwrap_or_default().to_vec())
        } else {
            Repetition::Each(name, arguments)
        };
        self.end_of_statement()?;
        self.state.action = Some(Action::Repeat { loc, repetition });
        Ok(())
    }

    fn endr(&mut self) -> Result<(), Reported> {
        if self.state.active.is_empty() {
            return Err(self.parser.error_here("unmatched '.endr' directive"));
        }
        self.skip_rest();
        self.state.action = Some(Action::Leave);
        Ok(())
    }

    fn include(&mut self) -> Result<(), Reported> {
        let loc = self.parser.loc();
        if !self.parser.at(TokenKind::String) {
            return Err(self.parser.error_here("expected string in '.include' directive"));
        }
        let name = self.escaped_string()?;
        if !self.parser.at(TokenKind::EndOfStatement) {
            return Err(self.parser.error_here("unexpected token in '.include' directive"));
        }
        let end = self.parser.peek();
        self.state.action = Some(Action::Include { name, loc, end });
        Ok(())
    }
}
