//! AMDGPU's own directives.

use super::super::diagnostic::Reported;
use super::super::statement::Statement;
use super::super::target_id::target_id;
use super::super::token::TokenKind;
use crate::target::Os;

impl Statement<'_, '_, '_> {
    pub(super) fn amdgpu_directive(&mut self, name: &[u8]) -> Option<Result<(), Reported>> {
        let is_hsa = self.state.target.triple().os() == Os::AmdHsa;
        Some(match name {
            b".amdhsa_code_object_version" if is_hsa => self.code_object_version(),
            b".amdgcn_target" => self.amdgcn_target(),
            b".amd_amdgpu_hsa_metadata" if !is_hsa => Err(self
                .parser
                .error_here(".amd_amdgpu_hsa_metadata directive is not available on non-amdhsa OSes")),
            _ => return None,
        })
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

    /// Accepts the name of the target that is being assembled for.
    fn amdgcn_target(&mut self) -> Result<(), Reported> {
        let start = self.parser.loc();
        let named = self.escaped_string()?;
        let own = target_id(self.state.target, self.state.features);
        if named == own.as_bytes() {
            return Ok(());
        }
        if named.split(|&byte| byte == b'-').count() < 4 {
            let message = format!("malformed target id '{}'", String::from_utf8_lossy(&named));
            return Err(self.parser.error(start, message));
        }
        let message = format!(".amdgcn_target with another target id than '{own}' is not supported yet");
        Err(self.parser.error(start, message))
    }
}
