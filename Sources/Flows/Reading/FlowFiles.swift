import Foundation
import Safeguards

/// Finds flow files.
package enum FlowFiles {
  /// Returns the files at paths.
  ///
  /// A folder is replaced with its `.yaml` and `.yml` files, sorted by name, except for hidden
  /// files and those in subfolders.
  /// - Throws: `FlowError` if a path doesn't exist or a folder doesn't contain flows.
  package static func find(_ paths: [String]) throws(FlowError) -> [URL] {
    var files: [URL] = []
    for path in paths { files += try find(path) }
    return files
  }

  private static func find(_ path: String) throws(FlowError) -> [URL] {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: path) else {
      throw wrong(url, "no such file or directory")
    }
    guard MacFileSystem.isFolder(url) else { return [url] }
    let names = try names(in: url)
    let flows = names.filter {
      isFlow($0) && !MacFileSystem.isFolder(url.appendingPathComponent($0))
    }
    guard !flows.isEmpty else { throw wrong(url, advice(for: url, holding: names)) }
    return flows.map { url.appendingPathComponent($0) }
  }

  private static func names(in folder: URL) throws(FlowError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw wrong(folder, "can't read the folder")
    }
  }

  private static func advice(for folder: URL, holding names: [String]) -> String {
    if ([folder.lastPathComponent] + names).contains(where: isProject) {
      return "this is a project; pass the flows first, then the project"
    }
    let below = names.first {
      let inner = folder.appendingPathComponent($0)
      return MacFileSystem.isFolder(inner)
        && ((try? self.names(in: inner)) ?? []).contains(where: isFlow)
    }
    let hint = below.map { "; to play those in \($0), pass \(folder.relativePath)/\($0)" }
    return "the folder has no flows (files that end in .yaml or .yml)" + (hint ?? "")
  }

  /// Returns whether a path has the name of a flow.
  package static func isFlow(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  private static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private static func wrong(_ place: URL, _ message: String) -> FlowError {
    FlowError(file: place, message: message, isWrongArgument: true)
  }
}
