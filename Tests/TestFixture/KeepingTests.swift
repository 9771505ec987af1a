import UIKit
import XCTestFramework

/// Attachments and activities.
final class KeepingTests: XCTestCase {
  func testAttachments() {
    let text = XCTAttachment(string: "some text")
    text.name = "Text"
    text.lifetime = .keepAlways
    add(text)
    add(XCTAttachment(data: Data([1, 2, 3])))
    add(XCTAttachment(plistObject: ["key": "value"]))
  }

  @MainActor func testPicture() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    add(XCTAttachment(image: renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }))
  }

  func testFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("kept.json")
    try Data("{}".utf8).write(to: file)
    add(XCTAttachment(contentsOfFile: file))
  }

  @MainActor func testActivities() {
    let sum = XCTContext.runActivity(named: "Outer") { activity in
      activity.add(XCTAttachment(string: "inside"))
      return XCTContext.runActivity(named: "Inner") { _ in 2 }
    }
    XCTAssertEqual(sum, 2)
  }

  @MainActor func testAsyncActivity() async throws {
    try await XCTContext.runActivity(named: "Slow") { _ in try await Task.sleep(for: .seconds(9)) }
  }

  func testIssueWithAttachment() {
    var issue = XCTIssue(
      type: .assertionFailure, compactDescription: "by hand",
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: "/some/File.swift", lineNumber: 7)))
    issue.add(XCTAttachment(string: "evidence"))
    record(issue)
  }
}

extension KeepingTests {
  @MainActor static var tests: TestClass {
    TestClass(
      KeepingTests.self, name: "KeepingTests", make: { KeepingTests() },
      methods: [
        TestMethod("testAttachments") { ($0 as! KeepingTests).testAttachments() },
        TestMethod("testPicture") { ($0 as! KeepingTests).testPicture() },
        TestMethod("testFile") { try ($0 as! KeepingTests).testFile() },
        TestMethod("testActivities") { ($0 as! KeepingTests).testActivities() },
        TestMethod(async: "testAsyncActivity") {
          try await ($0 as! KeepingTests).testAsyncActivity()
        },
        TestMethod("testIssueWithAttachment") { ($0 as! KeepingTests).testIssueWithAttachment() },
      ])
  }
}
