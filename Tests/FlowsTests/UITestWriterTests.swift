import Foundation
import SwiftParser
import SwiftParserDiagnostics
import Testing

@testable import DeviceProtocol
@testable import Flows

/// UI tests that are written from recorded steps.
struct UITestWriterTests {
  private func target(_ query: String?) -> RecordedTarget {
    RecordedTarget(query: query, place: CGPoint(x: 0.5, y: 0.25))
  }

  @Test func aTestIsIndentedAsInXcode() {
    let steps: [RecordedStep] = [
      .launch(erasing: true), .tap(target(#"buttons["Go"]"#), times: 1),
      .tap(target(nil), times: 3),
      .type("say \"hi\""), .see(target(#"staticTexts["Done"]"#)),
    ]
    #expect(
      UITestWriter(steps, name: "my 1st flow").text == #"""
        import XCTest

        final class My1stFlowUITests: XCTestCase {

            override func setUpWithError() throws {
                continueAfterFailure = false
            }

            @MainActor
            func testMy1stFlow() throws {
                let app = XCUIApplication()
                // The app was recorded without data.
                app.launch()
                app.buttons["Go"].tap()
                for _ in 0..<3 { app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25)).tap() }
                app.typeText("say \"hi\"")
                XCTAssertTrue(app.staticTexts["Done"].waitForExistence(timeout: 3))
            }
        }

        """#)
  }

  @Test(arguments: ["plain", "\"", "\\(exit(1))", "a\nb", "\r\u{0}", "*/ // /*", "👩‍👩‍👧"])
  func whateverWasTypedIsNoCode(_ text: String) {
    let list = target(#"tables["List"]"#)
    let adjustment = RecordedAdjustment(texts: [text], wheels: ["pickerWheels.firstMatch"])
    let steps: [RecordedStep] = [
      .open(bundleID: text), .type(text), .paste(text), .adjust(list, adjustment),
      .key(RecordedKey(name: text, modifiers: [.command, .shift])), .scroll(to: list, .down),
      .read(list, RecordedText(text: text, isValue: true, testAttribute: "value")),
      .rotate(.landscapeLeft), .appearance(.dark), .network(.slow), .back, .home, .end,
    ]
    let code = UITestWriter(steps, name: text).text
    let errors = ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: code))
    #expect(errors.isEmpty, "\(errors)\n\(code)")
    #expect(code.split(separator: "\n").count == steps.count + 10)
  }
}
