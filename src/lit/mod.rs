//! What LLVM's lit makes of a test file: its directives, its RUN lines and their small shell.
//!
//! Commands run in this process: a tool is a function over [`crate::tool::Invocation`], and the files that RUN lines
//! write live in memory. It knows nothing of GPUs or of what the tools do. The rules follow lit 23 with its internal
//! shell; what that shell knows and this one does not is refused with a reason, never passed over.

mod builtins;
mod condition;
mod external;
mod glob;
mod lexer;
mod script;
mod shell;
mod substitute;
mod workspace;

pub use builtins::names as command_names;
pub use condition::{ConditionError, evaluate};
pub use external::Program;
pub use glob::matches;
pub use lexer::{Command, Line, Operator, Pipeline, Redirect, SyntaxError, parse_line};
pub use script::{RunLine, Script, ScriptError};
pub use shell::{Blame, Call, Finish, Session, Tool, Toolbox};
pub use substitute::Substitutions;
pub use workspace::Workspace;
