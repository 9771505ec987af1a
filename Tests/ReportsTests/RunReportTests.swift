import DeviceProtocol
import Foundation
import Reports
import Safeguards
import TestSupport
import Testing

/// The contents of a report, and its storage in a folder.
struct RunReportTests {
  @Test func isReadAsItWasWritten() throws {
    let folder = try TemporaryFolder()
    let report = RunReport.sample
    try report.write(to: ReportFolder(folder.url))
    #expect(try ReportFolder.read(folder.url) == report)
    #expect(report.summary == "1 passed, 1 failed, 1 skipped")
    #expect(!report.hasPassed)
  }

  @Test func whatIsNoReportIsSaid() throws {
    let folder = try TemporaryFolder()
    try "{}".write(
      to: folder.url.appendingPathComponent("report.json"), atomically: true, encoding: .utf8)
    #expect { try ReportFolder.read(folder.url) } throws: {
      "\($0)".contains("it isn't a report of Quince")
    }
  }

  @Test func whatComesFromAppsIsTextOnThePage() throws {
    let evil = "</script><script>alert(\"&'{{data}}</script><!--"
    var report = RunReport.sample
    report.title = evil
    report.runs[0].name = evil
    report.runs[1].steps[0].output = [ReportedLine(.output, evil)]
    let page = try ReportPage(report).text
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<!--"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func groupsWithoutAnythingToFindThemByAreLeftOut() {
    var (root, group) = (
      ScreenElement(id: 0, type: "UIScreen", frame: .zero),
      ScreenElement(id: 1, type: "SegmentView", frame: .zero)
    )
    var (label, hidden) = (
      ScreenElement(id: 2, type: "UILabel", frame: CGRect(x: 1.04, y: 2, width: 3, height: 4)),
      ScreenElement(id: 3, type: "UILabel", frame: .zero)
    )
    label.text = "Hello"
    label.label = "Hello"
    hidden.isVisible = false
    group.children = [label, hidden]
    root.children = [group]
    let elements = ReportedElement.elements(of: root) { "\($0.id)" }
    #expect(elements.map(\.kind) == ["label"])
    #expect(elements[0].text == "Hello" && elements[0].label == nil)
    #expect(elements[0].frame == [1, 2, 3, 4])
    #expect(elements[0].selector == "2")
  }

  @Test func elementsAreNamedByTheirRoleTheirClassOrTheirTraits() {
    func name(_ change: (inout ScreenElement) -> Void) -> String? {
      var root = ScreenElement(id: 0, type: "UIScreen", frame: .zero)
      root.children = [ScreenElement(id: 1, type: "AppView", frame: .zero)]
      change(&root.children[0])
      return ReportedElement.elements(of: root).first?.kind
    }
    #expect(name { $0.kindName = "stepper" } == "stepper")
    #expect(name { ($0.kindName, $0.role) = ("page control", .slider) } == "slider")
    #expect(name { $0.kindName = "image" } == nil)
    #expect(name { ($0.kindName, $0.label) = ("image", "Sun") } == "image")
    #expect(name { ($0.label, $0.traits) = ("Go", 1) } == "button")
    #expect(name { $0.label = "Group" } == "view")
    #expect(name { $0.text = "Text" } == "label")
    #expect(name { $0.traits = 1 } == nil)
  }
}
