import DeviceProtocol
import Foundation
import Reports

/// The result of a test.
package struct TestResult: Sendable {
  /// The outcome of a test.
  package enum Outcome: Equatable, Sendable {
    case passed
    case failed
    /// The test failed as expected.
    case failedAsExpected
    case skipped(reason: String)
    /// The process with the test, or the app that hosts the test, crashed.
    case crashed
    /// The test took too long and was terminated.
    case hung
  }

  /// An activity of the test, with its nested activities.
  package struct Activity: Sendable {
    /// The name that the test gave to the activity.
    package var name: String
    /// The time from the start of the test to the start of the activity, in real seconds.
    package var start: Double
    /// The duration, in real seconds.
    package var seconds = 0.0
    /// The screen at the end of the activity, if screenshots are taken.
    package var seen: CapturedScreen?
    /// The nested activities.
    package var parts: [Activity] = []
  }

  /// The name of the test.
  package var name: TestName
  /// The configuration of the test plan, if there are several.
  package var configuration = ""
  /// The outcome.
  package var outcome = Outcome.passed
  /// The duration, in real seconds.
  package var seconds = 0.0
  /// The issues that the test recorded.
  package var issues: [TestIssue] = []
  /// The process's last output, if it crashed.
  package var lastWords = ""
  /// The app's screen at the first issue of a UI test.
  package var seen: CapturedScreen?
  /// The path of the movie of a failed UI test, relative to the report's folder.
  package var movie: String?
  /// The attachments.
  package var attachments: [TestAttachment] = []
  /// The measurements.
  package var measurements: [TestMeasurement] = []
  /// The activities.
  package var activities: [Activity] = []
  /// The output during the test.
  package var output: [ReportedLine] = []
  /// The number of attempts: more than one if the test failed and was retried, or 0 if it couldn't
  /// be run.
  package var attempts = 1
  /// Whether the result is about a target whose tests can't be determined.
  package private(set) var isOfTarget = false

  /// Whether the test passed.
  package var hasPassed: Bool {
    switch outcome {
    case .passed, .failedAsExpected, .skipped: true
    case .failed, .crashed, .hung: false
    }
  }

  init(_ name: TestName) {
    self.name = name
  }

  /// Creates the result for a target whose tests can't be run.
  init(_ failure: TestRunFailure) {
    self.init(unrun: TestName(target: failure.target, suite: "", test: ""), failure)
    isOfTarget = true
  }

  /// Creates the result of a test that can't be run.
  init(unrun name: TestName, _ failure: TestRunFailure) {
    self.init(name)
    outcome = .crashed
    issues = [TestIssue(.system, "\(failure)")]
    attempts = 0
  }
}
