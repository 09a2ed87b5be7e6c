//! The lexer: whatever the text, its tokens lie within it, one after the other, and it comes to an end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mcreplay::asm::lexer::Lexer;
use mcreplay::asm::token::{Loc, TokenKind};

fuzz_target!(|text: &[u8]| {
    let mut lexer = Lexer::new(text, Loc(0));
    let (mut tokens, mut comments) = (Vec::new(), Vec::new());
    loop {
        let before = lexer.loc();
        comments.clear();
        lexer.statement(&mut tokens, &mut comments);
        let last = tokens.last().expect("a statement has a last token");
        assert!(matches!(last.kind, TokenKind::EndOfStatement | TokenKind::Eof));
        let mut end = before.0;
        let mut rest = tokens.iter();
        while let Some(token) = rest.next() {
            assert!(token.start.0 >= end, "{token:?} starts before {end}");
            end = token.end().0;
            if token.kind == TokenKind::HashDirective {
                // A line marker's number and file name are read ahead. The name may pass the end of the line, and what
                // follows is read again, as LLVM does.
                let kinds = [rest.next(), rest.next()].map(|token| token.map(|token| token.kind));
                assert_eq!(kinds, [Some(TokenKind::Integer), Some(TokenKind::String)]);
            }
        }
        assert!(end as usize <= text.len());
        if tokens.first().is_some_and(|first| first.kind == TokenKind::Eof) {
            break;
        }
        assert!(lexer.loc() > before, "no step from {before:?}");
    }
});
