//! AMDGPU's own directives.

use super::super::diagnostic::Reported;
use super::super::statement::{Action, Statement};
use super::super::target_id::TargetId;
use super::super::token::{Loc, TokenKind};
use crate::target::{IsaVersion, Os, Processor};

/// Directives that are not done yet, whether they belong to HSA, and the word that ends their block.
const NOT_YET: [(&str, Option<bool>, &[u8]); 9] = [
    (".amdhsa_kernel", Some(true), b".end_amdhsa_kernel"),
    (".amdgpu_metadata", Some(true), b".end_amdgpu_metadata"),
    (".amd_kernel_code_t", Some(false), b".end_amd_kernel_code_t"),
    (".amdgpu_hsa_kernel", Some(false), b""),
    (".amd_amdgpu_isa", Some(false), b""),
    (".amdgpu_lds", None, b""),
    (".amdgpu_info", None, b".end_amdgpu_info"),
    (".amdgpu_pal_metadata", None, b".end_amdgpu_pal_metadata"),
    (".amd_amdgpu_pal_metadata", None, b""),
];

impl Statement<'_, '_, '_> {
    pub(super) fn amdgpu_directive(&mut self, name: &[u8], loc: Loc) -> Option<Result<(), Reported>> {
        let is_hsa = self.state.target.triple().os() == Os::AmdHsa;
        match name {
            b".amdhsa_code_object_version" if is_hsa => return Some(self.code_object_version()),
            b".amdgcn_target" => return Some(self.amdgcn_target()),
            b".amd_amdgpu_hsa_metadata" if !is_hsa => {
                let message = ".amd_amdgpu_hsa_metadata directive is not available on non-amdhsa OSes";
                return Some(Err(self.parser.error_here(message)));
            }
            _ => {}
        }
        let (name, _, end) = NOT_YET
            .iter()
            .find(|(known, hsa, _)| known.as_bytes() == name && hsa.is_none_or(|hsa| hsa == is_hsa))?;
        if !end.is_empty() {
            // What stands inside would only bring further errors.
            self.state.action = Some(Action::SkipTo(end));
        }
        Some(Err(self.parser.error(loc, format!("directive '{name}' is not supported yet"))))
    }

    fn code_object_version(&mut self) -> Result<(), Reported> {
        if !matches!(self.parser.peek().kind, TokenKind::Integer | TokenKind::Identifier) {
            return Err(self.parser.error_here("expected absolute expression"));
        }
        let version = self.parser.parse_absolute()?;
        // LLVM keeps 32 bits of it.
        let version = (version & 0xffff_ffff).cast_unsigned();
        self.out().text(format!("\t.amdhsa_code_object_version {version}\n"));
        self.state.print_target_directive();
        Ok(())
    }

    /// Holds the target that the source names against the one that is being assembled for.
    fn amdgcn_target(&mut self) -> Result<(), Reported> {
        let start = self.parser.loc();
        let text = String::from_utf8_lossy(&self.escaped_string()?).into_owned();
        let Some(named) = TargetId::parse(&text) else {
            return Err(self.parser.error(start, format!("malformed target id '{text}'")));
        };
        let own = self.state.target_id.clone();
        if !named.is_compatible(&own) {
            let message = format!(".amdgcn_target {named} is incompatible with {own}");
            return Err(self.parser.error(start, message));
        }
        let version = Processor::find(&named.processor).map_or(IsaVersion::default(), Processor::isa_version);
        if version != self.state.target.isa_version() {
            let message = format!(
                ".amdgcn_target directive processor {} does not match the specified processor {}",
                named.processor,
                self.state.target.cpu_name()
            );
            return Err(self.parser.error(start, message));
        }
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
}
