import AppBuilder
import Foundation
import Safeguards

/// The files in a project's folder, used to find a file that isn't at its location in the project.
struct StrayFiles {
  /// The maximum number of files to look at, and the maximum depth of folders.
  private static let mostFiles = 50_000
  private static let deepest = 32

  private var files: [String: [URL]] = [:]
  private var count = 0

  /// Finds the files in a folder, skipping hidden files and symbolic links.
  init(below folder: URL) {
    look(in: folder, depth: 0)
  }

  private mutating func look(in folder: URL, depth: Int) {
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    for entry in entries where count < Self.mostFiles {
      let values = try? entry.resourceValues(forKeys: Set(keys))
      if values?.isSymbolicLink != false { continue }
      count += 1
      files[MacFileSystem.folded(entry.lastPathComponent), default: []].append(entry)
      guard values?.isDirectory == true, depth < Self.deepest,
        !ProjectFinder.foreignFolders.contains(entry.lastPathComponent)
      else { continue }
      look(in: entry, depth: depth + 1)
    }
  }

  /// Returns the file with a name, if there's exactly one.
  func only(named name: String) -> URL? {
    guard let found = files[MacFileSystem.folded(name)], found.count == 1 else { return nil }
    return found[0].standardizedFileURL
  }

  /// Returns a warning that a file is used in place of the one that the project refers to.
  static func warning(of file: URL, instead missing: URL, _ element: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "this file, the only one with its name, replaces \(missing.path), which doesn't exist",
      file: file.path, element: element, hint: "correct the path in Xcode")
  }
}
