import Foundation
import Testing

@testable import Flows

/// Each flow command must be in the guide, and in a flow that uses it in a real app.
struct FlowGuideTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// Returns the commands that a list of names doesn't contain.
  private func missing(in names: Set<String>) -> [String] {
    FlowCommandParser.commands.keys.filter { !names.contains($0) }.sorted()
  }

  @Test func theGuideHasEveryCommand() throws {
    let guide = Self.repository.appendingPathComponent("docs/flows.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    // In the table, a command is in backticks. In the example, it starts a step.
    let written = text.matches(of: /`(\w+)`|^\s*- (\w+)/.anchorsMatchLineEndings())
    let named = Set(written.compactMap { $0.output.1 ?? $0.output.2 }.map(String.init))
    #expect(missing(in: named) == [])
  }

  /// `ProjectsTests` plays these flows.
  @Test func aFlowOfAProjectUsesEveryCommand() throws {
    let folder = Self.repository.appendingPathComponent("Tests/Projects")
    var used: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.contains("/Flows/") && path.hasSuffix(".yaml") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let steps = text.matches(of: /^\s*- (\w+)/.anchorsMatchLineEndings())
      used.formUnion(steps.map { String($0.output.1) })
    }
    #expect(missing(in: used) == [])
  }

  @Test func noCommandIsListedAsMissing() {
    #expect(FlowCommandParser.commands.keys.filter { MissingCommands.reason(for: $0) != nil } == [])
  }
}
