import AppBuilder
import Foundation
import Safeguards

/// The inputs of an executable, so that nothing is compiled after a change to a storyboard or
/// picture.
struct CompilationRecord: Codable {
  /// Of the compiler.
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
