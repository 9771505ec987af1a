import AppBuilder
import Foundation
import Safeguards

/// A record of an executable's inputs, so that a change to a storyboard or image doesn't cause a
/// recompilation.
struct CompilationRecord: Codable {
  /// The compiler's arguments.
  let arguments: [String]
  /// The rewritten sources, and the executable.
  let stamps: [FileStamp]
  /// The compiler's warnings.
  let warnings: [Diagnostic]

  /// Returns whether compiling again would have the same result.
  func isCurrent(arguments: [String]) -> Bool {
    self.arguments == arguments && stamps.allSatisfy(\.isCurrent)
  }
}
