import Foundation
import Safeguards

/// Recognizes folders that the Finder, Windows, or a browser created as copies of other folders.
enum CopiedFolder {
  /// Returns whether a folder is a copy of another one in the same folder.
  ///
  /// `MyApp copy` is a copy of `MyApp`. `MyApp 2` can belong to another person or another exercise,
  /// so it's considered a copy only if both contain `MyApp.xcodeproj`.
  static func isCopy(_ name: String, in folder: URL, among names: Set<String>) -> Bool {
    let place = URL(fileURLWithPath: name)
    let stem = place.deletingPathExtension().relativePath
    let ending = place.pathExtension.isEmpty ? "" : ".\(place.pathExtension)"
    if let original = named(stem), names.contains(original + ending) { return true }
    guard ending.isEmpty, let original = numbered(stem), names.contains(original) else {
      return false
    }
    return [original, name].allSatisfy {
      MacFileSystem.isFolder(folder.appendingPathComponent("\($0)/\(original).xcodeproj"))
    }
  }

  /// Returns the name of the original, if the name indicates that the file is a copy.
  private static func named(_ name: String) -> String? {
    let match =
      name.wholeMatch(of: /(.+?) (?:- )?(?i:copy)(?: \d+| \(\d+\))?/)
      ?? name.wholeMatch(of: /(?i:copy) of (.+)/)
    return match.map { String($0.1) }
  }

  /// Returns the name before a number.
  private static func numbered(_ name: String) -> String? {
    name.wholeMatch(of: /(.+?)(?: \d+| ?\(\d+\)|-\d+)/).map { String($0.1) }
  }
}
