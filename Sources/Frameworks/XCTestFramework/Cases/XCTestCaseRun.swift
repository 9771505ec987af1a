import Foundation

/// The result of a test case.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestcaserun>.
open class XCTestCaseRun: XCTestRun {
  /// The number of failures that the test expected.
  var expectedFailureCount = 0
}
