import CSpawn
import Foundation
import Glibc

/// The folder of Swift's shared libraries, which apps and Quince's programs need.
package enum SwiftLibraries {
  private static let variable = "LD_LIBRARY_PATH"

  /// The folder that Quince was linked with.
  private static let linked = String(cString: quince_swift_libraries())

  /// The first folder in `LD_LIBRARY_PATH` that has Swift's libraries, or else the one that Quince
  /// was linked with.
  static var folder: String {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    let chosen = path.split(separator: ":").first {
      $0.hasPrefix("/") && FileManager.default.fileExists(atPath: "\($0)/libswiftCore.so")
    }
    return chosen.map(String.init) ?? linked
  }

  /// Makes the programs that this process starts use a toolchain's libraries, unless they're where
  /// Quince was linked with them.
  ///
  /// Call this before the process has other threads, because it changes the environment.
  /// - Parameter folders: The folders of libraries, that of Swift's own first.
  package static func use(_ folders: [URL]) {
    guard let first = folders.first, first.path != linked else { return }
    let others = ProcessInfo.processInfo.environment[variable].map { [$0] } ?? []
    setenv(variable, (folders.map(\.path) + others).joined(separator: ":"), 1)
  }
}
