import Foundation

/// The programs of Quince that it starts itself.
package enum OwnProgram {
  /// A program that wasn't found, and the places that were searched.
  package struct Missing: Error, CustomStringConvertible {
    var name: String
    var folders: [String]

    /// The program, the folders, and advice.
    package var description: String {
      "\(name) is neither in \(folders.joined(separator: " nor in ")); "
        + "build it with `swift build`, or run `make install`"
    }
  }

  /// Returns the program that runs others and monitors them.
  /// - Throws: `Missing`.
  static func sandbox() throws -> String { try foundSandbox.get() }

  private static let foundSandbox = Result { try find("quince-sandbox") }

  /// Returns a program beside the running one, or in `../lib/quince`.
  /// - Throws: `Missing`.
  package static func find(_ name: String) throws -> String {
    let folders = SystemFolders.own
    let candidates = folders.map { "\($0)/\(name)" }
    guard let program = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw Missing(name: name, folders: folders) }
    return program
  }
}
