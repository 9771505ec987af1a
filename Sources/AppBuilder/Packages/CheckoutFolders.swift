import Foundation
import Safeguards

/// The folders in which the user keeps checkouts of packages.
///
/// Each subfolder is a working copy, a clone, or a bare clone of the package with its name.
package struct CheckoutFolders: Sendable {
  /// The largest number of folders.
  private static let mostFolders = 100
  private static let file = "checkouts.json"

  /// The folders, in the order in which they're searched.
  package private(set) var folders: [URL]

  /// Reads the list that the user has made.
  package init() {
    let paths = (try? RootFolder(OwnFolder.data.url))?.value([String].self, at: Self.file) ?? []
    folders = paths.prefix(Self.mostFolders).filter { $0.hasPrefix("/") }.map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// Creates a list that isn't the user's.
  package init(folders: [URL]) {
    self.folders = folders
  }

  /// Adds a folder, and stores the list.
  /// - Throws: `BuildFailure` if there are too many folders, or `FileFailure` if the list can't be
  ///   stored.
  package mutating func add(_ folder: URL) throws {
    let folder = folder.standardizedFileURL
    guard !folders.contains(where: { $0.path == folder.path }) else { return }
    guard folders.count < Self.mostFolders else {
      throw BuildFailure(
        "Quince searches at most \(Self.mostFolders) folders of packages", file: folder.path,
        hint: "remove one with `quince packages remove`")
    }
    folders.append(folder)
    try store()
  }

  /// Removes a folder from the list, and stores the list.
  /// - Returns: Whether the list contained the folder.
  /// - Throws: `FileFailure` if the list can't be stored.
  package mutating func remove(_ folder: URL) throws -> Bool {
    let path = folder.standardizedFileURL.path
    guard folders.contains(where: { $0.path == path }) else { return false }
    folders.removeAll { $0.path == path }
    try store()
    return true
  }

  private func store() throws {
    try RootFolder(try OwnFolder.data.prepared()).keep(folders.map(\.path), at: Self.file)
  }

  // MARK: Finding packages

  /// Returns the subfolders that can contain a package.
  /// - Parameter name: The last component of the package's URL, without `.git`.
  package func candidates(named name: String) -> [URL] {
    let names = Set([name, "\(name).git"].map { $0.lowercased() })
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { names.contains($0.lowercased()) }
        .map { folder.appendingPathComponent($0, isDirectory: true).resolvingSymlinksInPath() }
    }
  }

  /// Returns the folder with git's objects, if a folder is a clone or a bare clone.
  package static func repository(in folder: URL) -> URL? {
    [folder.appendingPathComponent(".git"), folder].first { place in
      ["HEAD", "objects"].allSatisfy {
        FileManager.default.fileExists(atPath: place.appendingPathComponent($0).path)
      }
    }
  }
}
