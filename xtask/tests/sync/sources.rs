//! Folders, git repositories and addresses.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use xtask::sync_llvm::changes::vectors;
use xtask::sync_llvm::source::Unreachable;
use xtask::sync_llvm::{Options, Report, git};

use crate::world::{NEW, OLD, Tar, World, files, from_place, write_tree, xz};

fn run_git(folder: &Path, args: &[&str]) -> String {
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"])
        .args(args)
        .env_remove("GIT_DIR")
        .output()
        .unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

fn commit(folder: &Path, files: &[(&str, &str)]) {
    let _ = fs::remove_dir_all(folder.join("llvm"));
    write_tree(&folder.join("llvm/test"), files);
    write_tree(folder, &[("llvm/lib/other.cpp", "int x;\n"), ("clang/test/MC/AMDGPU/other.s", "\n")]);
    run_git(folder, &["add", "--all"]);
    run_git(folder, &["commit", "--quiet", "--message", "tests"]);
}

/// A repository with two tags, and the second one's files checked out.
fn repository(world: &World) -> String {
    let folder = world.folder.path().join("upstream");
    fs::create_dir_all(&folder).unwrap();
    run_git(&folder, &["init", "--quiet", "--initial-branch=main"]);
    commit(&folder, &OLD);
    run_git(&folder, &["tag", "llvmorg-1.0.0"]);
    commit(&folder, &NEW);
    run_git(&folder, &["tag", "--annotate", "--message", "two", "llvmorg-2.0.0"]);
    folder.to_str().unwrap().to_owned()
}

fn revision(from: &str, rev: &str) -> Options {
    Options { rev: Some(rev.to_owned()), ..from_place(from) }
}

#[test]
fn a_tag_of_a_repository() {
    let world = World::new();
    let folder = repository(&world);
    let before = files(&world.testdata());
    world.sync(&revision(&folder, "llvmorg-1.0.0")).unwrap();
    assert_eq!(files(&world.testdata()), before);

    let address = format!("file://{folder}");
    let report = world.sync(&revision(&address, "llvmorg-2.0.0")).unwrap();
    let Report::Synced { lock, changes: Some(changes) } = report else { panic!("{report:?}") };
    assert_eq!(lock.revision, "llvmorg-2.0.0");
    assert_eq!(changes.files.len(), 3);
    assert!(world.corpus.holds(&lock).unwrap());
    assert!(!world.corpus.checkout().exists());
}

#[test]
fn a_bare_repository() {
    let world = World::new();
    let upstream = repository(&world);
    run_git(world.folder.path(), &["clone", "--quiet", "--bare", &upstream, "bare.git"]);
    let bare = world.folder.path().join("bare.git");
    world.sync(&from_place(bare.to_str().unwrap())).unwrap();
    assert_eq!(files(&world.corpus.content())["MC/AMDGPU/sop1.s"], OLD[0].1);
}

#[test]
fn a_branch_is_locked_as_its_commit() {
    let world = World::new();
    let folder = repository(&world);
    let head = run_git(Path::new(&folder), &["rev-parse", "HEAD"]);
    let report = world.sync(&revision(&folder, "main")).unwrap();
    assert!(matches!(report, Report::Synced { lock, .. } if lock.revision == head));
    // The commit that the lock now names can be had again.
    run_git(Path::new(&folder), &["config", "uploadpack.allowAnySHA1InWant", "true"]);
    world.sync(&revision(&folder, &head)).unwrap();
}

#[test]
fn a_moved_tag_is_noticed() {
    let world = World::new();
    let folder = repository(&world);
    run_git(Path::new(&folder), &["tag", "--force", "llvmorg-1.0.0", "main"]);
    world.refuses(&revision(&folder, "llvmorg-1.0.0"), "MC/AMDGPU/sop1.s differs");
}

#[test]
fn revisions_that_are_none() {
    let world = World::new();
    let folder = repository(&world);
    world.refuses(&revision(&folder, "llvmorg-9.9.9"), "cannot fetch llvmorg-9.9.9");
    world.refuses(&revision(&folder, "--upload-pack=touch evil"), "is no revision");
}

#[test]
#[cfg(unix)]
fn a_link_in_a_repository_is_refused() {
    let world = World::new();
    let folder = repository(&world);
    std::os::unix::fs::symlink("/etc/passwd", Path::new(&folder).join("llvm/test/MC/AMDGPU/link.s")).unwrap();
    run_git(Path::new(&folder), &["add", "--all"]);
    run_git(Path::new(&folder), &["commit", "--quiet", "--message", "link"]);
    world.refuses(&revision(&folder, "main"), "is a link");
    // A checkout's working files, without a revision.
    world.refuses(&Options { relock: true, ..from_place(&folder) }, "is a link");
}

#[test]
fn folders_with_a_tree() {
    for inner in ["llvm/test", "test", ""] {
        let world = World::new();
        let before = files(&world.testdata());
        let tree = world.folder.path().join("tree");
        write_tree(&tree.join(inner), &OLD);
        world.sync_from(tree.to_str().unwrap()).unwrap();
        assert_eq!(files(&world.testdata()), before, "{inner:?}");
    }
    let world = World::new();
    world.refuses(&from_place(world.folder.path().to_str().unwrap()), "has no MC/AMDGPU");
    world.refuses(&from_place("no/such/place"), "there is no no/such/place");
}

#[test]
fn without_a_source_a_corpus_that_is_right_stays() {
    let world = World::new();
    assert!(matches!(world.sync(&Options::default()).unwrap(), Report::Current(_)));
}

/// Serves one connection: sends `answer` whole, then hangs up. Returns its address.
fn serve(answer: Vec<u8>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/llvm.tar.xz", listener.local_addr().unwrap());
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = Vec::new();
        while !request.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            request.extend(byte);
        }
        // The client may hang up first, once it has seen enough.
        let _ = stream.write_all(&answer);
    });
    address
}

fn response(status: &str, length: usize, body: &[u8]) -> Vec<u8> {
    let head = format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
    [head.as_bytes(), body].concat()
}

#[test]
fn an_address() {
    let world = World::new();
    let before = files(&world.testdata());
    let body = xz(&Tar::of("llvm-project/", &OLD).bytes());
    world.sync_from(&serve(response("200 OK", body.len(), &body))).unwrap();
    assert_eq!(files(&world.testdata()), before);
}

#[test]
fn a_transfer_that_breaks_off() {
    let world = World::new();
    let body = xz(&Tar::of("", &OLD).bytes());
    let address = serve(response("200 OK", body.len(), &body[..body.len() / 2]));
    world.refuses(&Options { relock: true, ..from_place(&address) }, "cannot sync from");
    world.refuses(&from_place(&serve(response("404 Not Found", 0, b""))), "404");
}

#[test]
fn nobody_answers() {
    let world = World::new();
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for from in [format!("http://{closed}/x.tar.xz"), format!("http://{closed}/llvm-project.git")] {
        let start = Instant::now();
        let error = world.sync_from(&from).unwrap_err();
        assert!(error.chain().any(|cause| cause.is::<Unreachable>()), "{error:#}");
        assert!(start.elapsed() < Duration::from_secs(8));
    }
}

#[test]
fn a_repository_that_takes_the_call_and_says_nothing() {
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("git://{}/llvm-project.git", silent.local_addr().unwrap());
    let start = Instant::now();
    let error = git::reach(&address, Duration::from_millis(300)).unwrap_err();
    assert!(error.is::<Unreachable>() && error.to_string().contains("did not answer"), "{error:#}");
    assert!(start.elapsed() < Duration::from_secs(8));
}

#[test]
fn the_vectors_of_the_locked_corpus() {
    let tests = xtask::workspace::testdata().join("llvm/MC/AMDGPU");
    if !tests.is_dir() {
        assert!(std::env::var_os("MCREPLAY_REQUIRE_LLVM").is_none(), "LLVM's tests are not synced");
        println!("not checked: LLVM's tests are not synced");
        return;
    }
    let lock = xtask::sync::corpus::Corpus::new(xtask::workspace::testdata(), &xtask::sync::LLVM)
        .lock()
        .unwrap()
        .unwrap();
    if lock.revision != "llvmorg-23.1.1" {
        println!("not checked: the count is known for another revision");
        return;
    }
    let count = |content: &String| vectors(content).values().sum::<usize>();
    // What LLVM 23.1's tests have, counted by others.
    assert_eq!(files(&tests).values().map(count).sum::<usize>(), 544_190);
}
