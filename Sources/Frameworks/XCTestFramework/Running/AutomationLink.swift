import AppRuntime
import DeviceProtocol
import XCUIAutomation

/// The connection between UI automation and the tests that use it.
@MainActor
enum AutomationLink {
  /// Records UI automation failures as issues of the current test, and lets the time that tests
  /// wait pass on the device.
  static func connect() {
    AutomationFailure.record = { message in
      RunningTest.record(XCTIssue(type: .assertionFailure, compactDescription: message))
    }
    AutomationFailure.noteStep = { step in
      guard let step else { return TestReports.send(.activityEnded) }
      // UI automation sends a request right after this, or the step is over.
      TestReports.sendWithNext(.activityBegan(step))
    }
    TestDoor.passTime = { seconds in
      guard !LaunchTimes.all.isEmpty else { return }
      AutomationWait.pass(seconds)
    }
  }

  /// Discards a test's setup.
  static func endTest() {
    InterruptionMonitors.removeAll()
  }
}
