//! The grammar of expressions, with GNU's precedence of operators and AMDGPU's functions.

use super::diagnostic::Reported;
use super::expr::{BinaryOp, Expr, ExprId, Function, Specifier, SymbolId, UnaryOp, Value};
use super::parser::Parser;
use super::real::parse_double;
use super::symbol::SymbolState;
use super::token::{Loc, Span, TokenKind};

/// How deep parentheses, signs and operators may nest.
const MAX_NESTING: u32 = 256;

/// The operator that a token stands for between two operands, and how tightly it binds.
const fn binary_op(kind: TokenKind) -> Option<(u8, BinaryOp)> {
    Some(match kind {
        TokenKind::PipePipe => (1, BinaryOp::LOr),
        TokenKind::AmpAmp => (2, BinaryOp::LAnd),
        TokenKind::EqualEqual => (3, BinaryOp::Eq),
        TokenKind::ExclaimEqual | TokenKind::LessGreater => (3, BinaryOp::Ne),
        TokenKind::Less => (3, BinaryOp::Lt),
        TokenKind::LessEqual => (3, BinaryOp::Lte),
        TokenKind::Greater => (3, BinaryOp::Gt),
        TokenKind::GreaterEqual => (3, BinaryOp::Gte),
        TokenKind::Plus => (4, BinaryOp::Add),
        TokenKind::Minus => (4, BinaryOp::Sub),
        TokenKind::Pipe => (5, BinaryOp::Or),
        TokenKind::Exclaim => (5, BinaryOp::OrNot),
        TokenKind::Caret => (5, BinaryOp::Xor),
        TokenKind::Amp => (5, BinaryOp::And),
        TokenKind::Star => (6, BinaryOp::Mul),
        TokenKind::Slash => (6, BinaryOp::Div),
        TokenKind::Percent => (6, BinaryOp::Mod),
        TokenKind::LessLess => (6, BinaryOp::Shl),
        TokenKind::GreaterGreater => (6, BinaryOp::LShr),
        _ => return None,
    })
}

/// A function of AMDGPU's expressions by its name, and how many arguments it takes (0: one or more).
fn function(name: &[u8]) -> Option<(Function, usize)> {
    Some(match name {
        b"max" => (Function::Max, 0),
        b"min" => (Function::Min, 0),
        b"or" => (Function::Or, 0),
        b"extrasgprs" => (Function::ExtraSgprs, 3),
        b"totalnumvgprs" => (Function::TotalNumVgprs, 2),
        b"alignto" => (Function::AlignTo, 2),
        b"occupancy" => (Function::Occupancy, 9),
        b"instprefsize" => (Function::InstPrefSize, 1),
        _ => return None,
    })
}

impl Parser<'_> {
    /// Parses an expression, and folds it to a number where the symbols' values are known.
    ///
    /// # Errors
    /// When it is no expression; the error has been recorded, unless a token that the lexer could not read is to
    /// blame, which then is the current one.
    pub fn parse_expression(&mut self) -> Result<Value, Reported> {
        if let Some(value) = self.parse_plain_number() {
            return Ok(value);
        }
        let mark = self.exprs.mark();
        let first = self.parse_operand()?;
        let value = self.parse_rest(1, first)?;
        let value = self.parse_specifier_of_all(value)?;
        let Some(number) = self.exprs.absolute(self.symbols, value) else {
            return Ok(value);
        };
        self.exprs.truncate(mark);
        Ok(Value::Absolute(number))
    }

    /// Parses an expression whose value is known now.
    ///
    /// # Errors
    /// When it is no expression, or its value is not known yet.
    pub fn parse_absolute(&mut self) -> Result<i64, Reported> {
        let start = self.loc();
        match self.parse_expression()? {
            Value::Absolute(value) => Ok(value),
            Value::Expr(_) => Err(self.error(start, "expected absolute expression")),
        }
    }

    /// Parses what may stand at either side of an operator, without AMDGPU's functions.
    ///
    /// # Errors
    /// As [`Parser::parse_expression`].
    pub fn parse_primary_expression(&mut self) -> Result<Value, Reported> {
        self.nested(Self::parse_primary)
    }

    /// A value as a number, if it is one.
    #[must_use]
    pub fn absolute(&self, value: Value) -> Option<i64> {
        self.exprs.absolute(self.symbols, value)
    }

    /// A number, perhaps behind a minus, with no operator after it: most expressions are no more than that.
    fn parse_plain_number(&mut self) -> Option<Value> {
        let negative = self.at(TokenKind::Minus);
        let number = self.peek_at(usize::from(negative));
        let next = self.peek_at(usize::from(negative) + 1).kind;
        let plain = !matches!(next, TokenKind::Identifier | TokenKind::At) && binary_op(next).is_none();
        if number.kind != TokenKind::Integer || !plain {
            return None;
        }
        self.bump();
        if negative {
            self.bump();
        }
        let value = number.value.cast_signed();
        Some(Value::Absolute(if negative { value.wrapping_neg() } else { value }))
    }

    /// Runs a parser one level deeper.
    fn nested(&mut self, parse: fn(&mut Self) -> Result<Value, Reported>) -> Result<Value, Reported> {
        if self.nesting >= MAX_NESTING {
            return Err(self.error_here("expression is nested too deeply"));
        }
        self.nesting += 1;
        let result = parse(self);
        self.nesting -= 1;
        result
    }

    /// Parses what may stand at either side of an operator.
    fn parse_operand(&mut self) -> Result<Value, Reported> {
        if self.at(TokenKind::Identifier) && self.peek_at(1).kind == TokenKind::LParen {
            let name = self.text_of(self.peek());
            if function(name).is_some() {
                return self.nested(Self::parse_call);
            }
        }
        self.nested(Self::parse_primary)
    }

    fn parse_call(&mut self) -> Result<Value, Reported> {
        let name = self.text_of(self.peek());
        let Some((function, expected)) = function(name) else {
            return self.parse_primary();
        };
        let name = String::from_utf8_lossy(name);
        self.bump();
        self.bump();
        let (mut arguments, mut commas): (Vec<ExprId>, usize) = (Vec::new(), 0);
        while !self.eat(TokenKind::RParen) {
            let value = self.parse_expression()?;
            arguments.push(self.exprs.node(value));
            if self.eat(TokenKind::Comma) {
                commas += 1;
            } else if !self.at(TokenKind::RParen) {
                return Err(self.error_here(format!("unexpected token in {name} expression")));
            }
        }
        if arguments.is_empty() {
            return Err(self.error_here(format!("empty {name} expression")));
        }
        if commas + 1 != arguments.len() {
            return Err(self.error_here(format!("mismatch of commas in {name} expression")));
        }
        if expected != 0 && arguments.len() != expected {
            return Err(self.error_here(format!("{name} expression expects {expected} operands")));
        }
        Ok(Value::Expr(self.exprs.call(function, &arguments)))
    }

    fn parse_primary(&mut self) -> Result<Value, Reported> {
        let token = self.peek();
        match token.kind {
            TokenKind::Error => Err(Reported::BY_LEXER),
            TokenKind::Dollar
            | TokenKind::Star
            | TokenKind::At
            | TokenKind::String
            | TokenKind::Identifier => self.parse_symbol(),
            TokenKind::BigNum => Err(self.error_here("literal value out of range for directive")),
            TokenKind::Integer => self.parse_integer(),
            TokenKind::Real => {
                self.bump();
                let bits = parse_double(self.text_of(token)).unwrap_or(0.0).to_bits();
                Ok(Value::Absolute(bits.cast_signed()))
            }
            TokenKind::Dot => {
                self.bump();
                let symbol = self.symbols.label_here();
                Ok(self.symbol_value(symbol, Specifier::None))
            }
            TokenKind::LParen => {
                self.bump();
                let value = self.parse_expression()?;
                self.expect(TokenKind::RParen, "expected ')'")?;
                Ok(value)
            }
            TokenKind::LBrac => {
                self.bump();
                let value = self.parse_expression()?;
                self.expect(TokenKind::RBrac, "expected ']' in brackets expression")?;
                Ok(value)
            }
            TokenKind::Exclaim => self.parse_unary(UnaryOp::LNot),
            TokenKind::Minus => self.parse_unary(UnaryOp::Minus),
            TokenKind::Plus => self.parse_unary(UnaryOp::Plus),
            TokenKind::Tilde => self.parse_unary(UnaryOp::Not),
            _ => Err(self.error_here("unknown token in expression")),
        }
    }

    fn parse_unary(&mut self, op: UnaryOp) -> Result<Value, Reported> {
        self.bump();
        let value = self.nested(Self::parse_primary)?;
        let operand = self.exprs.node(value);
        Ok(Value::Expr(self.exprs.push(Expr::Unary(op, operand))))
    }

    /// The operators that bind at least as tightly as `precedence`, and their right operands.
    fn parse_rest(&mut self, precedence: u8, mut left: Value) -> Result<Value, Reported> {
        while let Some((binds, op)) = binary_op(self.peek().kind) {
            if binds < precedence {
                break;
            }
            self.bump();
            let mut right = self.parse_operand()?;
            if binary_op(self.peek().kind).is_some_and(|(next, _)| binds < next) {
                right = self.parse_rest(binds + 1, right)?;
            }
            let (from, to) = (self.exprs.node(left), self.exprs.node(right));
            left = Value::Expr(self.exprs.push(Expr::Binary(op, from, to)));
        }
        Ok(left)
    }

    fn parse_symbol(&mut self) -> Result<Value, Reported> {
        let first = self.peek();
        let Some(mut name) = self.parse_identifier() else {
            if matches!(self.peek().kind, TokenKind::Dollar | TokenKind::Star) {
                return Err(self.error(first.start, "invalid token in expression"));
            }
            return Err(self.error_here("expected a symbol reference"));
        };
        let mut specifier_name = Span::default();
        if first.kind == TokenKind::String {
            if self.eat(TokenKind::At) {
                let at = self.loc();
                let Some(found) = self.parse_identifier() else {
                    return Err(self.error(at, "expected symbol variant after '@'"));
                };
                specifier_name = found;
            }
        } else if let Some(at) = self.text_in(name).iter().position(|&byte| byte == b'@') {
            let split = name.start.0 + u32::try_from(at).unwrap_or(0);
            specifier_name = Span { start: Loc(split + 1), end: name.end };
            if specifier_name.start < specifier_name.end {
                name.end = Loc(split);
            }
        }
        if self.text_in(name).is_empty() && specifier_name == Span::default() {
            return Err(self.error_here("expected a symbol reference"));
        }
        let specifier = self.specifier(specifier_name)?;
        let symbol = self.symbols.parse_name(self.text_in(name));
        Ok(self.symbol_value(symbol, specifier))
    }

    fn specifier(&mut self, name: Span) -> Result<Specifier, Reported> {
        let text = self.text_in(name);
        if text.is_empty() {
            return Ok(Specifier::None);
        }
        match Specifier::from_name(text) {
            Some(specifier) => Ok(specifier),
            None => {
                Err(self.error(name.start, format!("invalid variant '{}'", String::from_utf8_lossy(text))))
            }
        }
    }

    /// A reference to a symbol. A variable with a plain number is replaced at once, since it may change later.
    fn symbol_value(&mut self, symbol: SymbolId, specifier: Specifier) -> Value {
        if let SymbolState::Variable(Value::Absolute(value)) = self.symbols.state(symbol)
            && specifier == Specifier::None
        {
            return Value::Absolute(value);
        }
        if let Some(symbol) = self.symbols.get_mut(symbol) {
            symbol.used = true;
        }
        Value::Expr(self.exprs.push(Expr::Symbol(symbol, specifier)))
    }

    /// A number, or a reference to a numbered label (`1b`, `1f`).
    fn parse_integer(&mut self) -> Result<Value, Reported> {
        let number = self.bump();
        let word = self.peek();
        let value = Value::Absolute(number.value.cast_signed());
        if word.kind != TokenKind::Identifier {
            return Ok(value);
        }
        let mut name = self.text_of(word);
        let mut specifier = Specifier::None;
        if let Some(at) = name.iter().position(|&byte| byte == b'@') {
            let (before, after) = (&name[..at], &name[at + 1..]);
            let Some(found) = Specifier::from_name(after) else {
                return Err(self.error_here(format!("invalid variant '{}'", String::from_utf8_lossy(after))));
            };
            (name, specifier) = (before, found);
        }
        if name != b"f" && name != b"b" {
            return Ok(value);
        }
        let backward = name == b"b";
        let label = number.value & 0xffff_ffff;
        let symbol = self.symbols.directional(label, backward, number.start);
        if backward && self.symbols.state(symbol) == SymbolState::Undefined {
            return Err(self.error(number.start, "directional label undefined"));
        }
        self.bump();
        Ok(self.symbol_value(symbol, specifier))
    }

    /// `@specifier` after a whole expression goes to each of its symbols.
    fn parse_specifier_of_all(&mut self, value: Value) -> Result<Value, Reported> {
        if !self.eat(TokenKind::At) {
            return Ok(value);
        }
        let word = self.peek();
        if word.kind != TokenKind::Identifier {
            return Err(self.error_here("unexpected symbol modifier following '@'"));
        }
        let name = String::from_utf8_lossy(self.text_of(word));
        let Some(specifier) = Specifier::from_name(self.text_of(word)) else {
            return Err(self.error_here(format!("invalid variant '{name}'")));
        };
        let applied = match value {
            Value::Absolute(_) => None,
            Value::Expr(id) => self.apply_specifier(id, specifier),
        };
        let Some(applied) = applied else {
            return Err(self.error_here(format!("invalid modifier '{name}' (no symbols present)")));
        };
        self.bump();
        Ok(Value::Expr(applied))
    }

    fn apply_specifier(&mut self, id: ExprId, specifier: Specifier) -> Option<ExprId> {
        match self.exprs.get(id)? {
            Expr::Constant { .. } | Expr::Function { .. } => None,
            Expr::Symbol(_, found) if found != Specifier::None => {
                let word = String::from_utf8_lossy(self.text_of(self.peek()));
                self.error_here(format!("invalid variant on expression '{word}' (already modified)"));
                Some(id)
            }
            Expr::Symbol(symbol, _) => Some(self.exprs.push(Expr::Symbol(symbol, specifier))),
            Expr::Unary(op, operand) => {
                let operand = self.apply_specifier(operand, specifier)?;
                Some(self.exprs.push(Expr::Unary(op, operand)))
            }
            Expr::Binary(..) => self.apply_specifier_to_chain(id, specifier),
        }
    }

    /// A binary expression: the left operands in a loop, as `a+b+c+…` may be long.
    fn apply_specifier_to_chain(&mut self, id: ExprId, specifier: Specifier) -> Option<ExprId> {
        let mut spine = Vec::new();
        let mut left_most = id;
        while let Some(Expr::Binary(op, left, right)) = self.exprs.get(left_most) {
            spine.push((op, right));
            left_most = left;
        }
        let applied = self.apply_specifier(left_most, specifier);
        let (mut any, mut chain) = (applied.is_some(), applied.unwrap_or(left_most));
        while let Some((op, right)) = spine.pop() {
            let applied = self.apply_specifier(right, specifier);
            any |= applied.is_some();
            chain = self.exprs.push(Expr::Binary(op, chain, applied.unwrap_or(right)));
        }
        any.then_some(chain)
    }
}

#[cfg(test)]
mod tests {
    use crate::asm::lexer::Lexer;
    use crate::asm::parser::{Context, Parser};
    use crate::asm::token::Loc;

    /// The expression as `.quad` prints it, or the column and message of its first error.
    fn parse(source: &str) -> Result<String, (u32, String)> {
        let (mut context, mut tokens, mut printed) = (Context::default(), Vec::new(), Vec::new());
        Lexer::new(source.as_bytes(), Loc(0)).statement(&mut tokens, &mut Vec::new());
        let mut parser = Parser::new(source.as_bytes(), &tokens, &mut context);
        let result = parser.parse_expression();
        if result.is_err() && !parser.diagnostics.has_pending() {
            parser.bump();
        }
        if let Ok(value) = result {
            parser.exprs.print(parser.symbols, value, &mut printed);
        }
        context.diagnostics.flush_pending();
        match context.diagnostics.emitted().first() {
            Some(first) => Err((first.loc.0 + 1, first.message.to_string())),
            None => Ok(String::from_utf8(printed).unwrap()),
        }
    }

    #[test]
    fn prints_expressions_as_llvm_mc_does() {
        let cases = [
            ("1+2*3", "7"),
            ("1|2+3", "6"),
            ("10-2-3", "5"),
            ("1<<4+1", "17"),
            ("7&3==3", "-1"),
            ("2<1||3", "1"),
            ("2&&3", "1"),
            ("5!2", "-3"),
            ("-1>>1", "9223372036854775807"),
            ("~5", "-6"),
            ("!5", "0"),
            ("0x7fffffffffffffff+1", "-9223372036854775808"),
            ("-7/2", "-3"),
            ("-7%3", "-1"),
            ("0b101ULL", "5"),
            ("017", "15"),
            ("'a'+1", "98"),
            ("'\\n'", "10"),
            ("max(1,2,3)+or(4,8)-min(5,2)", "13"),
            ("alignto(5,4)", "8"),
            ("1.5", "4609434218613702656"),
            ("0x1.8p3", "4622945017495814144"),
            ("a+1+2", "a+1+2"),
            ("a+(1+2)", "a+3"),
            ("(a+b)*2", "(a+b)*2"),
            ("a-b-c", "a-b-c"),
            ("a-(b-c)", "a-(b-c)"),
            ("a+-1", "a+-1"),
            ("-a", "-a"),
            ("~a+1", "~a+1"),
            ("a@rel32@lo+4", "a@rel32@lo+4"),
            ("a+4@abs64", "a@abs64+4"),
            ("\"x y\"+1", "\"x y\"+1"),
            ("max(a,1)", "max(a, 1)"),
            ("a*b+c", "(a*b)+c"),
            ("a+b*c", "a+(b*c)"),
            ("1+2+a", "1+2+a"),
            ("a<<2|b", "(a<<2)|b"),
            (".", ".Ltmp0"),
            ("1/0", "1/0"),
            ("[1]", "1"),
        ];
        for (source, printed) in cases {
            assert_eq!(parse(source).as_deref(), Ok(printed), "{source}");
        }
    }

    #[test]
    fn words_errors_as_llvm_mc_does() {
        let cases = [
            ("a-", 3, "unknown token in expression"),
            ("(1", 3, "expected ')'"),
            ("a@foo", 3, "invalid variant 'foo'"),
            ("99999999999999999999", 1, "literal value out of range for directive"),
            ("0b2", 1, "invalid binary number"),
            ("0x", 1, "invalid hexadecimal number"),
            ("0x1.8", 1, "invalid hexadecimal floating-point constant: expected exponent part 'p'"),
            ("1.0-2", 4, "invalid sign in float literal"),
            ("09", 1, "invalid octal number"),
            ("'ab'", 1, "single quote way too long"),
            ("*", 1, "invalid token in expression"),
            ("@", 1, "expected a symbol reference"),
            ("max()", 6, "empty max expression"),
            ("max(1 2)", 7, "unexpected token in max expression"),
            ("max(1,)", 8, "mismatch of commas in max expression"),
            ("alignto(1)", 11, "alignto expression expects 2 operands"),
            ("`", 1, "invalid character in input"),
            ("1b", 1, "directional label undefined"),
        ];
        for (source, column, message) in cases {
            assert_eq!(parse(source), Err((column, message.to_owned())), "{source}");
        }
    }

    #[test]
    fn survives_deep_and_long_expressions() {
        let deep = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
        assert_eq!(parse(&deep).unwrap_err().1, "expression is nested too deeply");
        let signs = format!("{}a", "-".repeat(100_000));
        assert_eq!(parse(&signs).unwrap_err().1, "expression is nested too deeply");
        let sum = format!("a{}", "+1".repeat(100_000));
        assert_eq!(parse(&sum), Ok(sum));
        let number = format!("1{}", "+1".repeat(100_000));
        assert_eq!(parse(&number).as_deref(), Ok("100001"));
    }
}
