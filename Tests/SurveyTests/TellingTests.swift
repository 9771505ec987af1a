import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Survey
import Testing

/// The presentation of a report as a table, as JSON, as JUnit XML, and as a page.
struct TellingTests {
  private static let evil = "<script>alert(\"&'\u{1B}]0;x\u{7}</script>"

  private static func report() -> SurveyReport {
    func result(_ name: String, _ outcome: Outcome, _ finding: Finding?) -> ProjectResult {
      let url = URL(fileURLWithPath: "/class/\(name).xcodeproj")
      var result = ProjectResult(FoundProject(url: url, name: name))
      result.outcome = outcome
      result.findings = finding.map { [$0] } ?? []
      result.reason = finding?.summary
      result.durations.whole = 1.5
      return result
    }
    var crashed = result(
      evil, .crashed,
      Finding(
        .crash, evil, file: evil, line: 3, hint: evil, steps: ["- launchApp", "- tapOn: \(evil)"]))
    crashed.pictures = [ScreenPicture(title: "First screen", small: Data([1, 2, 3]))]
    crashed.missing = [MissingName(.module, evil)]
    crashed.system = .ios26
    return SurveyReport(
      seed: 99,
      results: [
        result("Anna/Hello", .runs, nil), crashed, result("Ben", .hung, Finding(.hang, "it hangs")),
        result("Cleo", .buildFailed, Finding(.error, "cannot find 'X' in scope")),
        result("Dan", .notUIKit, Finding(.error, "its app uses SwiftUI, not UIKit")),
        result("Eve", .runsWithReports, Finding(.report, "the app exited")),
        result("Finn", .notSurveyed, nil),
      ], duration: 10)
  }

  // MARK: The page

  @Test func whatComesFromProjectsIsTextOnThePage() {
    let page = SurveyPage(Self.report()).text
    #expect(!page.contains("<script"))
    #expect(!page.contains("\u{1B}"))
    #expect(page.contains("&lt;script&gt;alert(&quot;&amp;&#39;"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func thePageHoldsPicturesAndFindings() {
    let page = SurveyPage(Self.report()).text
    #expect(page.contains("data:image/png;base64,\(Data([1, 2, 3]).base64EncodedString())"))
    #expect(page.contains("<h2>Anna/Hello</h2>"))
    #expect(page.contains("it hangs"))
    #expect(page.contains("- launchApp\n- tapOn: "))
    #expect(page.components(separatedBy: "<section").count == 8)
    #expect(page.contains("<p class=\"times\">iOS 26.5</p>"))
  }

  // MARK: JUnit

  /// The elements of a document, with their attributes.
  private final class Elements: XMLListener {
    var all: [(name: String, attributes: [String: String])] = []

    func start(_ element: String, attributes: [String: String], line: Int) {
      all.append((element, attributes))
    }

    func end() {}
    func text(_ text: String) {}
  }

  @Test func isJUnitsXML() throws {
    let text = JUnitXML(RunReport(Self.report(), date: Date(timeIntervalSince1970: 10))).text
    let elements = Elements()
    try XMLReader.read(Data(text.utf8), to: elements)
    let suite = try #require(elements.all.first { $0.name == "testsuite" }?.attributes)
    #expect(suite["tests"] == "7")
    #expect(suite["failures"] == "2")
    #expect(suite["errors"] == "1")
    #expect(suite["skipped"] == "2")
    #expect(suite["time"] == "10.500")
    #expect(suite["timestamp"] == "1970-01-01T00:00:00")
    let names = elements.all.map(\.name)
    #expect(
      names == [
        "testsuites", "testsuite", "properties", "property", "testcase", "testcase", "failure",
        "testcase", "failure", "testcase", "error", "testcase", "skipped", "testcase", "testcase",
        "skipped", "system-out", "system-err",
      ])
    for (name, attributes) in elements.all {
      switch name {
      case "testcase":
        #expect(attributes["name"] != nil && attributes["classname"] != nil)
        #expect(attributes["time"] == "1.500")
      case "failure", "error":
        #expect(attributes["message"] != nil && attributes["type"] != nil)
      default: break
      }
    }
  }

  @Test func xmlHoldsNoControlCharacters() {
    let text = JUnitXML(RunReport(Self.report())).text
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
    #expect(!text.contains("<script"))
  }

  // MARK: JSON and the table

  @Test func isJSON() throws {
    let text = try SurveyJSON(Self.report()).text
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["seed"] as? Int == 99)
    #expect((object["counts"] as? [String: Int])?["hung"] == 1)
    let projects = try #require(object["projects"] as? [[String: Any]])
    #expect(
      projects.map { $0["outcome"] as? String } == [
        "runs", "crashed", "hung", "buildFailed", "notUIKit", "runsWithReports", "notSurveyed",
      ])
    #expect(projects.prefix(2).map { $0["system"] as? String } == [nil, "iOS 26.5"])
    let findings = try #require(projects[1]["findings"] as? [[String: Any]])
    #expect(findings[0]["line"] as? Int == 3)
    #expect(findings[0]["message"] as? String == Self.evil)
    let missing = try #require(object["missing"] as? [[String: Any]])
    #expect(missing[0]["unlocks"] as? Int == 1)
  }

  @Test func theTableIsPlainText() {
    let table = SurveyTable(Self.report()).description
    #expect(!table.contains("\u{1B}"))
    #expect(!table.contains("\u{7}"))
    #expect(table.contains("Anna/Hello"))
    let crashed = table.split(separator: "\n").first { $0.contains("crashed") }
    #expect(crashed?.contains(/crashed +iOS 26\.5 +- +- +0$/) == true, "\(table)")
    #expect(table.contains("7 projects in 10.0 s (2520 an hour): 1 ran, 1 ran with reports"))
    #expect(table.contains("--seed 99"))
    #expect(SurveyTable(Self.report(), isColored: true).description.contains("\u{1B}[31mcrashed"))
  }
}
