import Foundation

/// An observer of the progress of tests.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestobservation>.
public protocol XCTestObservation: NSObjectProtocol {
  /// Called when a bundle's tests are about to run.
  func testBundleWillStart(_ testBundle: Bundle)
  /// Called when a bundle's tests have finished.
  func testBundleDidFinish(_ testBundle: Bundle)
  /// Called when a suite is about to run.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// Called when a suite recorded an issue.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  /// Called when a suite recorded an expected issue.
  func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure)
  /// Called when a suite has finished.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// Called when a test is about to run.
  func testCaseWillStart(_ testCase: XCTestCase)
  /// Called when a test recorded an issue.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  /// Called when a test recorded an expected failure.
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// Called when a test has finished.
  func testCaseDidFinish(_ testCase: XCTestCase)
  /// Called when a suite failed (deprecated).
  func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
  /// Called when a test failed (deprecated).
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
}

extension XCTestObservation {
  /// Does nothing.
  public func testBundleWillStart(_ testBundle: Bundle) {}
  /// Does nothing.
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  /// Does nothing.
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  /// Calls the deprecated method.
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    self.testSuite(
      testSuite, didFailWithDescription: issue.compactDescription,
      inFile: location?.fileURL.path, atLine: location?.lineNumber ?? 0)
  }
  /// Does nothing.
  public func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing.
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  /// Does nothing.
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  /// Calls the deprecated method.
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    self.testCase(
      testCase, didFailWithDescription: issue.compactDescription,
      inFile: location?.fileURL.path, atLine: location?.lineNumber ?? 0)
  }
  /// Does nothing.
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing.
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  /// Does nothing.
  public func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  /// Does nothing.
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
}
