import Foundation

/// Paths without symbolic links.
package enum RealPath {
  /// Returns the path at which the system would find a path; nonexistent parts stay the same.
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
