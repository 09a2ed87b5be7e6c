//! Programs outside this process, for those who want one in place of a built-in tool.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::tool::Output;

/// A program outside this process.
#[derive(Clone, Debug)]
pub struct Program {
    /// Where it is.
    pub path: PathBuf,
}

/// A program that runs longer is stopped.
const TIMEOUT: Duration = Duration::from_secs(120);

impl Program {
    /// Runs the program in `folder` with `input` as its standard input. True beside the output if it crashed or was
    /// stopped.
    ///
    /// # Errors
    /// If it cannot be started or its output not read.
    pub fn run(&self, args: &[String], folder: &Path, input: &Arc<[u8]>) -> io::Result<(Output, bool)> {
        let mut child = Command::new(&self.path)
            .args(args)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            let input = input.clone();
            // A program that reads only part of its input closes the pipe: that is no error.
            std::thread::spawn(move || stdin.write_all(&input).ok());
        }
        let (stdout, stderr) = (reader(child.stdout.take()), reader(child.stderr.take()));
        let status = wait(&mut child)?;
        let collect = |reader: std::thread::JoinHandle<io::Result<Vec<u8>>>| {
            reader.join().unwrap_or_else(|_| Err(io::Error::other("the reader of a pipe failed")))
        };
        let code = status.and_then(|status| status.code());
        let output = Output {
            stdout: collect(stdout)?,
            stderr: collect(stderr)?,
            status: code.map_or(255, |code| u8::try_from(code).unwrap_or(255)),
            ..Output::default()
        };
        Ok((output, code.is_none()))
    }
}

fn reader(pipe: Option<impl io::Read + Send + 'static>) -> std::thread::JoinHandle<io::Result<Vec<u8>>> {
    std::thread::spawn(move || {
        let mut content = Vec::new();
        if let Some(mut pipe) = pipe {
            pipe.read_to_end(&mut content)?;
        }
        Ok(content)
    })
}

/// Waits for the program to end; none if it had to be stopped.
fn wait(child: &mut Child) -> io::Result<Option<std::process::ExitStatus>> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > TIMEOUT {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}
