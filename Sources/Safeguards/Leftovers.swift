import Foundation
import Glibc

/// Folders that are named after the process that made them, some of which outlived theirs.
package enum Leftovers {
  /// Removes those whose processes have been killed.
  /// - Parameters:
  ///   - folder: where they are.
  ///   - prefix: how their names start; the number of the process follows, and a hyphen.
  package static func remove(from folder: URL, prefix: String) {
    // Files that can't be listed or removed now can be the next time.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
