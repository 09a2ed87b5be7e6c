//! The `mcreplay` command.

fn main() {}
