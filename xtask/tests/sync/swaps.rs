//! A corpus survives: whatever step fails, and wherever a sync is cut off.

use std::cell::Cell;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use xtask::sync::disk::{Disk, RealDisk};
use xtask::sync_llvm::{Options, Report, sync};

use crate::world::{NEW, Tar, World, files, from_place};

/// A disk on which the step with a number fails: that one alone, or, as when the power goes, all from there on.
pub struct FailingDisk {
    pub step: Cell<usize>,
    fails_at: usize,
    for_good: bool,
}

impl FailingDisk {
    pub fn new(fails_at: usize, for_good: bool) -> Self {
        Self { step: Cell::new(0), fails_at, for_good }
    }

    fn step(&self) -> io::Result<()> {
        let step = self.step.replace(self.step.get() + 1);
        let fails = step == self.fails_at || (self.for_good && step > self.fails_at);
        if fails { Err(io::Error::other("the disk is gone")) } else { Ok(()) }
    }
}

impl Disk for FailingDisk {
    fn create_dir_all(&self, folder: &Path) -> io::Result<()> {
        self.step().and_then(|()| RealDisk.create_dir_all(folder))
    }

    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        let result = self.step();
        // A write that fails may have written a part.
        let part = if result.is_ok() { content } else { &content[..content.len() / 2] };
        RealDisk.write(path, part).and(result)
    }

    fn copy(&self, content: &mut dyn Read, path: &Path) -> io::Result<()> {
        let result = self.step();
        // As above.
        let part = if result.is_ok() { u64::MAX } else { 10 };
        RealDisk.copy(&mut content.take(part), path).and(result)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step().and_then(|()| RealDisk.rename(from, to))
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        self.step().and_then(|()| RealDisk.remove_file(path))
    }

    fn remove_dir_all(&self, folder: &Path) -> io::Result<()> {
        self.step().and_then(|()| RealDisk.remove_dir_all(folder))
    }
}

fn new_revision(world: &World) -> Options {
    let from = world.put("new.tar", &Tar::of("", &NEW).bytes());
    Options { rev: Some("llvmorg-2.0.0".to_owned()), ..from_place(&from) }
}

/// The steps of a sync that nothing disturbs.
fn steps() -> usize {
    let world = World::new();
    let disk = FailingDisk::new(usize::MAX, false);
    sync(&new_revision(&world), &world.corpus, &disk).unwrap();
    disk.step.get()
}

#[test]
fn a_step_that_fails_leaves_the_old_corpus_or_the_new_one() {
    let (mut failed, mut done) = (0, 0);
    for step in 0..steps() {
        let world = World::new();
        let options = new_revision(&world);
        let old = files(&world.testdata());
        match sync(&options, &world.corpus, &FailingDisk::new(step, false)) {
            Err(_) => {
                failed += 1;
                assert_eq!(files(&world.testdata()), old, "step {step}");
            }
            Ok(Report::Synced { lock, .. }) => {
                done += 1;
                assert_eq!(world.corpus.lock().unwrap().as_ref(), Some(&lock), "step {step}");
                assert!(world.corpus.holds(&lock).unwrap(), "step {step}");
            }
            Ok(report) => panic!("step {step}: {report:?}"),
        }
        // Whatever was left behind, the next sync gets through.
        let Report::Synced { lock, .. } = world.sync(&options).unwrap() else { panic!("step {step}") };
        assert!(world.corpus.holds(&lock).unwrap(), "step {step}");
    }
    assert!(failed > 10 && done > 0, "{failed} {done}");
}

#[test]
fn a_sync_that_is_cut_off_is_put_right_by_the_next() {
    let complete = {
        let world = World::new();
        world.sync(&new_revision(&world)).unwrap();
        files(&world.testdata())
    };
    let (mut kept, mut swapped) = (0, 0);
    for step in 0..steps() {
        let world = World::new();
        let options = new_revision(&world);
        let old = files(&world.testdata());
        let _ = sync(&options, &world.corpus, &FailingDisk::new(step, true));
        world.corpus.recover(&RealDisk).unwrap();
        let now = files(&world.testdata());
        match now == old {
            true => kept += 1,
            false => swapped += 1,
        }
        assert!(now == old || now == complete, "step {step}: {now:?}");
        let hidden = fs::read_dir(world.testdata()).unwrap().map(|entry| entry.unwrap().file_name());
        let left: Vec<_> = hidden.filter(|name| name != "llvm" && name != "llvm.lock").collect();
        assert!(left.iter().all(|name| name == ".llvm-busy"), "{left:?}");
    }
    assert!(kept > 10 && swapped > 0, "{kept} {swapped}");
}

#[test]
fn recovery_may_be_cut_off_too() {
    for first in 0..steps() {
        for second in 0..8 {
            let world = World::new();
            let options = new_revision(&world);
            let old = files(&world.testdata());
            let _ = sync(&options, &world.corpus, &FailingDisk::new(first, true));
            let _ = world.corpus.recover(&FailingDisk::new(second, true));
            world.corpus.recover(&RealDisk).unwrap();
            let now = files(&world.testdata());
            assert!(
                now == old || now.contains_key("llvm/MC/AMDGPU/regression/bug.s"),
                "{first} {second}: {now:?}"
            );
        }
    }
}

#[test]
fn one_sync_at_a_time() {
    let world = World::new();
    let options = new_revision(&world);
    let claimed = world.corpus.claim().unwrap();
    assert!(format!("{:#}", world.sync(&options).unwrap_err()).contains("another sync"));
    drop(claimed);
    world.sync(&options).unwrap();
}
