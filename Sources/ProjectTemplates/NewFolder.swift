import Foundation

/// A folder that's created with all of its files, or not at all.
package enum NewFolder {
  /// An error for a folder that can't be created.
  package struct Occupied: Error, CustomStringConvertible {
    /// The path of the folder.
    package var path: String

    /// The path, and a remedy.
    package var description: String {
      "\(path) exists and isn't empty. Choose another name, or remove the folder."
    }
  }

  /// Writes files to a folder that doesn't exist or is empty.
  /// - Throws: `Occupied`, or the error of a file that can't be written.
  package static func write(_ files: [TemplateFile], to folder: URL) throws {
    let manager = FileManager.default
    let contents = try? manager.contentsOfDirectory(atPath: folder.path)
    guard contents?.isEmpty ?? !manager.fileExists(atPath: folder.path) else {
      throw Occupied(path: folder.path)
    }
    let parent = folder.deletingLastPathComponent()
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    let draft = parent.appendingPathComponent(".\(folder.lastPathComponent).\(getpid()).new")
    defer { try? manager.removeItem(at: draft) }
    for file in files {
      let target = draft.appendingPathComponent(file.path)
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.data.write(to: target)
    }
    if contents != nil { try manager.removeItem(at: folder) }
    try manager.moveItem(at: draft, to: folder)
  }
}
