import Foundation

/// Finds files as macOS does, ignoring letter case and the composition of accents.
package enum MacFileSystem {
  /// Returns the file that macOS would open at a path, or the path itself if there isn't one.
  package static func resolve(_ url: URL) -> URL {
    let url = url.standardizedFileURL
    if FileManager.default.fileExists(atPath: url.path) { return url }
    var patience = 200
    return find(
      url.pathComponents.dropFirst(), in: URL(fileURLWithPath: "/"), patience: &patience) ?? url
  }

  /// Finds a file.
  ///
  /// Folders whose names differ only in case are the same folder on a Mac.
  /// - Parameter patience: The number of folders that may still be searched.
  private static func find(
    _ components: ArraySlice<String>, in folder: URL, patience: inout Int
  ) -> URL? {
    guard let component = components.first else { return folder }
    let exact = folder.appendingPathComponent(component)
    if exists(exact),
      let found = find(components.dropFirst(), in: exact, patience: &patience)
    {
      return found
    }
    guard patience > 0 else { return nil }
    patience -= 1
    let wanted = folded(component)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted()
    where folded(name) == wanted && !name.utf8.elementsEqual(component.utf8) {
      let twin = folder.appendingPathComponent(name)
      if let found = find(components.dropFirst(), in: twin, patience: &patience) { return found }
    }
    return nil
  }

  /// Returns a name in the form in which macOS compares it.
  package static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// Returns whether a file or folder exists at a path with exactly this spelling.
  ///
  /// The result is also `true` for a cycle of symbolic links, so that the cycle is reported when
  /// it's read.
  package static func exists(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 || errno == ELOOP
  }

  /// Returns whether there's a folder at a path.
  package static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the names in a folder, except hidden ones, in alphabetical order.
  package static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns everything in a folder, at any depth.
  package static func contents(of folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().map { folder.appendingPathComponent($0) }
  }
}
