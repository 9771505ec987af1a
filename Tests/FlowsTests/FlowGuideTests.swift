import Foundation
import Testing

@testable import Flows

/// `docs/flows.md`, by which people find commands.
struct FlowGuideTests {
  @Test func theGuideHasEveryCommand() throws {
    let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/flows.md").standardized
    let text = try String(contentsOf: guide, encoding: .utf8)
    // In the table, a command is in backticks; in the example, it starts a step.
    let written = text.matches(of: /`(\w+)`|^\s*- (\w+)/.anchorsMatchLineEndings())
    let named = Set(written.compactMap { $0.output.1 ?? $0.output.2 }.map(String.init))
    let missing = FlowCommandParser.commands.keys.filter { !named.contains($0) }
    #expect(missing.sorted() == [])
  }

  @Test func noCommandIsListedAsMissing() {
    #expect(FlowCommandParser.commands.keys.filter { MissingCommands.reason(for: $0) != nil } == [])
  }
}
