import Flows
import Foundation
import Testing

/// Steps that are written from words on a command line.
struct StepTextTests {
  @Test(arguments: [
    ("Save", "- tapOn: Save"), ("Total: 3", #"- tapOn: "Total: 3""#),
    ("120,300", #"- tapOn: { point: "120,300" }"#),
    ("{ id: a, index: 1 }", "- tapOn: { id: a, index: 1 }"),
    ("x\n- killApp", #"- tapOn: "x\n- killApp""#),
  ])
  func aTargetIsATextAPointOrASelector(_ target: String, _ step: String) throws {
    #expect(StepText.tap(target) == step)
    let flow = try FlowReader().read(step, as: URL(fileURLWithPath: "/steps"))
    #expect(flow.steps.count == 1)
  }

  @Test func aSelectorIsOneLine() throws {
    let flow = try? FlowReader().read(
      StepText.tap("{ id: a }\n- killApp"), as: URL(fileURLWithPath: "/steps"))
    #expect(flow == nil)
  }

  @Test(arguments: ["", "plain", "a: b", "\"", "\\", "- x", "#", "true", "\u{1B}", "🙂"])
  func typedTextStaysTheSame(_ text: String) throws {
    let flow = try FlowReader().read(StepText.type(text), as: URL(fileURLWithPath: "/steps"))
    guard case .inputText(text) = flow.steps.first?.command else {
      Issue.record("\(flow)")
      return
    }
  }

  @Test func swipesHaveADirectionAndMaybeAStart() throws {
    #expect(StepText.swipe(.up, from: nil) == "- swipe: { direction: UP }")
    let step = StepText.swipe(.left, from: "Row 3")
    let flow = try FlowReader().read(step, as: URL(fileURLWithPath: "/steps"))
    guard case .swipe(let swipe) = flow.steps.first?.command,
      case .direction(.left, .some) = swipe.path
    else {
      Issue.record("\(flow)")
      return
    }
  }
}
