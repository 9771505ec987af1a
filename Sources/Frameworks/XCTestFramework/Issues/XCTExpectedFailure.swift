import Foundation

/// A failure that a test expected.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctexpectedfailure>.
public class XCTExpectedFailure: NSObject {
  /// The options for an expected failure.
  public class Options: NSObject {
    /// A closure that returns whether an issue is the expected one.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether a failure is expected at all.
    public var isEnabled = true
    /// Whether the test fails if the expected failure doesn't occur.
    public var isStrict = true

    /// Creates options that match any failure, and require one to occur.
    public override init() {
      super.init()
    }

    /// Returns options that match any failure, without requiring one to occur.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }

  /// The reason that the failure was expected.
  public let failureReason: String?
  /// The issue that occurred.
  public let issue: XCTIssue

  init(_ failureReason: String?, _ issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
    super.init()
  }
}
