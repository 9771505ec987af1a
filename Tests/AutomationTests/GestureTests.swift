import Foundation
import Testing
import UIKit
import XCUIAutomation

/// The finger gestures of UI tests.
@MainActor
struct GestureTests {
  @Test func tapsAndSetsControls() async throws {
    let failures = try await TestedApp.use { app in
      let status = app.staticTexts["status"]
      app.switches["Wifi"].tap()
      #expect(status.label == "on")
      #expect(app.switches["toggle"].value as? String == "1")
      app.steppers.buttons["Increment"].tap()
      #expect(status.label == "1.0")
      app.segmentedControls.buttons["Two"].tap()
      #expect(app.segmentedControls.buttons["Two"].isSelected)
      app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.75)
      #expect(abs(app.sliders["volume"].normalizedSliderPosition - 0.75) < 0.02)
      app.pickerWheels.element.adjust(toPickerWheelValue: "Month 7")
      #expect(status.label == "month 7")
      #expect(app.pickerWheels.element.value as? String == "Month 7")
      app.buttons["Hide"].tap()
      #expect(!app.buttons["Hide"].exists)
    }
    #expect(failures == [])
  }

  @Test func scrollsToWhatIsBeyondTheEdge() async throws {
    let failures = try await TestedApp.use { app in
      let far = app.buttons["Far away"]
      #expect(far.exists)
      #expect(!far.isHittable)
      far.tap()
      #expect(far.isHittable)
      #expect(app.staticTexts["status"].label == "Far away")
      app.swipeDown(velocity: .fast)
      app.swipeDown(velocity: .fast)
      #expect(!far.isHittable)
      #expect(app.staticTexts["status"].isHittable)
    }
    #expect(failures == [])
  }

  @Test func makesGesturesOfOneAndTwoFingers() async throws {
    let failures = try await TestedApp.use { app in
      app.tabBars.buttons["Touches"].tap()
      let (pad, gesture) = (app.otherElements["pad"], app.staticTexts["gesture"])
      pad.doubleTap()
      #expect(gesture.label == "double")
      pad.twoFingerTap()
      #expect(gesture.label == "two fingers")
      pad.press(forDuration: 1)
      #expect(gesture.label == "pressed 175 150")
      pad.swipeLeft(velocity: .fast)
      #expect(gesture.label == "swiped")
      pad.pinch(withScale: 2, velocity: 1)
      #expect(gesture.label.hasPrefix("pinched"), "\(gesture.label)")
      pad.rotate(1.5, withVelocity: 1)
      #expect(gesture.label.hasPrefix("rotated 1"), "\(gesture.label)")
    }
    #expect(failures == [])
  }

  @Test func touchesPlaces() async throws {
    let failures = try await TestedApp.use { app in
      app.tabBars.buttons["Touches"].tap()
      let corner = app.otherElements["pad"].coordinate(
        withNormalizedOffset: CGVector(dx: 0, dy: 0))
      let place = corner.withOffset(CGVector(dx: 30, dy: 40))
      #expect(place.screenPoint == CGPoint(x: 50, y: 170))
      place.press(forDuration: 1)
      #expect(app.staticTexts["gesture"].label == "pressed 30 40")
      let middle = app.otherElements["pad"].coordinate(
        withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      middle.doubleTap()
      #expect(app.staticTexts["gesture"].label == "double")
    }
    #expect(failures == [])
  }

  @Test func usesATable() async throws {
    let failures = try await TestedApp.use { app in
      app.tabBars.buttons["List"].tap()
      let table = app.tables.element
      #expect(table.cells.count == 60)
      #expect(table.cells.staticTexts["Row 1"].exists)
      #expect(table.staticTexts["Row 50"].exists)
      #expect(!table.staticTexts["Row 50"].isHittable)
      let bar = app.tabBars.element.frame
      let covered = table.cells.allElementsBoundByIndex.filter {
        bar.minY < $0.frame.minY && $0.frame.maxY < bar.maxY
      }
      #expect(!covered.isEmpty)
      for cell in covered { #expect(!cell.isHittable) }
      #expect(table.cells.element(boundBy: 49).staticTexts["Row 50"].exists)
      table.staticTexts["Row 50"].tap()
      #expect(app.staticTexts["This is Row 50"].exists)
      app.navigationBars["Detail"].buttons["List"].tap()
      table.cells.element(boundBy: 0).swipeDown()
      table.swipeUp()
      #expect(!table.staticTexts["Row 1"].isHittable)
      table.swipeDown(velocity: .fast)
      app.cells.containing(.staticText, identifier: "Row 3").element.tap()
      #expect(app.staticTexts["This is Row 3"].exists)
      app.navigationBars["Detail"].buttons["List"].tap()
      table.cells.element(boundBy: 1).swipeLeft()
      app.buttons["Delete"].tap()
      #expect(!app.staticTexts["Row 2"].exists)
      app.navigationBars.buttons["Edit"].tap()
      let handles = app.buttons.matching(
        NSPredicate(block: FoundationCalls.test("label BEGINSWITH 'Reorder'", [])))
      handles.element(boundBy: 0).press(
        forDuration: 0.6, thenDragTo: handles.element(boundBy: 2))
      #expect(app.cells.element(boundBy: 0).staticTexts.element(boundBy: 0).label == "Row 3")
    }
    #expect(failures == [])
  }

  @Test func usesThePointerOfAnIPad() async throws {
    let failures = try await TestedApp.use(on: "iPad (10th generation)") { app in
      #expect(XCUIDevice.shared.supportsPointerInteraction)
      app.switches["Wifi"].click()
      #expect(app.staticTexts["status"].label == "on")
      app.tabBars.buttons["List"].click()
      let first = app.staticTexts["Row 1"]
      #expect(first.isHittable)
      app.tables.element.scroll(byDeltaX: 0, deltaY: -600)
      #expect(!first.isHittable)
      app.tables.element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        .scroll(byDeltaX: 0, deltaY: 600)
      #expect(first.isHittable)
      app.tabBars.buttons["Touches"].click()
      let pad = app.otherElements["pad"]
      pad.doubleClick()
      #expect(app.staticTexts["gesture"].label == "double")
      pad.rightClick()
      #expect(app.staticTexts["gesture"].label == "pressed 175 150")
    }
    #expect(failures == [])
  }

  @Test func anIPhoneHasNoPointer() async throws {
    let failures = try await TestedApp.use { app in
      #expect(!XCUIDevice.shared.supportsPointerInteraction)
      app.switches["Wifi"].click()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("this device has no pointer") == true, "\(failures)")
  }
}
