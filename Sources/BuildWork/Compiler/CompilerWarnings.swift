import AppBuilder
import Foundation
import Safeguards

/// The compiler's warnings about each file of a module.
///
/// The compiler prints them only when it compiles the file.
struct CompilerWarnings: Codable {
  private struct Entry: Codable {
    /// The path of the user's file.
    let path: String
    /// The state of its object file.
    let object: FileStamp
    /// The warnings, with their notes.
    let warnings: [Diagnostic]
  }

  /// The user's files, in the order of the module.
  private var entries: [Entry] = []
  /// The warnings about other files.
  private var others: [Diagnostic] = []

  /// All warnings.
  var all: [Diagnostic] { entries.flatMap(\.warnings) + others }

  /// Replaces the warnings about the files that the compiler has compiled again.
  /// - Parameters:
  ///   - diagnostics: The messages that the compiler has printed.
  ///   - object: A closure that returns a file's object file.
  mutating func update(
    with diagnostics: [Diagnostic], from module: RewrittenModule,
    object: (RewrittenModule.File) -> URL
  ) {
    var new = Self.warnings(in: diagnostics)
    let old = Dictionary(entries.map { ($0.path, $0) }) { $1 }
    entries = module.files.filter { !$0.originalPath.isEmpty }.map { file in
      let path = file.originalPath
      let stamp = FileStamp(object(file).path)
      let found = new.removeValue(forKey: path) ?? []
      if let last = old[path], last.object == stamp { return last }
      return Entry(path: path, object: stamp, warnings: found)
    }
    others = new.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Returns the warnings among messages, with their notes, by the paths of the files.
  private static func warnings(in diagnostics: [Diagnostic]) -> [String: [Diagnostic]] {
    var result: [String: [Diagnostic]] = [:]
    var path = ""
    var isWarning = false
    for diagnostic in diagnostics {
      // Notes belong to the message before them.
      if diagnostic.severity != .note {
        path = diagnostic.file ?? ""
        isWarning = diagnostic.severity == .warning
      }
      if isWarning { result[path, default: []].append(diagnostic) }
    }
    return result
  }
}
