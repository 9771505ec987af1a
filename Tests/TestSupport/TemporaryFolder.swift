import Foundation

/// A temporary folder, which exists as long as this object.
package final class TemporaryFolder {
  /// The folder.
  package let url: URL

  /// Creates an empty folder in the system's temporary folder.
  package init() throws {
    url =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the location of a file in the folder, which doesn't have to exist.
  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
