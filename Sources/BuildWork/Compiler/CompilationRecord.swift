import AppBuilder
import Foundation
import Safeguards

/// What an executable was compiled from, so that a changed storyboard or picture compiles nothing.
struct CompilationRecord: Codable {
  /// Of the compiler.
  let arguments: [String]
  /// The rewritten sources, and the executable.
  let stamps: [FileStamp]
  /// What the compiler warned of.
  let warnings: [Diagnostic]

  /// Returns whether compiling again would have the same result.
  func isCurrent(arguments: [String]) -> Bool {
    self.arguments == arguments && stamps.allSatisfy(\.isCurrent)
  }
}
