import AppRuntime
import DeviceProtocol
import Foundation

/// Records the issues of tests, including those that tests expect.
enum IssueRecorder {
  private static let lock = NSLock()

  static func record(_ issue: XCTIssue, in test: XCTestCase) {
    if let failure = FailureExpectations.failure(expecting: issue) {
      return record(failure, in: test)
    }
    lock.withLock { test.testRun?.count(issue) }
    XCTestObservationCenter.shared.tell { $0.testCase(test, didRecord: issue) }
    TestReports.send(.issue(issue.report))
    for attachment in issue.attachments { attachment.send() }
    guard !test.continueAfterFailure, let lifecycle = RunningTest.lifecycle(of: test) else {
      return
    }
    lifecycle.interrupt()
  }

  private static func record(_ failure: XCTExpectedFailure, in test: XCTestCase) {
    lock.withLock { (test.testRun as? XCTestCaseRun)?.expectedFailureCount += 1 }
    XCTestObservationCenter.shared.tell { $0.testCase(test, didRecord: failure) }
    var report = failure.issue.report
    report.expectation = failure.failureReason ?? ""
    TestReports.send(.issue(report))
  }
}
