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
  /// - Throws: `PackageCacheLock.InUse`, or `FileFailure` if a file can't be removed.
  package static func clean() throws {
    try forEachEntry { root, entry in try root.remove(entry) }
  }

  /// Removes the versions of packages that no build has used since a date.
  /// - Throws: `PackageCacheLock.InUse`, or `FileFailure` if a file can't be removed.
  package static func removeVersions(unusedSince date: Date) throws {
    try forEachEntry { root, entry in
      let names = root.names(inFolder: entry)
      let versions = names.filter { $0.wholeMatch(of: /[0-9a-f]{40,64}/) != nil }
      let unused = versions.filter { lastUse(of: "\(entry)/\($0)", in: root) < date }
      guard unused.count < versions.count else {
        return try root.remove(entry)
      }
      for version in unused {
        try root.remove("\(entry)/\(version)")
        try root.remove(stampFile(of: "\(entry)/\(version)"))
      }
    }
  }

  /// Calls a closure that removes files, for each folder of the cache while no build uses it.
  private static func forEachEntry(_ remove: (RootFolder, String) throws -> Void) throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let lock = try PackageCacheLock(toRemove: ())
    defer { withExtendedLifetime(lock) {} }
    let root = try RootFolder(folder)
    for entry in entries { try remove(root, entry) }
  }

  /// Returns the path of the file next to a version that records its original state, so that a
  /// damaged version is replaced, and whose date is that of the last use.
  package static func stampFile(of version: String) -> String { "\(version).json" }

  private static func lastUse(of version: String, in root: RootFolder) -> Date {
    let times = [version, stampFile(of: version)].compactMap {
      root.status(of: $0)?.st_mtim.tv_sec
    }
    return Date(timeIntervalSince1970: Double(times.max() ?? 0))
  }
}
