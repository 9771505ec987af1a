import DeviceProtocol
import Foundation

/// Saves the values that the app stores in `UserDefaults`, so that they survive if the process ends
/// at any time.
///
/// Foundation writes to a working folder, which the device has filled with the saved files. The
/// files in the container are replaced atomically, so a reader finds either the old or the new
/// version.
@MainActor
package final class DefaultsKeeper {
  /// The shared keeper.
  package static let shared = DefaultsKeeper()

  /// The modification date for saved files, and for the folder when its files are known.
  ///
  /// A different date shows that there's a change.
  private static let keptTime = 1

  private let working = LaunchEnvironment.value(of: "XDG_CONFIG_HOME")
  private let preferences = NSHomeDirectory() + "/Library/Preferences"
  private let draft = NSHomeDirectory() + "/SystemData/defaults"
  private var kept: Set<String> = []

  /// Writes the changes to the file.
  package func keep() {
    guard let working else { return }
    if !Self.synchronize() {
      report(.error, "Can't save UserDefaults: can't write “\(working)”.")
    }
    if isChanged(working) { takeFiles(of: working) }
    for name in kept where isChanged("\(working)/\(name)") { keep(name) }
  }

  /// Makes Foundation write all suites, without creating a `UserDefaults`, which takes long and
  /// isn't needed by many apps.
  @discardableResult private nonisolated static func synchronize() -> Bool {
    CoreFoundation.synchronizePreferences(CoreFoundation.currentApplication)
  }

  /// Adds and removes files in the container to match the working folder.
  private func takeFiles(of working: String) {
    Self.markAsKept(working)
    let names = Self.files(in: working)
    for name in kept.subtracting(names) { unlink("\(preferences)/\(name)") }
    kept = names
  }

  private static func markAsKept(_ path: String) {
    utimes(path, [timeval](repeating: timeval(tv_sec: keptTime, tv_usec: 0), count: 2))
  }

  private func isChanged(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mtim.tv_sec != Self.keptTime
  }

  /// Replaces a file in the container with the one in the working folder.
  private func keep(_ name: String) {
    let path = "\(working ?? "")/\(name)"
    // The file is marked before it's read, so that a later change is detected.
    Self.markAsKept(path)
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), Self.isWhole(data) else {
      return
    }
    if !writeDraft(data) || rename(draft, "\(preferences)/\(name)") != 0 {
      report(.error, "Can't save UserDefaults: \(String(cString: strerror(errno)))")
    }
  }

  private func writeDraft(_ data: Data) -> Bool {
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }

  /// Returns whether no other thread is currently writing the file.
  private static func isWhole(_ data: Data) -> Bool {
    data.suffix(16).range(of: Data("</plist>".utf8)) != nil
  }

  private static func files(in folder: String) -> Set<String> {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: Set<String> = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".plist") { names.insert(name) }
    }
    return names
  }
}
