import AppRuntime
import DeviceProtocol
import XCUIAutomation

/// The connection between UI automation and the tests that use it.
@MainActor
enum AutomationLink {
  /// Records failures of UI automation as issues of the current test, and lets the time that tests
  /// wait pass on the device.
  static func connect() {
    AutomationFailure.record = { message in
      RunningTest.record(XCTIssue(type: .assertionFailure, compactDescription: message))
    }
    AutomationFailure.noteStep = { step in
      guard let step else { return TestReports.send(.activityEnded) }
      // It asks for something immediately, or is over.
      TestReports.sendWithNext(.activityBegan(step))
    }
    TestDoor.passTime = { seconds in
      guard !LaunchTimes.all.isEmpty else { return }
      AutomationWait.pass(seconds)
    }
  }

  /// Forgets a test's setup.
  static func endTest() {
    InterruptionMonitors.removeAll()
  }
}
