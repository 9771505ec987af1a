import Foundation
import TestSupport
import Testing

/// The output of `quince inspect`.
struct InspectTests {
  private static let project = Command.repository
    .appendingPathComponent("Tests/Projects/Inspecting").path

  private struct Report: Decodable {
    let windows: [Node]
  }

  private struct Node: Decodable {
    struct Place: Decodable {
      let file: String
      let line: Int?
    }
    struct Constraint: Decodable {
      let text: String
      let isBroken: Bool
      let origin: Place?
    }

    let type: String
    let name: String?
    let marks: [String]
    let origin: Place?
    let declaration: Place?
    let constraints: [Constraint]
    let recognizers: [String]
    let children: [Node]

    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  /// Returns the text of the line at a location.
  private func source(at place: Node.Place?) throws -> String {
    let place = try #require(place)
    let text = try String(contentsOfFile: place.file, encoding: .utf8)
    return text.components(separatedBy: "\n")[try #require(place.line) - 1]
  }

  @Test func tellsWhereViewsAndConstraintsAreMade() throws {
    let outcome = try Command.run("inspect", Self.project, "--json")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let nodes = report.windows.flatMap(\.all)
    func node(_ name: String) throws -> Node { try #require(nodes.first { $0.name == name }) }

    let greeting = try node("greeting")
    #expect(try source(at: greeting.origin).contains("<label"))
    let fromStoryboard = try #require(
      greeting.constraints.first { $0.text.hasPrefix("greeting.leading = safe area") })
    #expect(try source(at: fromStoryboard.origin).contains("con-le-001"))

    let badge = try node("badge")
    #expect(try source(at: badge.declaration) == "final class BadgeView: UIView {")
    #expect(badge.recognizers == ["UITapGestureRecognizer"])
    let fromCode = try #require(
      badge.constraints.first { $0.text == "note.top = badge.bottom + 24" })
    #expect(try source(at: fromCode.origin).contains("note.topAnchor.constraint"))

    #expect(try source(at: node("drifting").origin).contains("let drifting = UIView()"))
    #expect(try node("drifting").marks == ["ambiguous"])
    let contested = try node("contested")
    #expect(contested.marks == ["broken"])
    let broken = contested.constraints.filter(\.isBroken)
    #expect(broken.map(\.text) == ["contested.width = 200"])
    #expect(try source(at: broken.first?.origin).contains("equalToConstant: 200"))
  }

  @Test func aTextHasALineForEachView() throws {
    let outcome = try Command.run("inspect", Self.project, "--matching", "contested")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let lines = outcome.output.components(separatedBy: "\n")
    #expect(lines.contains("      UILabel greeting “Hello” id greeting (20, 79, 38.667×20.333)"))
    #expect(lines.contains { $0.contains("UIView drifting") && $0.hasSuffix("[ambiguous]") })
    #expect(outcome.output.contains("broken constraint contested.width = 200 ["))
    #expect(!outcome.output.contains("constraint note.top = badge.bottom"))
  }

  @Test func aFlowComesFirst() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("close.yaml")
    try "- launchApp\n- tapOn: Close\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run("inspect", Self.project, "--flow", flow.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("A note"))
  }

  @Test func failsAsOtherCommandsDo() throws {
    #expect(try Command.run("inspect").code == 64)
    #expect(try Command.run("inspect", "/nowhere").code == 1)
    #expect(try Command.run("run", Self.project, "--editor", "vi").code == 64)
  }
}
