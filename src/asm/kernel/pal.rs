//! PAL metadata: what the driver of graphics pipelines is told. It is printed at the end of the source.

use crate::asm::yaml::{Node, Scalar, read, unsigned, write};
use std::collections::BTreeMap;

/// The names of registers.
const REGISTERS: &str = include_str!("pal_registers.rows");

/// What the source has said so far.
#[derive(Clone, Debug, Default)]
pub enum Pal {
    /// Nothing.
    #[default]
    Nothing,
    /// Registers and their values, in the linear form.
    Linear(BTreeMap<u64, u32>),
    /// A document, whose registers stand apart; nothing if it was none.
    Document(Option<(Node, BTreeMap<Scalar, Node>)>),
}

/// The node behind a key, which becomes a map or a sequence if it is none.
fn entry<'a>(node: &'a mut Node, key: &str, otherwise: Node) -> Option<&'a mut Node> {
    let Node::Map(map) = node else { return None };
    let node = map.entry(Scalar::String(key.as_bytes().into())).or_insert_with(|| otherwise.clone());
    if std::mem::discriminant(node) != std::mem::discriminant(&otherwise) {
        *node = otherwise;
    }
    Some(node)
}

/// The registers of a document.
fn registers(root: &mut Node) -> Option<&mut BTreeMap<Scalar, Node>> {
    let empty = || Node::Map(BTreeMap::new());
    if !matches!(root, Node::Map(_)) {
        *root = empty();
    }
    let Node::Sequence(pipelines) = entry(root, "amdpal.pipelines", Node::Sequence(Vec::new()))? else {
        return None;
    };
    if pipelines.is_empty() {
        pipelines.push(empty());
    }
    let first = pipelines.first_mut()?;
    if !matches!(first, Node::Map(_)) {
        *first = empty();
    }
    match entry(first, ".registers", empty())? {
        Node::Map(registers) => Some(registers),
        _ => None,
    }
}

/// The number that a key such as `0x2c0a (SPI_SHADER_PGM_RSRC1_PS)` starts with.
fn leading_number(text: &[u8]) -> Option<u64> {
    let length = text.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    (1..=length).rev().find_map(|length| unsigned(text.get(..length)?))
}

/// The name of a register.
fn register_name(number: u64) -> Option<String> {
    let rows = REGISTERS.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|line| line.split_once(' ')).find_map(|(numbers, name)| {
        let hex = |text: &str| u64::from_str_radix(text, 16).ok();
        match numbers.split_once('-') {
            None => (hex(numbers)? == number).then(|| name.to_owned()),
            Some((first, last)) => {
                let index = number.checked_sub(hex(first)?)?;
                (number <= hex(last)?).then(|| format!("{name}{index}"))
            }
        }
    })
}

impl Pal {
    /// Adds a register in the linear form; its bits join those that it had.
    pub fn add(&mut self, register: u32, value: u32) {
        if !matches!(self, Self::Linear(_)) {
            *self = Self::Linear(BTreeMap::new());
        }
        if let Self::Linear(registers) = self {
            *registers.entry(u64::from(register)).or_default() |= value;
        }
    }

    /// Takes a document; nothing if it is none, or if it has registers without a number.
    pub fn set(&mut self, text: &[u8]) -> Option<()> {
        *self = Self::Document(None);
        let mut root = read(text)?;
        let (mut numbered, mut all) = (BTreeMap::new(), Some(()));
        for (key, value) in std::mem::take(registers(&mut root)?) {
            let key = match key {
                Scalar::String(text) => leading_number(&text).map(Scalar::UInt),
                key => Some(key),
            };
            match key {
                Some(key) => drop(numbered.insert(key, value)),
                None => all = None,
            }
        }
        *self = Self::Document(Some((root, numbered)));
        all
    }

    /// The text.
    pub fn text(&self) -> Vec<u8> {
        let mut out = Vec::new();
        match self {
            Self::Nothing | Self::Document(None) => {}
            Self::Linear(registers) => {
                out.extend_from_slice(b"\t.amd_amdgpu_pal_metadata ");
                let numbers: Vec<String> =
                    registers.iter().map(|(register, value)| format!("{register:#x},{value:#x}")).collect();
                out.extend_from_slice(numbers.join(",").as_bytes());
                out.push(b'\n');
            }
            Self::Document(Some((root, numbered))) => {
                let named = numbered.iter().map(|(key, value)| (named_key(key), value.clone())).collect();
                let mut root = root.clone();
                if let Some(registers) = registers(&mut root) {
                    *registers = named;
                }
                out.extend_from_slice(b"\t.amdgpu_pal_metadata\n");
                write(&root, true, &mut out);
                out.extend_from_slice(b"\t.end_amdgpu_pal_metadata\n");
            }
        }
        out
    }
}

/// The key of a register, with its name behind its number if it has one.
fn named_key(key: &Scalar) -> Scalar {
    let Scalar::UInt(number) = key else { return key.clone() };
    match register_name(*number) {
        Some(name) => {
            let number = String::from_utf8_lossy(&key.text(true)).into_owned();
            Scalar::String(format!("{number} ({name})").into_bytes().into())
        }
        None => key.clone(),
    }
}
