import Foundation

/// The place of this repository's files.
package enum Repository {
  /// The folder `Tests/Fuzzing`.
  package static let fuzzing = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The repository's folder.
  package static let root = fuzzing.deletingLastPathComponent().deletingLastPathComponent()
}
