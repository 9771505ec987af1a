import Foundation

/// The patterns in a target's settings that leave files out of its build phases.
///
/// A file is left out if it matches `EXCLUDED_SOURCE_FILE_NAMES` but not
/// `INCLUDED_SOURCE_FILE_NAMES`.
struct FileNameFilter {
  private let excluded: [String]
  private let included: [String]

  init(_ settings: BuildSettings) {
    excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
  }

  /// Returns whether a file is left out.
  func leavesOut(_ file: URL) -> Bool {
    guard !excluded.isEmpty else { return false }
    let names = file.path.split(separator: "/").map(String.init)
    return excluded.contains { Self.matches($0, names) }
      && !included.contains { Self.matches($0, names) }
  }

  /// Returns whether a pattern such as `Mocks/*.json` matches as many names at the end of a path as
  /// it consists of.
  private static func matches(_ pattern: String, _ names: [String]) -> Bool {
    let parts = pattern.split(separator: "/")
    guard !parts.isEmpty, parts.count <= names.count else { return false }
    return zip(parts, names.suffix(parts.count)).allSatisfy {
      fnmatch(String($0), $1, 0) == 0
    }
  }
}
