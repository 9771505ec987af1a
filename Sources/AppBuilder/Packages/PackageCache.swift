import Foundation
import Safeguards

/// The folder with the checkouts of packages that git has fetched, which all projects share.
package enum PackageCache {
  /// The location of the folder, which might not exist.
  package static var folder: URL { OwnFolder.cache.url.appendingPathComponent("packages") }

  /// The names of the packages in the cache, without the part that stands for the URL.
  package static var names: [String] {
    entries.compactMap { $0.split(separator: "-").first.map(String.init) }
  }

  /// The size of all files in bytes.
  package static var size: Int {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: Array(keys))
    return files?.compactMap { ($0 as? URL).flatMap { size(of: $0, keys) } }.reduce(0, +) ?? 0
  }

  private static func size(of file: URL, _ keys: Set<URLResourceKey>) -> Int? {
    guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else {
      return nil
    }
    return values.fileSize
  }

  private static var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Removes all packages.
  /// - Throws: `FileFailure` if a file can't be removed.
  package static func clean() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let root = try RootFolder(folder)
    for entry in entries { try root.remove(entry) }
  }
}
