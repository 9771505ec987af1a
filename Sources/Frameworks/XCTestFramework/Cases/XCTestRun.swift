import Foundation

/// The result of a test.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestrun>.
open class XCTestRun: NSObject {
  /// The test.
  open private(set) var test: XCTest
  /// The time when the test started.
  open private(set) var startDate: Date?
  /// The time when the test ended.
  open private(set) var stopDate: Date?
  /// The number of failed assertions and similar failures.
  open internal(set) var failureCount = 0
  /// The number of unexpected errors and exceptions.
  open internal(set) var unexpectedExceptionCount = 0
  /// Whether the test was skipped.
  open internal(set) var hasBeenSkipped = false
  /// The start and end times, in seconds on the system clock.
  private var (begun, ended): (TimeInterval?, TimeInterval?) = (nil, nil)

  /// Creates the result of a test that hasn't started.
  public required init(test: XCTest) {
    self.test = test
    super.init()
  }

  /// The number of seconds between the start and the end.
  open var totalDuration: TimeInterval {
    begun.map { (ended ?? ProcessInfo.processInfo.systemUptime) - $0 } ?? 0
  }
  /// The number of seconds that the tests took.
  open var testDuration: TimeInterval { totalDuration }
  /// The number of test cases.
  open var testCaseCount: Int { test.testCaseCount }
  /// The number of test cases that ran.
  open var executionCount: Int { stopDate == nil ? 0 : 1 }
  /// The number of test cases that were skipped.
  open var skipCount: Int { hasBeenSkipped ? 1 : 0 }
  /// The total number of failures.
  open var totalFailureCount: Int { failureCount + unexpectedExceptionCount }
  /// Whether the test has ended without failures.
  open var hasSucceeded: Bool { stopDate != nil && totalFailureCount == 0 }

  /// Records that the test has started.
  open func start() {
    startDate = Date()
    begun = ProcessInfo.processInfo.systemUptime
  }

  /// Records that the test has ended.
  open func stop() {
    stopDate = Date()
    ended = ProcessInfo.processInfo.systemUptime
  }

  /// Counts an issue.
  func count(_ issue: XCTIssue) {
    switch issue.type {
    case .thrownError, .uncaughtException, .system: unexpectedExceptionCount += 1
    default: failureCount += 1
    }
  }
}
