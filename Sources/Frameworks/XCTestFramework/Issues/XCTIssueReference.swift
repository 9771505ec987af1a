import DeviceProtocol
import Foundation

/// An issue that a test recorded, as an object.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctissuereference>.
public class XCTIssueReference: NSObject {
  /// The types of issues.
  public enum IssueType: Int, Sendable {
    /// An assertion failed.
    case assertionFailure = 0
    /// A measurement got worse.
    case performanceRegression = 1
    /// The framework or the system failed.
    case system = 2
    /// The test threw an error.
    case thrownError = 3
    /// The test threw an uncaught exception.
    case uncaughtException = 4
    /// An expected failure didn't occur.
    case unmatchedExpectedFailure = 5

    var kind: TestIssue.Kind {
      switch self {
      case .assertionFailure: .assertionFailure
      case .performanceRegression: .performanceRegression
      case .system: .system
      case .thrownError: .thrownError
      case .uncaughtException: .uncaughtException
      case .unmatchedExpectedFailure: .unmatchedExpectedFailure
      }
    }
  }

  private let issue: XCTIssue

  /// The type of issue.
  public var type: IssueType { issue.type }
  /// A one-line description of the issue.
  public var compactDescription: String { issue.compactDescription }
  /// A longer description of the issue.
  public var detailedDescription: String? { issue.detailedDescription }
  /// The location of the issue in the source.
  public var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }
  /// The error that was thrown.
  public var associatedError: (any Error)? { issue.associatedError }
  /// The attachments of the issue.
  public var attachments: [XCTAttachment] { issue.attachments }

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String?,
    sourceCodeContext: XCTSourceCodeContext, associatedError: (any Error)?,
    attachments: [XCTAttachment]
  ) {
    issue = XCTIssue(
      type: type, compactDescription: compactDescription, detailedDescription: detailedDescription,
      sourceCodeContext: sourceCodeContext, associatedError: associatedError,
      attachments: attachments)
    super.init()
  }
}
