import Foundation
import Glibc
import Sandbox

/// The folder in which Foundation reads and writes an app's `UserDefaults` while the app runs.
///
/// Foundation empties a file before it rewrites it, and waits for the disk each time. So it works
/// on a copy, in memory if there's room for files; UIKit copies anything that was written to the
/// container, replacing whole files. The copy is made when the app is started.
struct WorkingDefaults {
  /// The variable by which Foundation learns of the folder.
  static let variable = "XDG_CONFIG_HOME"

  private static let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)

  let folder: URL
  private let scratch: ScratchFolder?

  /// Makes the folder, unless the sandbox does.
  init(isTemporary: Bool) throws {
    scratch = isTemporary ? nil : try Self.makeFolder()
    folder = scratch?.url ?? URL(fileURLWithPath: "/run/defaults", isDirectory: true)
  }

  /// Whether the folder is the sandbox's and goes with it.
  var isTemporary: Bool { scratch == nil }

  /// Removes the folder, once the app has ended.
  func remove() {
    scratch?.remove()
  }

  private static func makeFolder() throws -> ScratchFolder {
    // Another person may have made a folder there that keeps ours from being made.
    if let folder = try? ScratchFolder(in: memory) { return folder }
    return try ScratchFolder()
  }
}
