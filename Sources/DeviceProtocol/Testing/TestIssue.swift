/// An issue that a test recorded.
package struct TestIssue: Codable, Equatable, Sendable {
  /// A type of issue, like `XCTIssue.IssueType`.
  package enum Kind: String, Codable, Sendable {
    case assertionFailure
    case performanceRegression
    case system
    case thrownError
    case uncaughtException
    case unmatchedExpectedFailure
  }

  /// The type of issue.
  package var kind: Kind
  /// A description of the issue, such as `XCTAssertEqual failed: ("1") is not equal to ("2")`.
  package var message: String
  /// The path of the file with the issue, as the compiler knows it.
  package var file: String?
  /// The line number in the file, starting at 1.
  package var line: Int?
  /// The call stack of the issue if its file isn't known, as offsets from the start of the image
  /// with the tests, innermost first.
  package var callers: [Int]
  /// The reason that the issue was expected, in which case it doesn't fail the test.
  package var expectation: String?

  /// Creates an unexpected issue.
  package init(
    _ kind: Kind, _ message: String, file: String? = nil, line: Int? = nil, callers: [Int] = []
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.callers = callers
  }
}
