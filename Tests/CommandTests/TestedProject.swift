import Foundation
import TestSupport

/// A project with tests, and the output of `quince test` for it.
struct TestedProject {
  /// The result of a test.
  struct Result: Decodable {
    struct Issue: Decodable {
      let kind: String
      let message: String
      let file: String?
      let line: Int?
      let expectation: String?

      var place: String { "\((file ?? "?").split(separator: "/").last ?? ""):\(line ?? 0)" }
    }

    struct Line: Decodable {
      let kind: String
      let text: String
    }

    let name: String
    let outcome: String
    let passed: Bool
    let reason: String?
    let attempts: Int
    let issues: [Issue]
    let output: [Line]
  }

  let path: String

  /// Creates a reference to one of this repository's own projects.
  init(_ name: String) {
    path = Command.repository.appendingPathComponent("Tests/Projects/\(name)").path
  }

  /// Creates a copy of one of these projects.
  init(copyOf name: String, in folder: TemporaryFolder) throws {
    let original = TestedProject(name)
    path = folder.file(name).path
    try FileManager.default.copyItem(atPath: original.path, toPath: path)
  }

  /// Runs tests of the project.
  func test(_ arguments: String...) throws -> (results: [String: Result], outcome: Command.Outcome)
  {
    let outcome = try Command.run(["test", path, "--json"] + arguments)
    let results = try JSONDecoder().decode([Result].self, from: Data(outcome.output.utf8))
    return (Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0) }), outcome)
  }

  /// Replaces a string in one of the project's files.
  func replace(_ old: String, with new: String, in file: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try text.replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
  }
}
