//! The corpus on disk, and how a new one takes its place.
//!
//! At every moment either the old files or the new ones are complete on disk. The order of a swap is: the old
//! folder steps aside, the new folder takes its name, the new lock takes its name, the old folder is no longer
//! called "previous". Whoever finds a "previous" folder therefore knows that a swap was cut off ([`Corpus::recover`]).

use std::fs::{self, File};
use std::io;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use fs4::TryLockError;

use super::Set;
use super::disk::Disk;
use super::lock::Lock;

/// The folder that holds `llvm/` and `llvm.lock`, or those of another set.
#[derive(Clone, Debug)]
pub struct Corpus {
    folder: PathBuf,
    set: &'static Set,
}

/// What keeps other syncs away.
#[derive(Debug)]
pub struct Claim(File);

impl Drop for Claim {
    fn drop(&mut self) {
        // Closing the file is not enough: a process that another thread has just forked holds it, too, until it has
        // become another program. Where this fails, closing must do.
        let _closes = fs4::FileExt::unlock(&self.0);
    }
}

impl Corpus {
    /// A set in a folder of test data.
    #[must_use]
    pub fn new(folder: PathBuf, set: &'static Set) -> Self {
        Self { folder, set }
    }

    /// The synced files.
    #[must_use]
    pub fn content(&self) -> PathBuf {
        self.folder.join(self.set.name)
    }

    /// The lock file.
    #[must_use]
    pub fn lock_path(&self) -> PathBuf {
        self.folder.join(format!("{}.lock", self.set.name))
    }

    /// Where a sync writes files before it knows that they are right.
    #[must_use]
    pub fn staged(&self) -> PathBuf {
        self.work().join(self.set.name)
    }

    /// Where a git checkout may live during a sync.
    #[must_use]
    pub fn checkout(&self) -> PathBuf {
        self.work().join("git")
    }

    fn staged_lock(&self) -> PathBuf {
        self.work().join(format!("{}.lock", self.set.name))
    }

    /// Everything that a sync makes and may throw away.
    fn work(&self) -> PathBuf {
        self.folder.join(format!(".{}-new", self.set.name))
    }

    fn previous(&self) -> PathBuf {
        self.folder.join(format!(".{}-previous", self.set.name))
    }

    fn trash(&self) -> PathBuf {
        self.folder.join(format!(".{}-trash", self.set.name))
    }

    /// Keeps other syncs of this corpus away until the claim is dropped.
    ///
    /// # Errors
    /// When another sync is at work, or the folder cannot be written.
    pub fn claim(&self) -> Result<Claim> {
        let path = self.folder.join(format!(".{}-busy", self.set.name));
        fs::create_dir_all(&self.folder)?;
        let file = File::create(&path).with_context(|| format!("cannot create {}", path.display()))?;
        match fs4::FileExt::try_lock(&file) {
            Ok(()) => Ok(Claim(file)),
            Err(TryLockError::WouldBlock) => {
                Err(anyhow!("another sync is at work in {}", self.folder.display()))
            }
            // A file system without locks: go on without.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Claim(file)),
            Err(TryLockError::Error(error)) => Err(error).context("cannot claim the corpus"),
        }
    }

    /// The lock, if there is one.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn lock(&self) -> Result<Option<Lock>> {
        let path = self.lock_path();
        match fs::read_to_string(&path) {
            Ok(text) => {
                let lock = Lock::parse(&text).with_context(|| format!("cannot read {}", path.display()))?;
                Ok(Some(lock))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
        }
    }

    /// Whether the corpus holds just what `lock` lists.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn holds(&self, lock: &Lock) -> Result<bool> {
        let folder = self.content().join(self.set.locked);
        Ok(folder.is_dir() && Lock::of_folder(&folder, &lock.revision)? == *lock)
    }

    /// Puts right what a sync that was cut off left behind.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn recover(&self, disk: &dyn Disk) -> Result<()> {
        let aside = self.previous();
        if aside.exists() {
            let swapped = match self.lock()? {
                Some(lock) => self.holds(&lock)?,
                None => false,
            };
            disk.remove_dir_all(&self.trash())?;
            if swapped {
                disk.rename(&aside, &self.trash())?;
            } else {
                if self.content().exists() {
                    disk.rename(&self.content(), &self.trash())?;
                }
                disk.rename(&aside, &self.content()).context("cannot put the old files back")?;
            }
        }
        self.clear(disk).context("cannot remove what an earlier sync left")
    }

    /// Removes what a sync made on its way.
    ///
    /// # Errors
    /// When the disk refuses; the next sync tries again.
    pub fn clear(&self, disk: &dyn Disk) -> io::Result<()> {
        disk.remove_dir_all(&self.work())?;
        disk.remove_dir_all(&self.trash())
    }

    /// Lets the staged files take the corpus' place, with a new lock where one is given.
    ///
    /// # Errors
    /// When the disk refuses; the old files and the old lock are then back in place.
    pub fn swap(&self, disk: &dyn Disk, lock: Option<&Lock>) -> Result<()> {
        if let Some(lock) = lock {
            disk.write(&self.staged_lock(), lock.text(self.set).as_bytes())
                .context("cannot write the new lock")?;
        }
        let had_old = self.content().exists();
        if had_old {
            disk.rename(&self.content(), &self.previous()).context("cannot move the old files aside")?;
        }
        if let Err(error) = self.put_in_place(disk, lock.is_some()) {
            self.put_back(disk, had_old).context("cannot put the old files back; the next sync will")?;
            return Err(error).context("cannot put the new files in place");
        }
        // The new corpus is complete. If the old one keeps its name, the next sync sees that and removes it.
        if had_old {
            let _ = disk.rename(&self.previous(), &self.trash());
        }
        Ok(())
    }

    fn put_in_place(&self, disk: &dyn Disk, new_lock: bool) -> io::Result<()> {
        disk.rename(&self.staged(), &self.content())?;
        if new_lock {
            disk.rename(&self.staged_lock(), &self.lock_path())?;
        }
        Ok(())
    }

    fn put_back(&self, disk: &dyn Disk, had_old: bool) -> io::Result<()> {
        let new = self.content();
        if new.exists() {
            disk.rename(&new, &self.staged())?;
        }
        if had_old {
            disk.rename(&self.previous(), &new)?;
        }
        Ok(())
    }
}
