//! `.amdgpu_info`: what a linker is told of functions. It is printed at the end of the source.

use super::super::diagnostic::Reported;
use super::super::expr::SymbolId;
use super::super::statement::{Block, State, Statement};
use super::super::symbol::Symbols;
use super::super::token::Span;

/// What is said of a function.
#[derive(Clone, Debug)]
pub struct Info {
    function: SymbolId,
    numbers: Option<Numbers>,
    entries: Vec<(Entry, Box<[u8]>)>,
}

/// What a function uses.
#[derive(Clone, Copy, Debug, Default)]
struct Numbers {
    flags: u32,
    sgprs: u32,
    vgprs: u32,
    agprs: u32,
    private_segment_size: u32,
}

/// What a function has to do with others, in the order in which it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Use,
    Call,
    IndirectCall,
    TypeId,
}

/// An entry by its name, whether it is a string or a symbol, and what it is that is missing.
const ENTRIES: [(Entry, &str, bool, &str); 4] = [
    (Entry::Use, "use", false, "expected resource symbol for .amdgpu_use"),
    (Entry::Call, "call", false, "expected callee symbol for .amdgpu_call"),
    (Entry::IndirectCall, "indirect_call", true, "expected type ID string for .amdgpu_indirect_call"),
    (Entry::TypeId, "typeid", true, "expected type ID string for .amdgpu_typeid"),
];

/// The flags that have a meaning.
const FLAGS: i64 = 0b111;

impl Numbers {
    fn by_name(&mut self, name: &[u8]) -> Option<&mut u32> {
        Some(match name {
            b"flags" => &mut self.flags,
            b"num_sgpr" => &mut self.sgprs,
            b"num_vgpr" => &mut self.vgprs,
            b"num_agpr" => &mut self.agprs,
            b"private_segment_size" => &mut self.private_segment_size,
            _ => return None,
        })
    }
}

impl Statement<'_, '_, '_> {
    pub(super) fn info(&mut self) -> Result<(), Reported> {
        self.check_section()?;
        let Some(name) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here("expected symbol name after .amdgpu_info"));
        };
        let function = self.parser.symbols.parse_name(self.parser.text_in(name));
        let info = Info { function, numbers: None, entries: Vec::new() };
        self.state.block = Some(Block::Info(Box::new(info)));
        Ok(())
    }

    /// An entry, by its name, which has been taken.
    pub(super) fn info_entry(&mut self, info: &mut Info, id: Span) -> Result<(), Reported> {
        let text = self.parser.text_in(id);
        let name = text.strip_prefix(b".amdgpu_").unwrap_or_default();
        let mut numbers = info.numbers.unwrap_or_default();
        if let Some(number) = numbers.by_name(name) {
            let value = self.parser.parse_absolute()?;
            let value = if name == b"flags" { value & FLAGS } else { value & 0xffff_ffff };
            *number = u32::try_from(value).unwrap_or(0);
            info.numbers = Some(numbers);
            return Ok(());
        }
        let Some((entry, _, is_string, otherwise)) =
            ENTRIES.iter().find(|(_, known, ..)| known.as_bytes() == name)
        else {
            let message = format!("unknown .amdgpu_info directive '{}'", String::from_utf8_lossy(text));
            return Err(self.parser.error(id.start, message));
        };
        let text = if *is_string {
            self.escaped_string().ok()
        } else {
            let name = self.parser.parse_identifier();
            name.map(|name| self.parser.symbols.parse_name(self.parser.text_in(name)))
                .and_then(|symbol| self.parser.symbols.get(symbol))
                .map(|symbol| symbol.name.to_vec())
        };
        let Some(text) = text else { return Err(self.parser.error_here(*otherwise)) };
        info.entries.push((*entry, text.into()));
        Ok(())
    }
}

impl State<'_> {
    /// Prints what has been said of functions, each function once.
    pub fn print_infos(&mut self, symbols: &Symbols) {
        let infos = std::mem::take(&mut self.infos);
        let mut functions: Vec<SymbolId> = Vec::new();
        let with_numbers = infos.iter().filter(|info| info.numbers.is_some());
        let order = [Entry::TypeId, Entry::Use, Entry::Call, Entry::IndirectCall];
        let with_entries = order.iter().flat_map(|entry| {
            infos.iter().filter(move |info| info.entries.iter().any(|(found, _)| found == entry))
        });
        let mut seen = std::collections::HashSet::new();
        functions
            .extend(with_numbers.chain(with_entries).map(|info| info.function).filter(|id| seen.insert(*id)));
        let mut by_function: std::collections::HashMap<SymbolId, Vec<&Info>> =
            std::collections::HashMap::new();
        for info in &infos {
            by_function.entry(info.function).or_default().push(info);
        }
        for function in functions {
            let infos = by_function.get(&function).map(Vec::as_slice).unwrap_or_default();
            self.print_info(symbols, function, infos);
        }
    }

    fn print_info(&mut self, symbols: &Symbols, function: SymbolId, infos: &[&Info]) {
        let out = &mut self.streamer;
        out.text(b"\t.amdgpu_info ");
        out.text(symbols.get(function).map(|symbol| symbol.name.as_ref()).unwrap_or_default());
        out.text(b"\n");
        if let Some(numbers) = infos.iter().find_map(|info| info.numbers) {
            out.text(format!("\t\t.amdgpu_flags {}\n", numbers.flags));
            out.text(format!(
                "\t\t.amdgpu_num_sgpr {}\n\t\t.amdgpu_num_vgpr {}\n",
                numbers.sgprs, numbers.vgprs
            ));
            if numbers.agprs > 0 {
                out.text(format!("\t\t.amdgpu_num_agpr {}\n", numbers.agprs));
            }
            out.text(format!("\t\t.amdgpu_private_segment_size {}\n", numbers.private_segment_size));
        }
        for (entry, name, is_string, _) in ENTRIES {
            let entries = infos.iter().flat_map(|info| &info.entries).filter(|(found, _)| *found == entry);
            let quote: &[u8] = if is_string { b"\"" } else { b"" };
            for (_, text) in entries {
                out.text(format!("\t\t.amdgpu_{name} "));
                out.text(quote);
                out.text(text);
                out.text(quote);
                out.text(b"\n");
            }
        }
        out.text(b"\t.end_amdgpu_info\n\n");
    }
}
