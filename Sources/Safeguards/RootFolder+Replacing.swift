import Foundation

/// Methods for removing and replacing files that confined code may have written.
extension RootFolder {
  /// Removes the file or folder at a path, with its contents.
  ///
  /// Does nothing if nothing exists at the path.
  /// - Throws: `FileFailure` if removing it fails.
  package func remove(_ path: String) throws(FileFailure) {
    let names = try Self.names(in: path)
    let folder = descend(names.dropLast(), .fails)
    if folder < 0, [ENOENT, ENOTDIR].contains(errno) { return }
    guard folder >= 0 else { throw failure(path) }
    defer { close(folder) }
    guard Self.remove(names[names.count - 1], in: folder) else { throw failure(path) }
  }

  /// Replaces anything at a path with a file, in one step.
  ///
  /// Creates the folders that lead to the file, and replaces anything on the way that isn't a
  /// folder.
  /// - Parameter date: The modification date of the file, for readers that use it. The default is
  ///   the current time.
  /// - Throws: `FileFailure` if writing fails.
  package func replace(_ path: String, with data: Data, written date: Date? = nil)
    throws(FileFailure)
  {
    let names = try Self.names(in: path)
    let folder = try open(names.dropLast(), of: path, .replaces)
    defer { close(folder) }
    let draft = ".quince-\(UUID().uuidString)"
    do {
      try write(data, to: draft, in: folder, of: path, written: date)
      try rename(draft, to: names[names.count - 1], in: folder, of: path)
    } catch {
      unlinkat(folder, draft, 0)
      throw error
    }
  }

  private func write(
    _ data: Data, to draft: String, in folder: Int32, of path: String, written date: Date?
  ) throws(FileFailure) {
    let file = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    try Self.write(data, to: file, of: url.appendingPathComponent(path).path)
    guard let date else { return }
    let seconds = date.timeIntervalSince1970
    let time = timespec(
      tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
    guard futimens(file, [time, time]) == 0 else { throw failure(path) }
  }

  private func rename(_ draft: String, to name: String, in folder: Int32, of path: String)
    throws(FileFailure)
  {
    if renameat(folder, draft, folder, name) == 0 { return }
    guard errno == EISDIR, Self.remove(name, in: folder),
      renameat(folder, draft, folder, name) == 0
    else { throw failure(path) }
  }

  /// Removes the entry with a name in an open folder.
  ///
  /// If that fails, `errno` contains the reason.
  private static func remove(_ name: String, in folder: Int32) -> Bool {
    if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return true }
    guard errno == EISDIR else { return false }
    guard let inner = open(name, in: folder) else { return false }
    let isEmpty = names(in: inner).allSatisfy { remove($0, in: inner) }
    let failure = errno
    close(inner)
    errno = failure
    return isEmpty && unlinkat(folder, name, AT_REMOVEDIR) == 0
  }

  /// Opens a folder in order to remove it, even if its owner has removed the permissions.
  private static func open(_ name: String, in folder: Int32) -> Int32? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    fchmodat(folder, name, 0o700, AT_SYMLINK_NOFOLLOW)
    let inner = openat(folder, name, flags)
    return inner >= 0 ? inner : nil
  }
}
