import Foundation
import Safeguards

/// Keeps packages in the cache while builds use them, even across processes.
package struct PackageCacheLock: ~Copyable {
  /// The reason that packages can't be removed.
  package struct InUse: Error, CustomStringConvertible {
    /// The problem and a fix.
    package var description: String {
      "A build is using the packages in the cache. Try again when it has finished."
    }
  }

  private let descriptor: Int32

  /// Waits until no packages are being removed.
  /// - Throws: `FileFailure` if the cache can't be used, or `CancellationError`.
  package init() async throws {
    let descriptor = try Self.open()
    while flock(descriptor, LOCK_SH | LOCK_NB) != 0 {
      do {
        try await Task.sleep(for: .milliseconds(20))
      } catch {
        close(descriptor)
        throw error
      }
    }
    self.descriptor = descriptor
  }

  /// Locks the cache to remove packages.
  /// - Throws: `InUse`, or `FileFailure` if the cache can't be used.
  init(toRemove: Void) throws {
    let descriptor = try Self.open()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw InUse()
    }
    self.descriptor = descriptor
  }

  private static func open() throws(FileFailure) -> Int32 {
    let file = try OwnFolder.cache.prepared().appendingPathComponent("packages.lock").path
    let descriptor = Glibc.open(file, O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(file, errno: errno) }
    return descriptor
  }

  deinit {
    close(descriptor)
  }
}
