//! A Chromium without a window, driven over its DevTools protocol.
//!
//! The protocol runs over a pipe: the browser reads commands from its file 3 and writes answers to its file 4, each a JSON
//! text with a zero byte behind it. A shell makes these of standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// The names that a Chromium may have.
const PROGRAMS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// What keeps it from windows, from the network and from asking questions. CI runs as root, where there is no sandbox.
const FLAGS: &str = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --hide-scrollbars \
    --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage \
    --remote-debugging-pipe";

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with one page.
pub struct Browser {
    child: Child,
    commands: ChildStdin,
    answers: Receiver<Value>,
    session: Option<String>,
    next: u64,
    /// What pages complained about: errors on the console, exceptions, files that are missing.
    pub complaints: Vec<String>,
    /// How often a page has been loaded.
    loads: u64,
}

/// The program, if one is installed.
pub fn program() -> Option<&'static str> {
    PROGRAMS.into_iter().find(|name| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    })
}

impl Browser {
    /// Starts the program, with a folder for what it keeps, and opens a page.
    ///
    /// # Errors
    /// It does not start, or does not answer.
    pub fn start(program: &str, profile: &Path) -> Result<Self> {
        let script =
            format!("exec {program} {FLAGS} --user-data-dir=\"$0\" 3<&0 4>&1 </dev/null >/dev/null 2>&1");
        let mut child = Command::new("sh")
            .args(["-c", &script])
            .arg(profile)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("sh")?;
        let commands = child.stdin.take().context("a pipe to the browser")?;
        let output = child.stdout.take().context("a pipe from the browser")?;
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            let parts = BufReader::new(output).split(0).map_while(Result::ok);
            for value in parts.filter_map(|part| serde_json::from_slice(&part).ok()) {
                if sender.send(value).is_err() {
                    break;
                }
            }
        });
        let mut browser =
            Self { child, commands, answers, session: None, next: 0, complaints: Vec::new(), loads: 0 };
        browser.open()?;
        Ok(browser)
    }

    fn open(&mut self) -> Result<()> {
        let page = self.call("Target.createTarget", json!({ "url": "about:blank" }))?;
        let attach = json!({ "targetId": page["targetId"], "flatten": true });
        let session = self.call("Target.attachToTarget", attach)?;
        self.session = session["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log"] {
            self.call(&format!("{domain}.enable"), json!({}))?;
        }
        Ok(())
    }

    /// Sends a command and waits for its answer.
    ///
    /// # Errors
    /// The browser refuses it, is gone, or does not answer in time.
    pub fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        self.next += 1;
        let id = self.next;
        let mut command = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = &self.session {
            command["sessionId"] = json!(session);
        }
        let mut text = serde_json::to_vec(&command)?;
        text.push(0);
        self.commands.write_all(&text).context("the browser is gone")?;
        let deadline = Instant::now() + PATIENCE;
        loop {
            let answer = self.receive(deadline).with_context(|| method.to_owned())?;
            if answer["id"] != json!(id) {
                continue;
            }
            if let Some(error) = answer.get("error") {
                bail!("{method}: {error}");
            }
            return Ok(answer["result"].clone());
        }
    }

    /// The next message; events are noted on the way.
    fn receive(&mut self, deadline: Instant) -> Result<Value> {
        let left = deadline.saturating_duration_since(Instant::now());
        let message = match self.answers.recv_timeout(left) {
            Ok(message) => message,
            Err(RecvTimeoutError::Timeout) => bail!("the browser does not answer"),
            Err(RecvTimeoutError::Disconnected) => bail!("the browser has ended"),
        };
        let params = &message["params"];
        match message["method"].as_str() {
            Some("Page.loadEventFired") => self.loads += 1,
            Some("Runtime.exceptionThrown") => {
                self.complaints.push(params["exceptionDetails"].to_string());
            }
            Some("Runtime.consoleAPICalled")
                if matches!(params["type"].as_str(), Some("error" | "warning")) =>
            {
                self.complaints.push(params["args"].to_string());
            }
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                self.complaints.push(params["entry"].to_string());
            }
            _ => {}
        }
        Ok(message)
    }

    /// Does something that loads a page, and waits for it.
    ///
    /// # Errors
    /// No page is loaded.
    pub fn loading(&mut self, act: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        let before = self.loads;
        act(self)?;
        let deadline = Instant::now() + PATIENCE;
        while self.loads == before {
            self.receive(deadline).context("no page was loaded")?;
        }
        Ok(())
    }

    /// Goes to an address.
    ///
    /// # Errors
    /// It cannot be loaded.
    pub fn go(&mut self, url: &str) -> Result<()> {
        // The same page with another fragment would not be loaded again.
        for url in ["about:blank", url] {
            self.loading(|browser| {
                let answer = browser.call("Page.navigate", json!({ "url": url }))?;
                match answer["errorText"].as_str() {
                    Some(error) => bail!("{url}: {error}"),
                    None => Ok(()),
                }
            })?;
        }
        Ok(())
    }

    /// The value of an expression.
    ///
    /// # Errors
    /// It throws.
    pub fn value(&mut self, expression: &str) -> Result<Value> {
        let params = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.call("Runtime.evaluate", params)?;
        if let Some(thrown) = answer.get("exceptionDetails") {
            bail!("{expression}: {thrown}");
        }
        Ok(answer["result"]["value"].clone())
    }

    /// Presses and lets go a key, by its name (`Enter`) or its letter.
    ///
    /// # Errors
    /// The browser is gone.
    pub fn press(&mut self, key: &str) -> Result<()> {
        let (text, code) = match key {
            "Enter" => ("\r", 13),
            "Escape" => ("", 27),
            "Tab" => ("", 9),
            "ArrowDown" => ("", 40),
            "ArrowUp" => ("", 38),
            letter => (letter, 0),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut params = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code });
            if kind == "keyDown" && !text.is_empty() {
                params["text"] = json!(text);
            }
            self.call("Input.dispatchKeyEvent", params)?;
        }
        Ok(())
    }

    /// Makes the window as large as that.
    ///
    /// # Errors
    /// The browser is gone.
    pub fn resize(&mut self, width: u32, height: u32) -> Result<()> {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.call("Emulation.setDeviceMetricsOverride", params).map(|_| ())
    }

    /// What the page is shown on, `screen` or `print`, and what the system wishes, `light` or `dark`.
    ///
    /// # Errors
    /// The browser is gone.
    pub fn media(&mut self, medium: &str, scheme: &str) -> Result<()> {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.call("Emulation.setEmulatedMedia", json!({ "media": medium, "features": features })).map(|_| ())
    }

    /// The page as a PNG, in base64.
    ///
    /// # Errors
    /// The browser is gone.
    pub fn picture(&mut self) -> Result<String> {
        let answer = self.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        Ok(answer["data"].as_str().context("a picture")?.to_owned())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Whether it closes on its own or not, it must not outlive this.
        self.session = None;
        let _gone = self.call("Browser.close", json!({}));
        let _gone = self.child.kill();
        let _gone = self.child.wait();
    }
}
