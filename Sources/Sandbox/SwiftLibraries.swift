import CSpawn
import Foundation
import Glibc

/// The folder of Swift's shared libraries, which both apps and Quince's programs need.
package enum SwiftLibraries {
  private static let variable = "LD_LIBRARY_PATH"

  /// The folder that Quince was linked with.
  private static let linked = String(cString: quince_swift_libraries())

  /// The first folder in `LD_LIBRARY_PATH` that contains Swift's libraries, or the folder that
  /// Quince was linked with if there's none.
  static var folder: String {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    let chosen = path.split(separator: ":").first {
      $0.hasPrefix("/") && FileManager.default.fileExists(atPath: "\($0)/libswiftCore.so")
    }
    return chosen.map(String.init) ?? linked
  }

  /// Makes the programs that this process starts use the libraries of a toolchain, unless these are
  /// the libraries that Quince was linked with.
  ///
  /// Call this before the process has other threads, because it changes the environment.
  /// - Parameter folders: The folders of libraries, starting with the folder of Swift's own
  ///   libraries.
  package static func use(_ folders: [URL]) {
    guard let first = folders.first, first.path != linked else { return }
    let others = ProcessInfo.processInfo.environment[variable].map { [$0] } ?? []
    setenv(variable, (folders.map(\.path) + others).joined(separator: ":"), 1)
  }
}
