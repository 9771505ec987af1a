import Flows
import Foundation
import Testing

/// What a flow file may say, and what is told of one that is wrong.
struct FlowReaderTests {
  private func read(_ text: String, environment: [String: String] = [:]) throws -> Flow {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FlowReader(environment: environment).read(file)
  }

  private func error(_ text: String) -> FlowError? {
    #expect(throws: FlowError.self) { try read(text) }
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? FlowError
    }
  }

  @Test func readsSettingsAndSteps() throws {
    let flow = try read(
      """
      appId: com.example.app
      name: A story
      ---
      - launchApp
      - tapOn: "OK"
      """)
    #expect(flow.appID == "com.example.app")
    #expect(flow.name == "A story")
    #expect(flow.steps.map(\.line) == [4, 5])
    guard case .tapOn(.element(let selector, nil), let options) = flow.steps[1].command else {
      Issue.record("not a tap: \(flow.steps[1].command)")
      return
    }
    #expect(selector.description == "“OK”")
    #expect(options.times == 1)
  }

  @Test func readsAFlowWithoutSettings() throws {
    #expect(try read("- launchApp").steps.count == 1)
  }

  @Test func namesAnUnknownCommandAndOneLikeIt() {
    let error = error("- launchApp\n- tapOm: OK")
    #expect(error?.line == 2)
    #expect(error?.message.contains("tapOm") == true)
    #expect(error?.message.contains("tapOn") == true)
  }

  @Test func namesAMisspeltKey() {
    let error = error("- tapOn:\n    text: OK\n    indx: 2")
    #expect(error?.line == 3)
    #expect(error?.message.contains("indx") == true)
  }

  @Test func refusesASelectorThatSelectsNothing() {
    #expect(error("- tapOn: {}")?.line == 1)
  }

  @Test(arguments: [
    "- swipe: { direction: SIDEWAYS }", "- assertColor: { id: a, textColor: reddish }",
    "- eraseText: many", "- pressKey: Snooze", "- tapOn: { point: middle }",
    "- setOrientation: DIAGONAL", "- assertColor: { id: a }", "- tapOn: { text: a, enabled: 3 }",
  ])
  func refusesAWrongValue(_ text: String) {
    #expect(error(text)?.line == 1)
  }

  @Test func refusesBrokenYAML() {
    #expect(error("- tapOn: [\n- x: \"")?.line != nil)
  }

  @Test func putsInValues() throws {
    let flow = try read(
      "env:\n  WHO: Roy\n  WHAT: Hello\n---\n- inputText: \"${WHAT} ${WHO}\"",
      environment: ["WHO": "Enrique"])
    guard case .inputText(let text) = flow.steps[0].command else {
      Issue.record("no text: \(flow.steps[0].command)")
      return
    }
    #expect(text == "Hello Enrique")
  }

  @Test func namesAMissingValue() {
    #expect(error("- inputText: \"${NOBODY}\"")?.message.contains("NOBODY") == true)
  }

  @Test func refusesAFlowThatRunsItself() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).yaml")
    try "- runFlow: \(file.lastPathComponent)".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: FlowError.self) { try FlowReader().read(file) }
  }
}
