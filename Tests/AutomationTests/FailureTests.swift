import Foundation
import Testing
import XCUIAutomation

/// The messages of failing UI tests.
@MainActor
struct FailureTests {
  @Test func namesWhatIsMissing() async throws {
    let failures = try await TestedApp.use { app in
      app.alerts.buttons["OK"].tap()
      app.buttons["OK"].tap()
      _ = app.staticTexts["nowhere"].label
    }
    #expect(failures.count == 3)
    #expect(
      failures[0].hasPrefix(
        "Failed to tap \"OK\" Button: No matches found for Descendants matching type Alert"))
    #expect(
      failures[1].hasPrefix(
        "Failed to tap \"OK\" Button: No matches found for Elements matching predicate "
          + "'\"OK\" IN identifiers' from input {(\n"))
    #expect(failures[1].contains("    Button, label: 'Hide',\n"))
    #expect(failures[2].hasPrefix("Failed to get label of \"nowhere\" StaticText: No matches"))
  }

  @Test func namesWhatIsThereTwice() async throws {
    let failures = try await TestedApp.use { app in app.buttons["Twin"].tap() }
    #expect(
      failures.first?.hasPrefix(
        "Failed to tap \"Twin\" Button: Multiple matching elements found for ") == true)
  }

  @Test func tellsWhatCannotBeTouchedOrSet() async throws {
    let failures = try await TestedApp.use { app in
      app.pickerWheels.element.adjust(toPickerWheelValue: "Month 13")
      app.buttons["Hide"].adjust(toNormalizedSliderPosition: 0.5)
      app.tabBars.buttons["Touches"].tap()
      #expect(!app.buttons["Covered"].isHittable)
      app.buttons["Covered"].tap()
      #expect(app.staticTexts["gesture"].label == "nothing")
    }
    #expect(failures.count == 3)
    #expect(failures[0].contains("No picker wheel value 'Month 13'"))
    #expect(failures[1].contains("is not a slider"))
    #expect(failures[2].contains("is not hittable"))
  }
}
