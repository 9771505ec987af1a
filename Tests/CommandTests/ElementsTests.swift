import Foundation
import TestSupport
import Testing

/// The output of `quince elements`.
struct ElementsTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path
  private static let controls = Command.repository
    .appendingPathComponent("Tests/Projects/Mirror").path

  @Test func listsWhatAFlowWrites() throws {
    let outcome = try Command.run("elements", Self.app)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("button “Change Text” id changeText"), "\(outcome.output)")
    #expect(outcome.output.contains("→ { id: changeText }"))
    #expect(!outcome.output.contains("UI"), "\(outcome.output)")
  }

  @Test func everySelectorMeansItsElement() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("controls.yaml")
    try "- launchApp\n- tapOn: Controls\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run("elements", Self.controls, "--flow", flow.path, "--json")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let screen = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let elements = all(in: screen)
    let kinds = Set(elements.compactMap { $0["kind"] as? String })
    #expect(
      kinds.isSuperset(of: ["slider", "switch", "stepper", "picker wheel", "segment", "text view"]),
      "\(kinds)")
    #expect(!outcome.output.contains("SegmentView"))
    let steps = elements.compactMap { element -> String? in
      guard let selector = element["selector"] as? String,
        let frame = element["frame"] as? [Double], !selector.contains("index:")
      else { return nil }
      let fields = selector.hasPrefix("{") ? selector.dropFirst().dropLast() : "text: \(selector)"
      return
        "- assertVisible: { \(fields), width: \(frame[2]), height: \(frame[3]), tolerance: 0.1 }"
    }
    #expect(steps.count > 12)
    try "- launchApp\n- tapOn: Controls\n\(steps.joined(separator: "\n"))\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let played = try Command.run(
      "play", flow.path, Self.controls, "--continue", "--screenshots", folder.url.path)
    #expect(played.code == 0, "\(played.output)")
  }

  private func all(in element: [String: Any]) -> [[String: Any]] {
    let children = (element["elements"] ?? element["children"]) as? [[String: Any]] ?? []
    return children.flatMap { [$0] + all(in: $0) }
  }

  @Test func tellsWhichStepFailed() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("wrong.yaml")
    try "- launchApp\n- tapOn: Nowhere\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "elements", Self.app, "--flow", flow.path, "--screenshots", folder.url.path)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("wrong.yaml:2: “Nowhere” is not visible"))
  }
}
