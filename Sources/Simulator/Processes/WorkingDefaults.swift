import Foundation
import Glibc
import Sandbox

/// The folder in which Foundation stores an app's `UserDefaults` while the app runs.
///
/// Foundation empties a file before it rewrites it, and waits for the disk each time. So it works
/// on a copy, in memory if possible. UIKit copies changes back to the container, replacing whole
/// files. The copy is made when the app is started.
struct WorkingDefaults {
  /// The environment variable that sets the folder for Foundation.
  static let variable = "XDG_CONFIG_HOME"

  private static let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)

  let folder: URL
  private let scratch: ScratchFolder?

  /// Creates the folder, unless the sandbox creates it.
  init(isTemporary: Bool) throws {
    scratch = isTemporary ? nil : try Self.makeFolder()
    folder = scratch?.url ?? URL(fileURLWithPath: "/run/defaults", isDirectory: true)
  }

  /// Whether the folder belongs to the sandbox, and is removed with it.
  var isTemporary: Bool { scratch == nil }

  /// Removes the folder after the app has ended.
  func remove() {
    scratch?.remove()
  }

  private static func makeFolder() throws -> ScratchFolder {
    // Another user's folder might be in the way.
    if let folder = try? ScratchFolder(in: memory) { return folder }
    return try ScratchFolder()
  }
}
