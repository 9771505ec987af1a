import Foundation

/// The results of a suite's tests.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestsuiterun>.
open class XCTestSuiteRun: XCTestRun {
  /// The results of the tests so far.
  open private(set) var testRuns: [XCTestRun] = []

  /// Adds a test's result.
  open func addTestRun(_ testRun: XCTestRun) {
    testRuns.append(testRun)
  }

  open override var testDuration: TimeInterval { testRuns.reduce(0) { $0 + $1.testDuration } }

  open override var executionCount: Int { testRuns.reduce(0) { $0 + $1.executionCount } }

  open override var skipCount: Int { testRuns.reduce(0) { $0 + $1.skipCount } }

  open override var failureCount: Int {
    get { testRuns.reduce(super.failureCount) { $0 + $1.failureCount } }
    set { super.failureCount = newValue }
  }

  open override var unexpectedExceptionCount: Int {
    get { testRuns.reduce(super.unexpectedExceptionCount) { $0 + $1.unexpectedExceptionCount } }
    set { super.unexpectedExceptionCount = newValue }
  }
}
