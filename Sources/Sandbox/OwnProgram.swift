import Foundation

/// Quince's own programs that Quince starts.
package enum OwnProgram {
  /// The error for a program that wasn't found, with the locations that were searched.
  package struct Missing: Error, CustomStringConvertible {
    var name: String
    var folders: [String]

    /// A message with the program, the folders, and advice.
    package var description: String {
      "\(name) is neither in \(folders.joined(separator: " nor in ")); "
        + "build it with `swift build`, or run `make install`"
    }
  }

  /// Returns the path of the program that runs and monitors others.
  /// - Throws: `Missing` if the program isn't found.
  static func sandbox() throws -> String { try foundSandbox.get() }

  private static let foundSandbox = Result { try find("quince-sandbox") }

  /// Returns the path of a program next to the running one, or in `../lib/quince`.
  /// - Throws: `Missing` if the program isn't found.
  package static func find(_ name: String) throws -> String {
    let folders = SystemFolders.own
    let candidates = folders.map { "\($0)/\(name)" }
    guard let program = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw Missing(name: name, folders: folders) }
    return program
  }
}
