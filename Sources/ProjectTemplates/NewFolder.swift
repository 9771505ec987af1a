import Foundation

/// A folder that gets all of its files, or none.
package enum NewFolder {
  /// An error for a folder that can't be filled.
  package struct Occupied: Error, CustomStringConvertible {
    /// The path of the folder, or of a file in its place.
    package var path: String

    /// The path, and a remedy.
    package var description: String {
      "\(path) already exists and isn't an empty folder. Choose another name, or another folder "
        + "with --folder."
    }
  }

  /// The names that a folder can contain and still count as empty, because they're there before
  /// anyone creates anything.
  private static let unrelated: Set = [".git", ".DS_Store"]

  /// Writes files to a folder that doesn't exist or is empty, except for a Git repository's data.
  /// - Throws: `Occupied`, or the error of a file that can't be written. The folder is as it was.
  package static func write(_ files: [TemplateFile], to folder: URL) throws {
    let manager = FileManager.default
    guard let contents = try? manager.contentsOfDirectory(atPath: folder.path) else {
      guard !manager.fileExists(atPath: folder.path) else { throw Occupied(path: folder.path) }
      return try withDraft(of: files, in: folder.deletingLastPathComponent()) {
        try manager.moveItem(at: $0, to: folder)
      }
    }
    guard unrelated.isSuperset(of: contents) else { throw Occupied(path: folder.path) }
    try withDraft(of: files, in: folder) { try moveContents(of: $0, to: folder) }
  }

  /// Writes files to a temporary folder, and calls a function that moves them.
  private static func withDraft(
    of files: [TemplateFile], in parent: URL, _ move: (URL) throws -> Void
  ) throws {
    let manager = FileManager.default
    let draft = parent.appendingPathComponent(".quince-new-\(getpid())", isDirectory: true)
    do {
      try manager.createDirectory(at: draft, withIntermediateDirectories: false)
    } catch let error as CocoaError {
      throw CocoaError(error.code, userInfo: [NSFilePathErrorKey: parent.path])
    }
    defer { try? manager.removeItem(at: draft) }
    for file in files {
      let target = draft.appendingPathComponent(file.path)
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.data.write(to: target)
    }
    try move(draft)
  }

  /// Moves everything in a folder to another one, or nothing.
  private static func moveContents(of draft: URL, to folder: URL) throws {
    let manager = FileManager.default
    var moved: [URL] = []
    do {
      for name in try manager.contentsOfDirectory(atPath: draft.path) {
        let target = folder.appendingPathComponent(name)
        try manager.moveItem(at: draft.appendingPathComponent(name), to: target)
        moved.append(target)
      }
    } catch {
      for item in moved { try? manager.removeItem(at: item) }
      throw error
    }
  }
}
