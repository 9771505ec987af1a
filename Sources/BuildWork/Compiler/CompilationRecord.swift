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

  /// Whether compiling would make the same again.
  func isCurrent(arguments: [String]) -> Bool {
    self.arguments == arguments && stamps.allSatisfy(\.isCurrent)
  }

  /// `nil` where there is none, or one of another version.
  static func read(_ file: URL) -> CompilationRecord? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return try? JSONDecoder().decode(CompilationRecord.self, from: data)
  }

  /// - Throws: if the file cannot be written.
  func write(to file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
