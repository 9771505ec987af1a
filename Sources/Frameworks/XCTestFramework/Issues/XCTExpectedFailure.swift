import Foundation

/// A failure that a test expected.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctexpectedfailure>.
public class XCTExpectedFailure: NSObject {
  /// The options for an expected failure.
  public class Options: NSObject {
    /// A closure that returns whether an issue is the expected one.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether any failure is expected at all.
    public var isEnabled = true
    /// Whether it's a failure if nothing fails.
    public var isStrict = true

    /// Any failure is expected, and one must occur.
    public override init() {
      super.init()
    }

    /// Any failure is expected, but none needs to occur.
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
