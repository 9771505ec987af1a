import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The versions that projects name, and the advice about projects that are newer than Quince.
struct ProjectVersionTests {
  @Test(arguments: [
    ("objectVersion = 77; LastUpgradeCheck = 2660;", 77, "26.6"),
    ("objectVersion = 110;\n\t\tLastUpgradeCheck = 2700;", 110, "27.0"),
    ("objectVersion = 46; LastUpgradeCheck = 0930;", 46, "9.3"),
    ("objectVersion = 56; LastUpgradeCheck = 9999;", 56, nil),
    ("objectVersion = 56; LastUpgradeCheck = \"1430\";", 56, "14.3"),
    (#"{ "last-upgrade": "27.2", "last-swift-update": "14.2" }"#, nil, "27.2"),
    ("{ 'last-upgrade' : '27.10.1' }", nil, "27.10"), ("{}", nil, nil),
  ])
  func versionsAreRead(_ text: String, _ format: Int?, _ xcode: String?) {
    let version = ProjectVersion(text)
    #expect(version.format == format)
    #expect(version.xcode?.description == xcode)
    #expect((version.advice == nil) == (xcode != "27.10"))
  }

  @Test(arguments: [
    ("objectVersion = 77; LastUpgradeCheck = 2810;", "for Xcode 28.1"),
    ("objectVersion = 111; LastUpgradeCheck = 2700;", "has the format 111"),
    (#"{ "last-upgrade": "30.0" }"#, "for Xcode 30.0"),
  ])
  func aNewerProjectIsReported(_ text: String, _ part: String) throws {
    #expect(try #require(ProjectVersion(text).advice).contains(part))
  }

  @Test func aNewerProjectThatDoesNotBuildHasANote() async throws {
    let fixture = try ProjectFixture(["main.swift": "import UIKit\nlet a: Unknown = 1\n"])
    #expect(try await fixture.failure().allSatisfy { $0.severity != .note })
    let file = fixture.project.appendingPathComponent("project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
    let version = "LastUpgradeCheck = 9900;"
    try Data(text.replacing("<plist", with: "<!-- \(version) --><plist").utf8).write(to: file)
    let notes = try await fixture.failure().filter { $0.severity == .note }
    #expect(notes.map(\.message) == [try #require(ProjectVersion(version).advice)])
  }
}
