import Foundation
import TestSupport

/// A temporary folder in which `quince` runs, as in a terminal.
struct WorkingFolder {
  private let folder: TemporaryFolder

  /// Creates an empty folder.
  init() throws { folder = try TemporaryFolder() }

  /// The folder.
  var url: URL { folder.url }

  /// The names in the folder.
  var names: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: url.path)) }
  }

  /// Runs `quince` in the folder.
  func quince(_ arguments: String...) throws -> Command.Outcome { try quince(arguments) }

  /// Runs `quince` in the folder.
  func quince(_ arguments: [String]) throws -> Command.Outcome {
    try Command.run(
      ["-C", url.path, Command.executable.path] + arguments,
      program: URL(fileURLWithPath: "/usr/bin/env"))
  }

  /// Returns the location of a file, which doesn't have to exist.
  func file(_ path: String) -> URL { folder.file(path) }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// Writes a file, and the folders that lead to it.
  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(path))
  }

  /// Replaces parts of a file's text.
  func edit(_ path: String, _ replacements: KeyValuePairs<String, String>) throws {
    var text = try text(path)
    for (old, new) in replacements {
      guard text.contains(old) else { throw NotFound(text: old, path: path) }
      text = text.replacing(old, with: new)
    }
    try write(text, to: path)
  }

  /// Copies a file or folder of the repository.
  func copy(_ path: String, to target: String) throws {
    try FileManager.default.copyItem(
      at: Command.repository.appendingPathComponent(path), to: file(target))
  }

  /// An error for a text to replace that isn't there.
  private struct NotFound: Error {
    let text: String
    let path: String
  }
}
