import Foundation

/// An observer of the progress of tests.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestobservation>.
public protocol XCTestObservation: NSObjectProtocol {
  /// The tests of a bundle are about to run.
  func testBundleWillStart(_ testBundle: Bundle)
  /// The tests of a bundle are over.
  func testBundleDidFinish(_ testBundle: Bundle)
  /// A suite is about to run.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// Something is wrong with a suite.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  /// Something is wrong with a suite, as it was expected to be.
  func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure)
  /// A suite is over.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// A test is about to run.
  func testCaseWillStart(_ testCase: XCTestCase)
  /// A test found something wrong.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  /// A test found something wrong, as it expected to.
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// A test is over.
  func testCaseDidFinish(_ testCase: XCTestCase)
  /// Something is wrong with a suite; of old.
  func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
  /// A test found something wrong; of old.
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
  /// Tells it as of old.
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
  /// Tells it as of old.
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
