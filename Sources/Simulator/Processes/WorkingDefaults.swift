import Foundation
import Glibc

/// The folder in which Foundation reads and writes an app's `UserDefaults` while the app runs.
///
/// Foundation empties a file before it writes it anew, and waits for the disk each time. So it works on a copy, in memory
/// where there is room for files; UIKit takes what was written over into the container, replacing whole files.
struct WorkingDefaults {
  /// The variable by which Foundation is told of the folder.
  static let variable = "XDG_CONFIG_HOME"

  private static let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
  private static let prefix = "quince-defaults-"

  let folder: URL

  /// Makes the folder, with a copy of what the app has stored.
  init(container: URL) throws {
    let files = FileManager.default
    let name = "\(Self.prefix)\(getpid())-\(UUID().uuidString)"
    let hasMemory = access(Self.memory.path, W_OK) == 0
    let system = container.appendingPathComponent("SystemData")
    if files.fileExists(atPath: system.path) { try files.removeItem(at: system) }
    try files.createDirectory(at: system, withIntermediateDirectories: true)
    folder = (hasMemory ? Self.memory : system).appendingPathComponent(name)
    Self.removeLeftovers()
    try files.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let preferences = container.appendingPathComponent("Library/Preferences")
    for name in try files.contentsOfDirectory(atPath: preferences.path)
    where name.hasSuffix(".plist") {
      try files.copyItem(
        at: preferences.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
  }

  /// Removes the folder, once the app has ended.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Removes what devices left that were killed themselves.
  private static func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: memory.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let pid = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
        kill(pid, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: memory.appendingPathComponent(name))
    }
  }
}
