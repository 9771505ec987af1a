import Flows
import Foundation
import Simulator
import Testing

/// A flow in the project Failing, which must fail at a specific line with a specific message.
struct FailingFlow: Sendable, CustomTestStringConvertible {
  var steps: String
  var line: Int
  var message: String

  var testDescription: String { "\(message) at line \(line)" }

  init(_ steps: String, line: Int, _ message: String) {
    self.steps = steps
    self.line = line
    self.message = message
  }

  /// Plays the flow.
  /// - Returns: The failure of the flow.
  func play() async throws -> FlowFailure? {
    let project = Story.repository.appendingPathComponent("Tests/Projects/Failing")
    let app = try await BuiltProjects.shared.app(of: project)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-failing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("flow.yaml")
    try steps.write(to: file, atomically: true, encoding: .utf8)
    let suite = FlowSuite(model: .standard, appearance: .light, screenshots: folder)
    return try await suite.play(FlowReader().read(file), apps: [app.bundle]).failure
  }

  func expect(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let failure = try #require(try await play(), sourceLocation: sourceLocation)
    #expect(failure.line == line, "\(failure)", sourceLocation: sourceLocation)
    #expect(failure.message.contains(message), "\(failure)", sourceLocation: sourceLocation)
  }
}
