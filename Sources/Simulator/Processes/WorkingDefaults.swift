import Foundation
import Safeguards
import Glibc

/// The folder in which Foundation reads and writes an app's `UserDefaults` while the app runs.
///
/// Foundation empties a file before it writes it anew, and waits for the disk each time. So it works on a copy, in memory
/// where there is room for files; UIKit takes what was written over into the container, replacing whole files. The copy
/// is made where the app is started.
struct WorkingDefaults {
  /// The variable by which Foundation is told of the folder.
  static let variable = "XDG_CONFIG_HOME"

  private static let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
  private static let prefix = "quince-defaults-"

  let folder: URL
  /// Whether the folder is the sandbox's and goes with it.
  let isTemporary: Bool

  /// Makes the folder, unless the sandbox does.
  init(container: URL, isTemporary: Bool) throws {
    self.isTemporary = isTemporary
    guard !isTemporary else {
      folder = URL(fileURLWithPath: "/run/defaults", isDirectory: true)
      return
    }
    let name = "\(Self.prefix)\(getpid())-\(UUID().uuidString)"
    let hasMemory = access(Self.memory.path, W_OK) == 0
    let system = container.appendingPathComponent("SystemData")
    let files = FileManager.default
    try files.removeItem(at: system)
    try files.createDirectory(
      at: system, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    folder = (hasMemory ? Self.memory : system).appendingPathComponent(name)
    Leftovers.remove(from: Self.memory, prefix: Self.prefix)
    try files.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  /// Removes the folder, once the app has ended.
  func remove() {
    guard !isTemporary else { return }
    try? FileManager.default.removeItem(at: folder)
  }
}
