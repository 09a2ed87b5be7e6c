//! Faults in row files: every one is reported with its file and line, all at once.

use crate::source::RowError;

/// Collects the faults of one reading.
#[derive(Debug, Default)]
pub struct Faults {
    file: String,
    list: Vec<RowError>,
}

impl Faults {
    /// Starts a file: faults that follow name it.
    pub fn in_file(&mut self, file: &str) {
        self.file = file.to_owned();
    }

    /// Records a fault.
    pub fn add(&mut self, line: usize, message: impl Into<String>) {
        self.list.push(RowError { file: self.file.clone(), line, message: message.into() });
    }

    /// The faults so far.
    #[must_use]
    pub fn list(&self) -> &[RowError] {
        &self.list
    }

    /// The faults, to pass on.
    #[must_use]
    pub fn into_list(self) -> Vec<RowError> {
        self.list
    }
}

/// The lines of a row file that hold rows, with their numbers; `#` starts a comment.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let words: Vec<&str> = line.split_whitespace().take_while(|word| !word.starts_with('#')).collect();
        (!words.is_empty()).then_some((index + 1, words))
    })
}
