import Foundation
import Safeguards

/// Allows one build at a time in a folder, even across processes.
package struct BuildLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until the folder is free.
  /// - Throws: `BuildFailure`, `CancellationError`.
  package init(_ folder: URL) async throws {
    let path = folder.appendingPathComponent("lock").path
    // Only an item in its place, such as a folder or link, can prevent the file from being created.
    // It can be removed, because the cache belongs to Quince.
    if let root = try? RootFolder(folder), let status = root.status(of: "lock"),
      status.st_mode & S_IFMT != S_IFREG
    {
      try? root.remove("lock")
    }
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw BuildFailure("can't write to the cache", file: path)
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      do {
        try await Task.sleep(for: .milliseconds(20))
      } catch {
        close(descriptor)
        throw error
      }
    }
  }

  deinit {
    close(descriptor)
  }
}
