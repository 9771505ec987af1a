import DeviceProtocol
import Foundation

/// The current test, for code that detects problems on any thread.
enum RunningTest {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var lifecycle: TestLifecycle?
  nonisolated(unsafe) private static var suites: [XCTestSuite] = []

  /// The running test.
  static var current: XCTestCase? { lock.withLock { lifecycle?.test } }

  /// Returns the state of a test.
  static func lifecycle(of test: XCTestCase) -> TestLifecycle? {
    lock.withLock { lifecycle?.test === test ? lifecycle : nil }
  }

  /// Stops the current test if another thread recorded a failure that must stop it.
  @MainActor static func stopIfNecessary() {
    lock.withLock { lifecycle }?.stopIfNecessary()
  }

  static func begin(_ lifecycle: TestLifecycle) {
    lock.withLock { self.lifecycle = lifecycle }
  }

  static func end() {
    lock.withLock { lifecycle = nil }
  }

  static func open(_ suite: XCTestSuite) {
    lock.withLock { suites.append(suite) }
  }

  static func close(_ suite: XCTestSuite) {
    lock.withLock { suites.removeAll { $0 === suite } }
  }

  /// The running suites, innermost last.
  static var openSuites: [XCTestSuite] { lock.withLock { suites } }

  /// Records an issue of the current test.
  static func record(_ issue: XCTIssue) {
    if let current { return current.record(issue) }
    if let suite = openSuites.last {
      suite.testRun?.count(issue)
      XCTestObservationCenter.shared.tell { $0.testSuite(suite, didRecord: issue) }
    }
    TestReports.send(.issue(issue.report))
  }
}
