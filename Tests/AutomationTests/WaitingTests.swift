import Foundation
import Testing
import XCUIAutomation

/// Waiting, which uses the device's clock instead of real time.
@MainActor
struct WaitingTests {
  @Test func waitsOnTheDevicesClock() async throws {
    let failures = try await TestedApp.use { app in
      app.navigationBars.buttons["Later"].tap()
      let alert = app.alerts["Really?"]
      let start = ContinuousClock.now
      #expect(!alert.waitForExistence(timeout: 2))
      #expect(alert.waitForExistence(timeout: 10))
      #expect(alert.staticTexts["Think."].exists)
      #expect(alert.buttons.count == 2)
      alert.buttons["Cancel"].tap()
      #expect(alert.waitForNonExistence(timeout: 1))
      #expect(!app.buttons["nowhere"].waitForExistence(timeout: 30))
      #expect(app.staticTexts["status"].wait(for: \.label, toEqual: "wait", timeout: 1))
      #expect(ContinuousClock.now - start < .seconds(6))
    }
    #expect(failures == [])
  }

  @Test func timeGoesOnWhileATestSleeps() async throws {
    try await TestedApp.use { app in
      app.navigationBars.buttons["Later"].tap()
      Thread.sleep(forTimeInterval: 2)
      #expect(!app.alerts.element.exists)
      Thread.sleep(forTimeInterval: 2.1)
      #expect(app.alerts.element.exists)
    }
  }

  @Test func aMonitorAnswersWhatInterrupts() async throws {
    let failures = try await TestedApp.use { app in
      var asked = 0
      let monitor = InterruptionMonitors.add { alert in
        asked += 1
        alert.buttons["Yes"].tap()
        return true
      }
      app.navigationBars.buttons["Ask"].tap()
      app.switches["Wifi"].tap()
      #expect(asked == 1)
      #expect(app.staticTexts["status"].label == "on")
      InterruptionMonitors.remove(monitor)
      app.navigationBars.buttons["Ask"].tap()
      app.switches["Wifi"].tap()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("is not hittable") == true)
  }
}
