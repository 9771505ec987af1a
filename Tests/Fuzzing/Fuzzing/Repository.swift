import Foundation

/// The location of this repository's files.
package enum Repository {
  /// The `Tests/Fuzzing` folder.
  package static let fuzzing = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The repository's folder.
  package static let root = fuzzing.deletingLastPathComponent().deletingLastPathComponent()
}
