import Foundation
import Glibc

/// Folders that are named after the process that created them, and may have outlived it.
package enum Leftovers {
  /// Removes the folders whose processes no longer exist.
  /// - Parameters:
  ///   - folder: The folder that contains them.
  ///   - prefix: The beginning of their names, which the number of the process and a hyphen follow.
  package static func remove(from folder: URL, prefix: String) {
    // Files that can't be listed or removed now can be removed the next time.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
