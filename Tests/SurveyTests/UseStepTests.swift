import Flows
import Foundation
import Survey
import TestSupport
import Testing

/// The text of steps.
struct UseStepTests {
  @Test func linesAreAFlow() throws {
    let place = CGPoint(x: 12, y: 34)
    let steps: [UseStep] = [
      .begin, .tap(place, name: "a \"quoted\" # name\n- stopApp"), .type("Grüße"), .pressReturn,
      .drag(from: place, to: CGPoint(x: 200, y: 34), name: ""), .turn(.landscapeLeft),
      .turn(.portrait), .relaunch, .comeBack,
    ]
    let folder = try ProjectFolder()
    let text = steps.flatMap(\.lines).joined(separator: "\n")
    try folder.write(text, to: "steps.yaml")
    let flow = try FlowReader().read(folder.file("steps.yaml"))
    #expect(flow.steps.map(\.line) == Array(1...10), "\(text)")
    guard case .tapOn(.point(let point), _) = flow.steps[1].command else {
      Issue.record("\(flow.steps[1])")
      return
    }
    #expect(point == ScreenPoint("12,34"))
  }
}
