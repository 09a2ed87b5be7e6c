//! Other text in place of a statement: a macro's body, a repetition, an included file.
//!
//! A few words of source can ask for any amount of text, so that all of it is counted, the bodies that are read and
//! what they expand to.

use super::super::macros::{Active, Argument, Numbers, Parameter, Parameters, Piece, TooLarge, expand};
use super::super::source::BufferKind;
use super::super::statement::Repetition;
use super::super::token::{Loc, Token};
use super::{Assembler, Included, Includes};

/// How deep files may include files.
const MAX_INCLUDES: usize = 200;

impl Assembler<'_> {
    pub(super) fn call(&mut self, name: &[u8], arguments: &[Argument], loc: Loc) {
        let calls = self.state.macros.calls;
        let Some(known) = self.state.macros.by_name.get_mut(name) else { return };
        let numbers = Numbers { calls: Some(calls), count: known.count };
        let mut text = Vec::new();
        // What is read counts, too: a long body may expand to nothing.
        let result =
            self.source.spend(known.body.len() + arguments.len()).map_err(|_| TooLarge).and_then(|()| {
                expand(&known.body, &known.parameters, arguments, &numbers, self.source.room(), &mut text)
            });
        known.count += 1;
        self.state.macros.calls += 1;
        if result.is_err() {
            return self.give_up(loc, "macro expansion is too large");
        }
        text.extend_from_slice(b".endmacro\n");
        self.enter(&text, loc);
    }

    pub(super) fn repeat(&mut self, loc: Loc, repetition: Repetition) {
        let begins: [&[u8]; 4] = [b".rep", b".rept", b".irp", b".irpc"];
        let Some((body, end)) = self.body(&begins, &[b".endr"]) else {
            return self.error(loc, "no matching '.endr' in definition");
        };
        if let Some(token) = self.trailing_token(end) {
            return self.error(token.start, "expected newline");
        }
        let body = self.bytes(body).to_vec();
        match self.repeated(&body, &repetition) {
            Ok(mut text) => {
                text.extend_from_slice(b".endr\n");
                self.enter(&text, loc);
            }
            Err(TooLarge) => self.give_up(loc, "repetition is too large"),
        }
    }

    /// The text of a repetition.
    fn repeated(&mut self, body: &[u8], repetition: &Repetition) -> Result<Vec<u8>, TooLarge> {
        let times = match repetition {
            // An empty body stays empty, however often it is repeated.
            Repetition::Times(_) if body.is_empty() => 0,
            Repetition::Times(count) => *count,
            Repetition::Each(_, arguments) => arguments.len() as u64,
            Repetition::EachByte(_, bytes) => bytes.len() as u64,
        };
        // What is read counts, too: a body may expand to nothing.
        let length = usize::try_from(times.saturating_mul(body.len() as u64)).unwrap_or(usize::MAX);
        self.source.spend(length).map_err(|_| TooLarge)?;
        let (limit, calls) = (self.source.room(), Some(self.state.macros.calls));
        let mut parameters = Parameters::default();
        if let Repetition::Each(name, _) | Repetition::EachByte(name, _) = repetition {
            parameters.push(Parameter { name: name.clone(), ..Parameter::default() });
        }
        let mut text = Vec::new();
        let mut add = |argument: &[Argument], calls, count| {
            expand(body, &parameters, argument, &Numbers { calls, count }, limit, &mut text)
        };
        match repetition {
            Repetition::Times(_) => (0..times).try_for_each(|count| add(&[], None, count))?,
            Repetition::Each(_, arguments) => arguments
                .iter()
                .zip(0..)
                .try_for_each(|(argument, count)| add(std::slice::from_ref(argument), calls, count))?,
            Repetition::EachByte(_, bytes) => bytes.iter().zip(0..).try_for_each(|(&byte, count)| {
                let piece = Piece { text: vec![byte], is_string: false };
                add(&[vec![piece]], calls, count)
            })?,
        }
        Ok(text)
    }

    /// Goes on with the text of an expansion.
    fn enter(&mut self, text: &[u8], call: Loc) {
        let added =
            self.source.spend(text.len()).and_then(|()| self.source.add(BufferKind::Instantiation, text));
        match added {
            Ok(position) => {
                let resume = std::mem::replace(&mut self.position, position);
                let conditionals = self.state.conditionals.len();
                self.state.active.push(Active { call, resume, conditionals });
            }
            Err(_) => self.give_up(call, "macro expansion is too large"),
        }
    }

    pub(super) fn include(&mut self, name: &[u8], loc: Loc, end: Token, world: &mut impl Includes) {
        let name = String::from_utf8_lossy(name).into_owned();
        if self.includes.len() >= MAX_INCLUDES {
            return self.error(loc, "files are included too deeply");
        }
        let found = world.find(&name, self.source.room_to_include());
        let entered = found.and_then(|found| {
            let add = |Included { name, content }| {
                self.source.add(BufferKind::Include { name, from: loc }, &content)
            };
            found.map(add).transpose()
        });
        match entered {
            Ok(Some(position)) => {
                // LLVM takes the end of the directive for an empty statement, before the file and after it.
                self.blank_line(end);
                let resume = std::mem::replace(&mut self.position, position);
                self.includes.push((end.start, resume.1));
                self.state.streamer.allow_for(self.source.files());
            }
            Err(_) => self.give_up(loc, "included files are too large"),
            Ok(None) => self.error(loc, format!("Could not find include file '{name}'")),
        }
    }
}
