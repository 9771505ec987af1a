import Foundation
import Glibc
import Safeguards

/// A temporary folder that's removed after use.
///
/// If this process is killed, the folder is removed when the next one is created.
package final class ScratchFolder: Sendable {
  /// The location of the folder, which only this user can access.
  package let url: URL
  private let lock: URL
  private let descriptor: Int32

  /// Creates a folder, and removes the folders of processes that have ended.
  /// - Parameter parent: The folder in which the user's scratch folders are collected.
  ///   The default is the folder for temporary files.
  /// - Throws: `FileFailure` with the reason if the folder can't be created.
  package init(in parent: URL? = nil) throws {
    let all = try (parent ?? OwnFolder.temporary.prepared()).appendingPathComponent(
      "quince-\(getuid())", isDirectory: true)
    try Self.makeOwn(all)
    Self.sweep(all)
    let name = UUID().uuidString
    url = all.appendingPathComponent(name, isDirectory: true)
    lock = all.appendingPathComponent("\(name).lock")
    // The lock file is locked before it gets its name and before the folder exists, so that it
    // never looks abandoned.
    let draft = all.appendingPathComponent("\(name).new").path
    descriptor = open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0, rename(draft, lock.path) == 0 else {
      throw FileFailure(lock.path, errno: errno)
    }
    try Self.makeOwn(url)
  }

  deinit {
    remove()
    close(descriptor)
  }

  /// Removes the contents of the folder while it may still be in use, so that little is left for
  /// `remove()`.
  package func clear() {
    Self.remove(url)
  }

  /// Removes the folder and everything in it.
  package func remove() {
    Self.remove(url)
    unlink(lock.path)
  }

  private static func makeOwn(_ folder: URL) throws {
    if mkdir(folder.path, 0o700) == 0 { return }
    var status = stat()
    guard errno == EEXIST else { throw FileFailure(folder.path, errno: errno) }
    guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else {
      throw FileFailure(
        folder.path, "it isn't a folder, or others can write to it; remove it")
    }
  }

  private static func sweep(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".lock") {
      let lock = folder.appendingPathComponent(name)
      let descriptor = open(lock.path, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      remove(lock.deletingPathExtension())
      unlink(lock.path)
    }
  }

  private static func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
  }
}
