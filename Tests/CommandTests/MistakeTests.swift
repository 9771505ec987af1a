import Foundation
import TestSupport
import Testing

/// An app's mistakes with UIKit: those that end an app on iOS end it here, and those that Xcode
/// reports are reported, each with the app's line.
struct MistakeTests {
  private static let project = Command.repository.appendingPathComponent("Tests/Projects/Mistakes")
  private static let source = project.appendingPathComponent(
    "Mistakes/MistakesViewController.swift")

  /// Returns the place of the first line with a text, as messages write it.
  private func place(_ text: String) throws -> String {
    let lines = try String(contentsOf: Self.source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(text) })
    return "\(Self.source.path):\(index + 1)"
  }

  @Test(arguments: [
    ("cell", "withIdentifier: \"nobody\"", "unable to dequeue a cell with identifier nobody"),
    ("defaults", "set(UIColor.red", "Attempt to insert non-property list object"),
    ("json", "withJSONObject", "Invalid type in JSON write (Date)"),
  ])
  func anExceptionNamesTheAppsLine(mistake: String, code: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let flow = folder.url.appendingPathComponent("flow.yaml")
    try "- launchApp: { arguments: { mistake: \(mistake) } }\n- assertVisible: never".write(
      to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, Self.project.path, "--screenshots",
      folder.url.appendingPathComponent("shots").path)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("crashed at \(try place(code))"), "\(outcome.output)")
    #expect(outcome.output.contains(reason), "\(outcome.output)")
  }

  @Test func usesOfViewsInTheBackgroundAreReportedOnceForEachPlace() throws {
    let flow = Self.project.appendingPathComponent("Flows/thread.yaml").path
    let outcome = try Command.run("play", flow, Self.project.path)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let reports = outcome.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains("main thread") }
    // Optimized code calls another initializer, and leaves the name of `addSubview(_:)` out.
    let expected = [
      ("label.text = \"\\(number)\"", ["UILabel.text"]),
      ("view.addSubview(UIView())", ["UIViewController.view"]),
      ("view.addSubview(UIView())", ["UIView.init()", "UIView.init(frame:)"]),
      ("view.addSubview(UIView())", ["UIView.addSubview(_:)", "UIKit"]),
      ("view.bounds.isEmpty", ["UIViewController.view"]),
      ("view.bounds.isEmpty", ["UIView.bounds"]),
    ]
    let lines = try expected.map { code, names in
      let place = try place(code)
      return names.map { "\(place): warning: \($0) must be used from main thread only" }
    }
    try #require(reports.count == lines.count, "\(reports)")
    for (report, line) in zip(reports, lines) { #expect(line.contains(report)) }
  }
}
