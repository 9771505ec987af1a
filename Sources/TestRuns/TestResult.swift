import DeviceProtocol
import Foundation
import Reports

/// How a test went.
package struct TestResult: Sendable {
  /// What became of it.
  package enum Outcome: Equatable, Sendable {
    case passed
    case failed
    /// It failed as it expected to.
    case failedAsExpected
    case skipped(reason: String)
    /// The process with the test, or the app that hosts it, crashed.
    case crashed
    /// It went on for too long, and was ended.
    case hung
  }

  /// A part of the test, with its parts.
  package struct Activity: Sendable {
    /// What the test calls it.
    package var name: String
    /// Real seconds from the test's beginning to the part's.
    package var start: Double
    /// Real seconds that it took.
    package var seconds = 0.0
    /// What could be seen at its end, where pictures are taken.
    package var seen: CapturedScreen?
    /// Its parts.
    package var parts: [Activity] = []
  }

  /// Which test.
  package var name: TestName
  /// The configuration of the test plan, where there are several.
  package var configuration = ""
  /// What became of it.
  package var outcome = Outcome.passed
  /// Real seconds that it took.
  package var seconds = 0.0
  /// What it found wrong.
  package var issues: [TestIssue] = []
  /// What the process said at its end, where it crashed.
  package var lastWords = ""
  /// What could be seen of the app at the first issue of a UI test.
  package var seen: CapturedScreen?
  /// The movie of a UI test that failed, from the report's folder.
  package var movie: String?
  /// What it keeps.
  package var attachments: [TestAttachment] = []
  /// What it measured.
  package var measurements: [TestMeasurement] = []
  /// Its parts.
  package var activities: [Activity] = []
  /// What was printed meanwhile.
  package var output: [ReportedLine] = []
  /// How often it was run: more than once where it failed and was tried again; 0 if it couldn't be
  /// run.
  package var attempts = 1
  /// Whether it stands for a target whose tests can't be found out.
  package private(set) var isOfTarget = false

  /// Whether nothing is wrong with what is tested.
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
