//! RUN lines: the directives of a test file, substitutions, and lit's shell with its own commands. The tools are
//! stand-ins, since the assembler and FileCheck have targets of their own.
#![no_main]

use std::path::Path;
use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use mcreplay::lit::{Script, Session, Substitutions, Tool, Toolbox, Workspace, evaluate, parse_line};
use mcreplay::tool::{Invocation, Output};

/// Prints what it reads; its status is the number of its options.
fn copy(invocation: &Invocation) -> Output {
    let (options, paths): (Vec<&String>, Vec<&String>) =
        invocation.args.iter().partition(|word| word.len() > 1 && word.starts_with('-'));
    let path = paths.first().map_or("-", |path| path.as_str());
    let status = u8::try_from(options.len()).unwrap_or(u8::MAX);
    match invocation.files.read(Path::new(path)) {
        Ok(content) => Output { stdout: content.to_vec(), status, ..Output::default() },
        Err(error) => Output { stderr: error.to_string().into_bytes(), status: 1, ..Output::default() },
    }
}

fuzz_target!(|content: &[u8]| {
    let Ok(script) = Script::parse(content) else { return };
    for condition in script.xfail.iter().chain(&script.requires).chain(&script.unsupported) {
        let _either = evaluate(condition, &["amdgpu", "target=amdgcn"]);
    }
    let (source, folder) = (Path::new("/fuzz/test.s"), Path::new("/fuzz/out"));
    let workspace = Workspace::in_memory(source, Arc::from(content), folder);
    let substitutions = Substitutions::new(source, &folder.join("test.s.tmp"));
    let mut tools = Toolbox::default();
    tools.insert("llvm-mc", Tool::InProcess(copy));
    tools.insert("FileCheck", Tool::InProcess(copy));
    let session = Session { tools: &tools, workspace: &workspace, trace: false };
    for run in &script.runs {
        assert!(run.line > 0);
        if let Ok(line) = parse_line(&substitutions.apply(&run.text)) {
            let finish = session.run(&line);
            assert!(finish.status == 0 || finish.blame.is_some(), "a failure that nobody is to blame for");
        }
    }
});
