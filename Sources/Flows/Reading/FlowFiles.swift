import Foundation

/// Finds flow files.
package enum FlowFiles {
  /// The files that paths name: a file itself, or the `.yaml` and `.yml` files of a folder, by name.
  /// - Throws: `FlowError` for a path where there is nothing.
  package static func find(_ paths: [String]) throws -> [URL] {
    try paths.flatMap { path in
      let url = URL(fileURLWithPath: path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw FlowError(file: url, message: "there is no such file")
      }
      guard isFolder.boolValue else { return [url] }
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      return names.filter { isFlow($0) }.map { url.appendingPathComponent($0) }
    }
  }

  /// Whether a path is a flow's by its name.
  package static func isFlow(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}
