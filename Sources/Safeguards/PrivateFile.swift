import Foundation

/// A small file with a secret, which only this user can read.
///
/// It can't be a symbolic link.
package struct PrivateFile: Sendable {
  /// The maximum number of bytes that are read.
  private static let limit = 64 << 10

  private let url: URL

  /// Creates a reference to a file, which doesn't have to exist.
  package init(_ url: URL) {
    self.url = url
  }

  /// Returns the contents, or `nil` if the file doesn't exist or other users can access it.
  package func read() -> Data? {
    let file = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0,
      let size = try? InputFile.size(of: file, url.path, atMost: Self.limit)
    else { return nil }
    return try? InputFile.contents(of: file, size, url.path)
  }

  /// Writes the whole file, replacing an existing one, and creates its folder.
  /// - Throws: `FileFailure` if the file can't be written, or if another user could replace it.
  package func write(_ data: Data) throws(FileFailure) {
    let folder = try openFolder()
    defer { close(folder) }
    let (name, draft) = (url.lastPathComponent, ".draft-\(UUID().uuidString)")
    let file = openat(
      folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileFailure(url.path, errno: errno) }
    defer { close(file) }
    do throws(FileFailure) {
      try RootFolder.write(data, to: file, of: url.path)
      guard renameat(folder, draft, folder, name) == 0 else {
        throw FileFailure(url.path, errno: errno)
      }
    } catch {
      unlinkat(folder, draft, 0)
      throw error
    }
  }

  private func openFolder() throws(FileFailure) -> Int32 {
    let path = url.deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileFailure(path, error)
    }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileFailure(path, errno: errno) }
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o022 == 0
    else {
      close(folder)
      throw FileFailure(path, "others can change its contents")
    }
    return folder
  }
}
