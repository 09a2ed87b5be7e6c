//! AMDGPU's own directives.

use super::super::diagnostic::Reported;
use super::super::gpr_symbols::GprSymbols;
use super::super::statement::Statement;
use super::super::target_id::TargetId;
use super::super::token::{Loc, TokenKind};
use super::metadata::MetadataKind;
use crate::target::{Feature, IsaVersion, Os, Processor, Target};

impl Statement<'_, '_, '_> {
    pub(super) fn amdgpu_directive(&mut self, name: &[u8]) -> Option<Result<(), Reported>> {
        let is_hsa = self.state.target.triple().os() == Os::AmdHsa;
        match name {
            b".amdhsa_kernel" if is_hsa => self.kernel(),
            b".amdhsa_code_object_version" if is_hsa => self.code_object_version(),
            b".amdgcn_target" => Some(self.amdgcn_target()),
            b".amd_kernel_code_t" if !is_hsa => Some(self.kernel_code()),
            b".amdgpu_metadata" if is_hsa => Some(self.document(MetadataKind::Hsa)),
            b".amdgpu_pal_metadata" => Some(self.document(MetadataKind::Pal)),
            b".amd_amdgpu_pal_metadata" => Some(self.pal_registers()),
            b".amdgpu_info" => Some(self.info()),
            b".amd_amdgpu_isa" if !is_hsa => Some(self.isa_version()),
            b".amdgpu_hsa_kernel" if !is_hsa => Some(self.hsa_kernel()),
            b".amdgpu_lds" => Some(self.lds()),
            b".amd_amdgpu_hsa_metadata" if !is_hsa => {
                let message = ".amd_amdgpu_hsa_metadata directive is not available on non-amdhsa OSes";
                Some(Err(self.parser.error_here(message)))
            }
            _ => None,
        }
    }

    /// The version of the code object format; nothing if there is neither a number nor a name.
    fn code_object_version(&mut self) -> Option<Result<(), Reported>> {
        if !matches!(self.parser.peek().kind, TokenKind::Integer | TokenKind::Identifier) {
            return None;
        }
        let version = match self.parser.parse_absolute() {
            // LLVM keeps 32 bits of it.
            Ok(version) => u32::try_from(version & 0xffff_ffff).unwrap_or(0),
            Err(reported) => return Some(Err(reported)),
        };
        self.state.code_object_version = version;
        self.out().text(format!("\t.amdhsa_code_object_version {version}\n"));
        self.state.print_target_directive();
        Some(Ok(()))
    }

    /// Holds the target that the source names against the one that is being assembled for.
    fn amdgcn_target(&mut self) -> Result<(), Reported> {
        let start = self.parser.loc();
        let text = String::from_utf8_lossy(&self.escaped_string()?).into_owned();
        let Some(named) = TargetId::parse(&text) else {
            return Err(self.parser.error(start, format!("malformed target id '{text}'")));
        };
        self.hold_against_own(".amdgcn_target", &named, start)?;
        let own = self.state.target_id.clone();
        if named.xnack.conflicts(own.xnack) {
            let message = ".amdgcn_target directive has conflicting xnack settings";
            let _pending = self.parser.diagnostics.warning(start, message);
        }
        if named.sramecc.conflicts(own.sramecc) {
            let message = ".amdgcn_target directive has conflicting sramecc settings";
            let _pending = self.parser.diagnostics.warning(start, message);
        }
        self.state.target_id.xnack = named.xnack;
        self.state.target_id.sramecc = named.sramecc;
        Ok(())
    }

    /// An error unless a named target can be the one that is being assembled for.
    fn hold_against_own(&mut self, directive: &str, named: &TargetId, start: Loc) -> Result<(), Reported> {
        let own = &self.state.target_id;
        if !own.covers(named) {
            let arch = &own.triple[0];
            let message = format!(
                "target id '{}' specifies a processor that is not valid for subarch '{arch}'",
                named.text
            );
            return Err(self.parser.error(start, message));
        }
        if !named.is_compatible(own) {
            let message = format!("{directive} {named} is incompatible with {own}");
            return Err(self.parser.error(start, message));
        }
        let version = Processor::find(&named.processor).map_or(IsaVersion::default(), Processor::isa_version);
        if version != self.state.target.isa_version() {
            let message = format!(
                "{directive} directive processor {} does not match the specified processor {}",
                named.processor,
                self.state.target.cpu_name()
            );
            return Err(self.parser.error(start, message));
        }
        Ok(())
    }

    fn isa_version(&mut self) -> Result<(), Reported> {
        let token = self.parser.peek();
        let text = self.parser.text_of(token);
        // LLVM takes the quotes off without asking whether there are any.
        let text = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        let text = String::from_utf8_lossy(text).into_owned();
        let Some(named) = TargetId::parse(&text) else {
            return Err(self.parser.error(token.start, format!("malformed target id '{text}'")));
        };
        self.hold_against_own(".amd_amdgpu_isa", &named, token.start)?;
        let line = format!("\t.amd_amdgpu_isa \"{}\"\n", self.state.target_id);
        self.out().text(line);
        self.parser.bump();
        Ok(())
    }

    /// The start of a kernel, which counts its registers from 0.
    fn hsa_kernel(&mut self) -> Result<(), Reported> {
        let token = self.parser.peek();
        if token.kind != TokenKind::Identifier {
            return Err(self.parser.error_here("expected symbol name"));
        }
        self.parser.bump();
        let name = self.parser.text_of(token);
        let out = self.out();
        out.text(b"\t.amdgpu_hsa_kernel ");
        out.text(name);
        out.text(b"\n");
        self.state.gpr_symbols = GprSymbols::define(self.state.target, self.parser.symbols);
        Ok(())
    }

    /// Bytes of local memory for a symbol.
    fn lds(&mut self) -> Result<(), Reported> {
        self.check_section()?;
        let name_loc = self.parser.loc();
        let Some(name) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here("expected identifier in directive"));
        };
        let name = self.parser.text_in(name);
        let symbol = self.parser.symbols.parse_name(name);
        self.comma()?;
        let size_loc = self.parser.loc();
        let size = self.parser.parse_absolute()?;
        if size < 0 {
            return Err(self.parser.error(size_loc, "size must be non-negative"));
        }
        if size > local_memory_size(self.state.target) {
            return Err(self.parser.error(size_loc, "size is too large"));
        }
        let mut alignment = 4;
        if self.parser.eat(TokenKind::Comma) {
            let loc = self.parser.loc();
            alignment = self.parser.parse_absolute()?;
            // LLVM takes 0 for a power of two no more than a negative number.
            if alignment <= 0 || alignment.count_ones() != 1 {
                return Err(self.parser.error(loc, "alignment must be a power of two"));
            }
            if alignment >= 1 << 31 {
                return Err(self.parser.error(loc, "alignment is too large"));
            }
        }
        self.end_of_statement()?;
        if !self.parser.symbols.redefine(symbol) {
            return Err(self.parser.error(name_loc, "invalid symbol redefinition"));
        }
        let out = self.out();
        out.text(b"\t.amdgpu_lds ");
        out.text(name);
        out.text(format!(", {size}, {alignment}\n"));
        Ok(())
    }
}

/// Bytes of local memory that a workgroup can have.
fn local_memory_size(target: &Target) -> i64 {
    let sizes = [
        (Feature::AddressableLocalMemorySize32768, 32768),
        (Feature::AddressableLocalMemorySize65536, 65536),
        (Feature::AddressableLocalMemorySize163840, 163_840),
        (Feature::AddressableLocalMemorySize327680, 327_680),
    ];
    let size = sizes.iter().find(|(feature, _)| target.has(*feature)).map_or(32768, |(_, size)| *size);
    // In WGP mode two compute units share theirs.
    if target.is_gfx10_plus() && !target.has(Feature::CuMode) { 2 * size } else { size }
}
