import Foundation
import TestSupport
import Testing

/// In every output, the use of a partially supported API is reported with the line in the app.
struct StubReportTests {
  private static let app = "Tests/Projects/Unfinished"
  private static let source = "Unfinished/UnfinishedViewController.swift"
  private static let flow = Command.repository.appendingPathComponent("\(app)/Flows/tip.yaml").path

  /// Returns the locations and names in the reports, in the order in which the app reaches them.
  private func places(in project: SpoiltProject) throws -> [String] {
    let storyboard = try project.line(
      of: "<textField", in: "Unfinished/Base.lproj/Main.storyboard")
    let source = project.url(Self.source).path
    func place(_ text: String) throws -> String {
      "\(source):\(try project.line(of: text, in: Self.source))"
    }
    return [
      "Main.storyboard:\(storyboard): warning: UITextInputTraits.textContentType ",
      "\(try place("isGeometryFlipped")): warning: CALayer.isGeometryFlipped ",
      "\(try place("accessibilityLanguage")): warning: UIView.accessibilityLanguage ",
      "\(try place(".toolTip = \"A tip\"")): warning: UIControl.toolTip ",
    ]
  }

  @Test func playTellsEachOnceWithTheLine() throws {
    let project = try SpoiltProject(Self.app)
    let outcome = try Command.run("play", Self.flow, Self.flow, project.path)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let told = outcome.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains("is partially supported") }
    let places = try places(in: project)
    #expect(told.count == places.count, "\(told)")
    for (line, place) in zip(told, places) { #expect(line.hasPrefix(place), "\(line)") }
  }

  @Test func playThatIsStrictFails() throws {
    let project = try SpoiltProject(Self.app)
    let outcome = try Command.run("play", Self.flow, project.path, "--strict")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("0 passed, 1 failed"), "\(outcome.output)")
    for place in try places(in: project) {
      let error = place.replacing("warning", with: "error")
      #expect(outcome.output.contains(error), "\(outcome.output)")
    }
    let clean = try Command.run(
      "play", "Apps/HelloEnrique/Flows/every-size.yaml", "Apps/HelloEnrique", "--strict")
    #expect(clean.code == 0, "\(clean.output)\(clean.errors)")
  }

  @Test func playTellsAsJSON() throws {
    let project = try SpoiltProject(Self.app)
    let outcome = try Command.run("play", Self.flow, project.path, "--json", "--strict")
    #expect(outcome.code == 1)
    let results = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(results[0]["passed"] as? Bool == false)
    let reports = try #require(results[0]["reports"] as? [[String: Any]])
    let tip = try #require(reports.first { $0["stub"] as? String == "UIControl.toolTip" })
    let line = try project.line(of: ".toolTip = \"A tip\"", in: Self.source)
    #expect(tip["line"] as? Int == line)
    #expect(tip["file"] as? String == project.url(Self.source).path)
  }

  @Test func recordTells() throws {
    let project = try SpoiltProject(Self.app)
    let movie = project.url("tip.gif").path
    let outcome = try Command.run(
      "record", Self.flow, project.path, "-o", movie, "--width", "100", "--frame-rate", "5")
    #expect(outcome.code == 0, "\(outcome.errors)")
    for place in try places(in: project) {
      #expect(outcome.errors.contains(place), "\(outcome.errors)")
    }
  }

  @Test func runTells() async throws {
    let session = try RunningSession(Self.app)
    defer { session.end() }
    let source = Command.repository.appendingPathComponent("\(Self.app)/\(Self.source)")
    let lines = try String(contentsOf: source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("accessibilityLanguage") }) + 1
    let told =
      "\(source.path):\(line): warning: UIView.accessibilityLanguage is partially supported"
    #expect(try await becomesTrue(within: 120) { try session.text.contains(told) })
  }

  @Test func apiLists() throws {
    let table = try Command.run("api")
    #expect(table.code == 0)
    #expect(table.output.contains("UIControl\n"))
    #expect(table.output.contains("\n  toolTip: "), "\(table.output)")
    let json = try Command.run("api", "--json")
    let stubs = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(table.output.contains("\n\(stubs.count) in all"))
    let tip = try #require(stubs.first { $0["name"] as? String == "UIControl.toolTip" })
    #expect(tip["type"] as? String == "UIControl")
    #expect(tip["member"] as? String == "toolTip")
    #expect((tip["lacks"] as? String)?.isEmpty == false)
  }
}
