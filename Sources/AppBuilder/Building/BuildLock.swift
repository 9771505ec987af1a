import Foundation
import Safeguards

/// Allows one build at a time in a folder, even across processes.
package struct BuildLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until the folder is free.
  /// - Throws: `BuildFailure`, `CancellationError`.
  package init(_ folder: URL) async throws {
    let descriptor = try Self.open(folder)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      do {
        try await Task.sleep(for: .milliseconds(20))
      } catch {
        close(descriptor)
        throw error
      }
    }
    self.init(descriptor: descriptor)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns `nil` if the folder isn't free.
  /// - Throws: `BuildFailure`
  init?(ifFree folder: URL) throws {
    let descriptor = try Self.open(folder)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor)
  }

  /// Opens the folder's lock file.
  private static func open(_ folder: URL) throws -> Int32 {
    let path = folder.appendingPathComponent("lock").path
    // Only an item in its place, such as a folder or link, can prevent the file from being created.
    // It can be removed, because the cache belongs to Quince.
    if let root = try? RootFolder(folder), let status = root.status(of: "lock"),
      status.st_mode & S_IFMT != S_IFREG
    {
      try? root.remove("lock")
    }
    let descriptor = Glibc.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw BuildFailure("can't write to the cache", file: path)
    }
    return descriptor
  }

  deinit {
    close(descriptor)
  }
}
