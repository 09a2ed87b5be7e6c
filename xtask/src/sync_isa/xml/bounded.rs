//! A reader that stops where one tag, text or comment grows without end, since the XML reader holds each in memory.

use std::io::{self, BufRead, Read};

use super::super::limits;

/// Counts what was read since the last event.
pub(super) struct Bounded<R> {
    stream: R,
    since: u64,
}

impl<R> Bounded<R> {
    pub(super) fn new(stream: R) -> Self {
        Self { stream, since: 0 }
    }

    /// An event has ended.
    pub(super) fn reset(&mut self) {
        self.since = 0;
    }
}

impl<R: BufRead> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

impl<R: BufRead> BufRead for Bounded<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.since > limits::EVENT {
            let limit = limits::EVENT;
            return Err(io::Error::other(format!("a tag, text or comment of more than {limit} bytes")));
        }
        self.stream.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        self.since += count as u64;
        self.stream.consume(count);
    }
}
