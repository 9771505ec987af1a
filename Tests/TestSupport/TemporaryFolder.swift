import Foundation

/// A folder that is there as long as the object.
package final class TemporaryFolder {
  /// The folder.
  package let url: URL

  /// Creates an empty folder below the system's temporary one.
  package init() throws {
    url =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The place of a file in the folder, which needn't be there.
  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
