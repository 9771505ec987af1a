import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// A project next to a user's folders, which building must not change.
final class Neighbors {
  let fixture: ProjectFixture

  init() throws {
    fixture = try ProjectFixture(["main.swift": "print(1)\n"])
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    try Data("Dear Tom".utf8).write(to: documents.appendingPathComponent("letter.txt"))
  }

  private var base: URL { fixture.folder.deletingLastPathComponent() }

  /// The output location of the app.
  var output: URL { base.appendingPathComponent("a/output") }

  /// The folder two levels above the contents of the output folder.
  var documents: URL { base.appendingPathComponent("Documents") }

  /// Builds the project, and expects a specific first error and no changes to anything else.
  func expectRefusal(
    sourceLocation: SourceLocation = #_sourceLocation, _ isRight: (Diagnostic) -> Bool
  ) async throws {
    do {
      _ = try await fixture.build(into: output)
      Issue.record("the project is built", sourceLocation: sourceLocation)
    } catch let failure as BuildFailure {
      let first = failure.diagnostics[0]
      #expect(isRight(first), "\(failure)", sourceLocation: sourceLocation)
      #expect(first.file != nil, "\(failure)", sourceLocation: sourceLocation)
    }
    try expectUntouched(sourceLocation: sourceLocation)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: output.path) == [],
      sourceLocation: sourceLocation)
  }

  /// Expects that the user's folders haven't changed.
  func expectUntouched(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let files = FileManager.default
    #expect(
      try files.contentsOfDirectory(atPath: documents.path) == ["letter.txt"],
      sourceLocation: sourceLocation)
    #expect(
      try String(contentsOf: documents.appendingPathComponent("letter.txt"), encoding: .utf8)
        == "Dear Tom", sourceLocation: sourceLocation)
    for path in ["/tmp/quince-hostile", "/tmp/quince-hostile.app"] {
      #expect(!files.fileExists(atPath: path), sourceLocation: sourceLocation)
    }
  }
}
