import Foundation
import Testing
import UIKit
import XCUIAutomation

/// The elements that UI tests find, and their attributes.
@MainActor
struct QueryTests {
  @Test func findsEachKindOfElement() async throws {
    let failures = try await TestedApp.use { app in
      #expect(app.navigationBars["Controls"].exists)
      #expect(app.navigationBars.buttons["Ask"].exists)
      #expect(app.tabBars.buttons.count == 3)
      #expect(app.tabBars.buttons["Controls"].isSelected)
      #expect(app.textFields["Name"].placeholderValue == "Name")
      #expect(app.textFields["name"].value as? String == "Name")
      #expect(app.secureTextFields["Password"].exists)
      #expect(app.searchFields["Find"].exists)
      #expect(app.switches["toggle"].value as? String == "0")
      #expect(app.switches["Wifi"].elementType == .switch)
      #expect(app.sliders["volume"].value as? String == "0%")
      #expect(app.sliders["volume"].normalizedSliderPosition == 0)
      #expect(app.steppers.firstMatch.buttons.count == 2)
      #expect(app.segmentedControls.buttons["One"].isSelected)
      #expect(!app.segmentedControls.buttons["Two"].isSelected)
      #expect(app.activityIndicators["In progress"].exists)
      #expect(app.progressIndicators.firstMatch.value as? String == "50%")
      #expect(app.pageIndicators.firstMatch.value as? String == "page 1 of 3")
      #expect(app.pickers.pickerWheels.count == 1)
      #expect(app.pickerWheels["Month 1"].exists)
      #expect(app.scrollViews["content"].exists)
      #expect(app.windows.count >= 1)
      #expect(!app.buttons["Off"].isEnabled)
      #expect(app.links["Card"].exists)
      #expect(app.horizontalSizeClass == .compact)
    }
    #expect(failures == [])
  }

  @Test func anAccessibleElementHidesWhatIsInIt() async throws {
    try await TestedApp.use { app in
      #expect(!app.staticTexts["Within"].exists)
      #expect(app.buttons["Off"].staticTexts["Off"].exists)
    }
  }

  @Test func filtersAndCounts() async throws {
    let failures = try await TestedApp.use { app in
      #expect(app.buttons.matching(identifier: "Twin").count == 2)
      #expect(app.buttons.matching(identifier: "Twin").element(boundBy: 1).exists)
      #expect(!app.buttons.matching(identifier: "Twin").element(boundBy: 2).exists)
      #expect(app.buttons["Twin"].firstMatch.label == "Twin")
      #expect(app.buttons["Twin"].exists)
      let starting = NSPredicate(block: FoundationCalls.test("label BEGINSWITH[c] %@", ["far"]))
      #expect(app.buttons.matching(starting).count == 1)
      #expect(app.buttons.element(matching: starting).label == "Far away")
      let disabled = NSPredicate(
        block: FoundationCalls.test("isEnabled == false AND elementType == %d", [9]))
      #expect(app.descendants(matching: .any).matching(disabled).firstMatch.label == "Off")
      let block = NSPredicate { element, _ in
        MainActor.assumeIsolated { (element as? XCUIElementAttributes)?.label == "Hide" }
      }
      #expect(app.buttons.containing(.staticText, identifier: "Hide").count == 1)
      #expect(app.buttons.containing(block).count == 1)
      #expect(app.buttons.element(matching: .button, identifier: "Hide").exists)
      #expect(app.children(matching: .window).element(boundBy: 0).exists)
      #expect(app.scrollViews.children(matching: .any).count > 0)
      let all = app.buttons.allElementsBoundByIndex.map(\.label)
      #expect(all.contains("Far away"))
      #expect(app.buttons.allElementsBoundByAccessibilityElement.map(\.label) == all)
    }
    #expect(failures == [])
  }

  @Test func predicatesReadElementsByKeys() async throws {
    try await TestedApp.use { app in
      let exists = NSPredicate(block: FoundationCalls.test("exists == true", []))
      let hittable = NSPredicate(block: FoundationCalls.test("isHittable == 1", []))
      #expect(exists.evaluate(with: app.buttons["Far away"]))
      #expect(!hittable.evaluate(with: app.buttons["Far away"]))
      #expect(hittable.evaluate(with: app.buttons["Hide"]))
      #expect(!exists.evaluate(with: app.buttons["nowhere"]))
    }
  }

  @Test func describesElementsAsXcodeDoes() async throws {
    try await TestedApp.use { app in
      let text = app.debugDescription
      #expect(text.hasPrefix("Attributes: Application, 0x"))
      #expect(text.contains("\nElement subtree:\n →Application, 0x"))
      #expect(text.contains("    Window (Main), 0x"))
      #expect(text.contains("label: 'Elements'"))
      #expect(text.contains("Path to element:\n →Application"))
      #expect(text.contains("Query chain:\n →Find: Target Application"))
      let button = app.buttons["Hide"].debugDescription
      #expect(button.contains("  ↪︎Find: Descendants matching type Button"))
      #expect(button.contains("↪︎Find: Elements matching predicate '\"Hide\" IN identifiers'"))
      #expect(app.buttons["Hide"].description == "\"Hide\" Button")
      #expect(app.buttons.element(boundBy: 0).description == "Button (Element at index 0)")
      let line = try #require(text.split(separator: "\n").first { $0.contains("'Off'") })
      #expect(
        line.contains(
          #/Button, 0x[0-9a-f]+, \{\{\d+\.\d, \d+\.\d\}, \{.*\}\}, label: 'Off', Disabled/#))
      let snapshot = try app.buttons["Hide"].snapshot()
      #expect(snapshot.dictionaryRepresentation[.label] as? String == "Hide")
      #expect(snapshot.children.count >= 1)
    }
  }
}
