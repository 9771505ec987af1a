import Foundation

/// Paths without symbolic links.
package enum RealPath {
  /// Returns the actual path that the system would use for a path.
  ///
  /// Components that don't exist remain unchanged.
  package static func of(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path).path
    var existing = whole
    var missing: [String] = []
    while !existing.isEmpty {
      if let path = realpath(existing, nil) {
        defer { free(path) }
        let names = [String(cString: path)] + missing.reversed()
        return URL(fileURLWithPath: names.joined(separator: "/")).standardizedFileURL.path
      }
      missing.append((existing as NSString).lastPathComponent)
      existing = existing == "/" ? "" : (existing as NSString).deletingLastPathComponent
    }
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }
}
