//! Reads LLVM's tests out of a tarball: xz, gz, zst or plain, told apart by their first bytes.
//!
//! Nothing is unpacked to the disk here, and an archive is read to its end, so that one that was cut off is
//! noticed wherever the cut is. Long names are read here rather than by the `tar` crate, which would hold one of
//! any length in memory.

use std::io::{self, BufRead, BufReader, Read};

use anyhow::{Context, Result, bail, ensure};
use tar::{Archive, EntryType};

use super::select::{self, Budget, limits};
use super::source::Sink;

const XZ: &[u8] = b"\xfd7zXZ\0";
const GZ: &[u8] = b"\x1f\x8b";
const ZST: &[u8] = b"\x28\xb5\x2f\xfd";

/// Memory that an xz stream may ask for: its largest preset takes 65 MiB.
const XZ_MEMORY: u64 = 512 << 20;

/// Hands every test in the archive to `sink`.
///
/// # Errors
/// When the archive cannot be read to its end, or holds what no test archive holds: absolute paths, `..`, links
/// that lead out, absurd sizes.
pub fn read(file: impl Read, sink: &mut Sink<'_>) -> Result<()> {
    let mut file = BufReader::with_capacity(1 << 16, file);
    let start = file.fill_buf()?;
    if start.starts_with(XZ) {
        let stream = liblzma::stream::Stream::new_stream_decoder(XZ_MEMORY, liblzma::stream::CONCATENATED)?;
        read_tar(liblzma::bufread::XzDecoder::new_stream(file, stream), sink)
    } else if start.starts_with(GZ) {
        read_tar(flate2::bufread::MultiGzDecoder::new(file), sink)
    } else if start.starts_with(ZST) {
        read_tar(zstd::stream::read::Decoder::with_buffer(file)?, sink)
    } else {
        ensure!(start.get(257..262) == Some(b"ustar"), "not an xz, gz, zst or plain tar archive");
        read_tar(file, sink)
    }
}

fn read_tar(stream: impl Read, sink: &mut Sink<'_>) -> Result<()> {
    let mut archive = Archive::new(Measured { stream, bytes: 0, zeros: 0 });
    let mut budget = Budget::default();
    let mut long = LongNames::default();
    for (index, entry) in archive.entries()?.raw(true).enumerate() {
        ensure!(index < limits::ENTRIES, "more than {} entries", limits::ENTRIES);
        let mut entry = entry.context("the archive is damaged or cut off")?;
        if long.take(&mut entry)? {
            continue;
        }
        let names = std::mem::take(&mut long);
        read_entry(&mut entry, names, &mut budget, sink)?;
    }
    let mut rest = archive.into_inner();
    io::copy(&mut rest, &mut io::sink()).context("the archive is damaged or cut off")?;
    // Two blocks of zeros end an archive; without them, a cut between two entries would go unnoticed.
    ensure!(rest.zeros >= 1024, "the archive is cut off");
    Ok(())
}

fn read_entry(
    entry: &mut tar::Entry<'_, impl Read>,
    names: LongNames,
    budget: &mut Budget,
    sink: &mut Sink<'_>,
) -> Result<()> {
    let path = match names.path {
        Some(path) => path,
        None => text(&entry.path_bytes())?,
    };
    let parts = select::parts(&path)?;
    let kind = entry.header().entry_type();
    if kind.is_symlink() || kind.is_hard_link() {
        let target = match names.target {
            Some(target) => target,
            None => text(&entry.link_name_bytes().unwrap_or_default())?,
        };
        // A hard link's target counts from the archive's root, a symbolic link's from its own folder.
        let inside = match kind.is_symlink() {
            true => select::link_stays_inside(&parts, &target),
            false => select::link_stays_inside(&[], &target),
        };
        ensure!(inside, "the link {path} leads out, to {target}");
    }
    let Some(name) = select::corpus_path(&parts) else { return Ok(()) };
    match kind {
        EntryType::Directory => Ok(()),
        EntryType::Regular | EntryType::Continuous => {
            let size = entry.header().size()?;
            budget.take(&path, size)?;
            let mut content = Vec::new();
            entry
                .take(limits::FILE)
                .read_to_end(&mut content)
                .with_context(|| format!("cannot read {path}"))?;
            ensure!(content.len() as u64 == size, "the archive is cut off in {path}");
            sink(&name, &content)
        }
        _ => bail!("{path} is no plain file"),
    }
}

/// Names that come ahead of their entry, since a tar header has room for 100 bytes.
#[derive(Debug, Default)]
struct LongNames {
    path: Option<String>,
    target: Option<String>,
}

impl LongNames {
    /// Reads an entry that only says something about the next one; `false` if it is not such an entry.
    fn take(&mut self, entry: &mut tar::Entry<'_, impl Read>) -> Result<bool> {
        let kind = entry.header().entry_type();
        match kind {
            EntryType::GNULongName => self.path = Some(text(trim_zeros(&name_bytes(entry)?))?),
            EntryType::GNULongLink => self.target = Some(text(trim_zeros(&name_bytes(entry)?))?),
            EntryType::XHeader => {
                let bytes = name_bytes(entry)?;
                for extension in tar::PaxExtensions::new(&bytes) {
                    let extension = extension?;
                    match extension.key()? {
                        "path" => self.path = Some(text(extension.value_bytes())?),
                        "linkpath" => self.target = Some(text(extension.value_bytes())?),
                        key => ensure!(
                            key != "size" && !key.starts_with("GNU.sparse"),
                            "an entry whose size is not in its header ({key})"
                        ),
                    }
                }
            }
            EntryType::XGlobalHeader => {}
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn name_bytes(entry: &mut tar::Entry<'_, impl Read>) -> Result<Vec<u8>> {
    let size = entry.header().size()?;
    ensure!(size <= limits::NAME, "a name of {size} bytes");
    let mut bytes = Vec::new();
    entry.take(limits::NAME).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn trim_zeros(bytes: &[u8]) -> &[u8] {
    bytes.split(|byte| *byte == 0).next().unwrap_or_default()
}

fn text(bytes: &[u8]) -> Result<String> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(_) => bail!("{:?} is not UTF-8", String::from_utf8_lossy(bytes)),
    }
}

/// Counts what passes through, up to the limit on a whole archive, and the zeros at its end.
struct Measured<R> {
    stream: R,
    bytes: u64,
    zeros: u64,
}

impl<R: Read> Read for Measured<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.stream.read(buffer)?;
        let read = buffer.get(..count).unwrap_or_default();
        self.bytes += count as u64;
        if self.bytes > limits::ARCHIVE {
            return Err(io::Error::other(format!("more than {} bytes, uncompressed", limits::ARCHIVE)));
        }
        match read.iter().rposition(|byte| *byte != 0) {
            Some(last) => self.zeros = (count - last - 1) as u64,
            None => self.zeros += count as u64,
        }
        Ok(count)
    }
}
