//! An archive from an http(s) address, read while it arrives.

use std::io::Read;
use std::time::Duration;

use anyhow::{Context as _, Result};
use ureq::Agent;

use super::source::Unreachable;

/// How long each step may take: a machine without network is to know within seconds.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a transfer may stall.
const STALL: Duration = Duration::from_secs(20);

/// Opens an address.
///
/// # Errors
/// [`Unreachable`] when nothing answers there; otherwise with the server's status.
pub fn open(address: &str) -> Result<impl Read + use<>> {
    let agent: Agent = Agent::config_builder()
        .timeout_resolve(Some(PATIENCE))
        .timeout_connect(Some(PATIENCE))
        .timeout_recv_response(Some(STALL))
        .timeout_per_read(Some(STALL))
        .user_agent(concat!("mcreplay-xtask/", env!("CARGO_PKG_VERSION")))
        .build()
        .into();
    match agent.get(address).call() {
        Ok(response) => Ok(response.into_body().into_reader()),
        Err(
            error @ (ureq::Error::HostNotFound
            | ureq::Error::Timeout(_)
            | ureq::Error::ConnectionFailed
            | ureq::Error::Io(_)),
        ) => Err(Unreachable(format!("{address} cannot be reached: {error}")).into()),
        Err(error) => Err(error).with_context(|| format!("{address} cannot be fetched")),
    }
}
