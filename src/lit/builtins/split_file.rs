//! LLVM's `split-file`: cuts a file at the lines `//--- NAME` or `#--- NAME` into files of a new folder.

use std::path::Path;

use super::{Context, failure, not_yet};
use crate::tool::Output;

pub(super) fn run(context: &Context) -> Output {
    let mut leading_lines = false;
    let mut paths = Vec::new();
    for arg in context.args {
        match arg.as_str() {
            "--leading-lines" | "-leading-lines" => leading_lines = true,
            "--no-leading-lines" | "-no-leading-lines" => leading_lines = false,
            option if option.starts_with('-') && option.len() > 1 => return not_yet(option),
            path => paths.push(path),
        }
    }
    let [input, folder] = paths[..] else {
        return failure("split-file: error: output directory is not specified\n", 1);
    };
    let content = match context.read(input) {
        Ok(content) => content,
        Err(error) => return failure(&format!("split-file: error: {input}: {error}\n"), 1),
    };
    match parts(&content) {
        Ok(parts) if parts.is_empty() => {
            failure(&format!("split-file: error: {input}: no part separator was found\n"), 1)
        }
        Ok(parts) => write(context, Path::new(folder), &parts, leading_lines).map_or_else(
            |error| failure(&format!("split-file: error: {folder}: {error}\n"), 1),
            |()| Output::default(),
        ),
        Err((line, message)) => failure(&format!("{input}:{line}: error: {message}\n"), 1),
    }
}

/// One part of the file.
struct Part<'a> {
    name: &'a str,
    /// How many lines stand before its content.
    line: usize,
    content: &'a [u8],
}

/// The parts of a file, or the line and message of a fault.
fn parts(content: &[u8]) -> Result<Vec<Part<'_>>, (usize, String)> {
    let mut parts: Vec<Part> = Vec::new();
    let mut position = 0;
    for (index, line) in content.split_inclusive(|&c| c == b'\n').enumerate() {
        let start = position;
        position += line.len();
        let Some((marker, name)) = separator(line) else {
            // Parts are ranges of the content: extend the last one by this line.
            if let Some(part) = parts.last_mut() {
                part.content = &content[start - part.content.len()..position];
            }
            continue;
        };
        let name =
            std::str::from_utf8(name).map_err(|_| (index + 1, "part name is not valid UTF-8".to_owned()))?;
        if name.trim() != name {
            return Err((index + 1, "part name cannot have leading or trailing space".to_owned()));
        }
        if parts.iter().any(|part| part.name == name) {
            return Err((
                index + 1,
                format!("'{}{name}' occurs more than once", String::from_utf8_lossy(marker)),
            ));
        }
        parts.push(Part { name, line: index + 1, content: &content[position..position] });
    }
    Ok(parts)
}

/// Marker and name of a separator line: one character or `//`, then `--- ` and a name.
fn separator(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let length = if line.starts_with(b"//--- ") { 6 } else { 5 };
    let (marker, name) = line.split_at_checked(length)?;
    let name = name.strip_suffix(b"\n").unwrap_or(name);
    let name = name.strip_suffix(b"\r").unwrap_or(name);
    (marker.ends_with(b"--- ") && !name.is_empty()).then_some((marker, name))
}

fn write(context: &Context, folder: &Path, parts: &[Part], leading_lines: bool) -> std::io::Result<()> {
    context.workspace.remove(folder)?;
    context.workspace.create_folder(folder)?;
    for part in parts {
        let path = folder.join(part.name);
        if let Some(parent) = path.parent().filter(|parent| *parent != folder) {
            context.workspace.create_folder(parent)?;
        }
        let mut content = if leading_lines { vec![b'\n'; part.line] } else { Vec::new() };
        content.extend_from_slice(part.content);
        context.workspace.write(&path, &content)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::tests::run;

    #[test]
    fn splits_as_llvm_does() {
        let source = "pre\n//--- a\ny\n//---y\n  //--- z\n#--- d/#x y\nq";
        let (output, files) = run(source, "", &["split-file", "/s/a.s", "/t/out"]);
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        assert_eq!(&*files.read(Path::new("/t/out/a")).unwrap(), b"y\n//---y\n  //--- z\n");
        assert_eq!(&*files.read(Path::new("/t/out/d/#x y")).unwrap(), b"q");
        let (_, files) = run("\n//--- x\nq\n", "", &["split-file", "--leading-lines", "/s/a.s", "/t/out"]);
        assert_eq!(&*files.read(Path::new("/t/out/x")).unwrap(), b"\n\nq\n");
    }

    #[test]
    fn faults() {
        let error = |source: &str| {
            String::from_utf8(run(source, "", &["split-file", "/s/a.s", "/t/o"]).0.stderr).unwrap()
        };
        assert_eq!(error("//--- a\n//--- a\n"), "/s/a.s:2: error: '//--- a' occurs more than once\n");
        assert_eq!(
            error("//---   b\n"),
            "/s/a.s:1: error: part name cannot have leading or trailing space\n"
        );
        assert_eq!(error("no\n"), "split-file: error: /s/a.s: no part separator was found\n");
        assert!(error("//--- ../../x\nx\n").contains("split-file: error: /t/o"));
    }
}
