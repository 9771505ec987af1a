import Foundation

/// Replacements for Foundation methods that don't support the Library folder on Linux.
package enum FolderCalls {
  private static let library = folder(named: "Library")

  /// Returns a folder in the app's home folder.
  static func folder(named name: String) -> URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
  }

  private static func isLibrary(
    _ directory: FileManager.SearchPathDirectory, _ mask: FileManager.SearchPathDomainMask
  ) -> Bool {
    directory == .libraryDirectory && mask.contains(.userDomainMask)
  }

  /// Returns the folders of a type.
  package static func urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask,
    of manager: FileManager
  ) -> [URL] {
    (isLibrary(directory, domainMask) ? [library] : [])
      + manager.urls(for: directory, in: domainMask)
  }

  /// Returns the folder of a type, created if requested.
  package static func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool, of manager: FileManager
  ) throws -> URL {
    guard isLibrary(directory, domain) else {
      return try manager.url(
        for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try manager.createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }

  /// Returns the paths of the folders of a type.
  package static func paths(
    for directory: FileManager.SearchPathDirectory,
    _ domainMask: FileManager.SearchPathDomainMask, expandTilde: Bool
  ) -> [String] {
    (isLibrary(directory, domainMask) ? [expandTilde ? library.path : "~/Library"] : [])
      + NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
  }

  /// Returns the folder that apps of a group share, created if it doesn't exist yet. Here each app
  /// has its own.
  package static func groupFolder(_ identifier: String) -> URL? {
    let name = identifier.replacing("/", with: "-")
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder = library.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
