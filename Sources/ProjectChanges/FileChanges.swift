import Foundation
import Safeguards

/// Files to create and replace in a project, either all or none.
package struct FileChanges {
  /// The folder that contains all of the files.
  package let root: URL
  private var created: [(file: URL, data: Data)] = []
  private var replaced: [(file: URL, data: Data)] = []

  /// Creates an empty set of changes.
  /// - Parameter root: The folder that contains all of the files.
  init(in root: URL) { self.root = root }

  /// Adds a file that mustn't exist yet.
  mutating func create(_ file: URL, _ data: Data) { created.append((file, data)) }

  /// Adds new content for an existing file.
  mutating func replace(_ file: URL, with data: Data) { replaced.append((file, data)) }

  /// Adds the changes of another set.
  mutating func add(_ other: FileChanges) {
    created += other.created
    replaced += other.replaced
  }

  /// The new files.
  package var createdFiles: [URL] { created.map(\.file) }

  /// The existing files that get a new content.
  package var changedFiles: [URL] { replaced.map(\.file) }

  /// Performs the changes.
  /// - Throws: `FileFailure` if a new file exists already, or a file can't be written. Nothing has
  ///   changed then.
  package func apply() throws(FileFailure) {
    let folder = try RootFolder(root)
    for (file, _) in created where MacFileSystem.exists(file) {
      throw FileFailure(file.path, "it already exists; choose another name")
    }
    let before = try replaced.map { (file, _) throws(FileFailure) in try InputFile.read(file) }
    let places = Set(created.map { newestFolder(of: $0.file) })
    do throws(FileFailure) {
      for (file, data) in created { try folder.write(data, to: folder.path(of: file)) }
      for (file, data) in replaced { try folder.replace(folder.path(of: file), with: data) }
    } catch {
      for place in places { try? folder.remove(folder.path(of: place)) }
      for ((file, _), data) in zip(replaced, before) where (try? InputFile.read(file)) != data {
        try? folder.replace(folder.path(of: file), with: data)
      }
      throw error
    }
  }

  /// Returns the outermost folder that doesn't exist yet and will contain a file, or the file.
  private func newestFolder(of file: URL) -> URL {
    var place = file
    while case let parent = place.deletingLastPathComponent(), parent.path != root.path,
      parent.path != "/", !MacFileSystem.exists(parent)
    {
      place = parent
    }
    return place
  }
}
