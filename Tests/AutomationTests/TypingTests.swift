import Foundation
import Testing
import XCUIAutomation

/// Text that UI tests type.
@MainActor
struct TypingTests {
  @Test func typesIntoFields() async throws {
    let failures = try await TestedApp.use { app in
      let name = app.textFields["name"]
      name.tap()
      #expect(name.hasFocus)
      #expect(app.keyboards.element.exists)
      #expect(app.keyboards.keys["space"].exists)
      name.typeText("Enrique!")
      #expect(name.value as? String == "Enrique!")
      name.typeText(XCUIKeyboardKey.delete.rawValue)
      name.typeText("\u{8}Ünal 👋")
      #expect(name.value as? String == "EnriquÜnal 👋")
      name.typeText("\n")
      #expect(app.staticTexts["status"].label == "EnriquÜnal 👋")
      #expect(!app.keyboards.element.exists)
      let secret = app.secureTextFields["Password"]
      secret.tap()
      secret.typeText("abc")
      #expect(secret.value as? String == "•••")
    }
    #expect(failures == [])
  }

  @Test func whatHasNoFocusTakesNoText() async throws {
    let failures = try await TestedApp.use { app in
      app.textFields["name"].typeText("x")
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix(
        "Failed to type text into \"name\" TextField: "
          + "Neither element nor any descendant has keyboard focus.") == true)
  }
}
