import Foundation

/// Finds files as a Mac does, where letter case and the composition of accents do not matter.
enum MacFileSystem {
  /// The file that a Mac would open at a path, or the path itself if there is none.
  static func resolve(_ url: URL) -> URL {
    let url = url.standardizedFileURL
    if FileManager.default.fileExists(atPath: url.path) { return url }
    var current = URL(fileURLWithPath: "/")
    for component in url.pathComponents.dropFirst() {
      let next = current.appendingPathComponent(component)
      if FileManager.default.fileExists(atPath: next.path) {
        current = next
        continue
      }
      let wanted = folded(component)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current.path)) ?? []
      guard let name = names.sorted().first(where: { folded($0) == wanted }) else { return url }
      current.appendPathComponent(name)
    }
    return current
  }

  static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The names in a folder, hidden ones left out, in alphabetical order.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Everything in a folder, at any depth.
  static func contents(of folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().map { folder.appendingPathComponent($0) }
  }
}
