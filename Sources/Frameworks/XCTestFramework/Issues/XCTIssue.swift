import DeviceProtocol
import Foundation

/// An issue that a test recorded.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctissue>.
public struct XCTIssue: Equatable, Hashable {
  /// The types of issues.
  public typealias IssueType = XCTIssueReference.IssueType

  /// The type of issue.
  public var type: IssueType
  /// A one-line description of the issue, without numbers that differ between runs.
  public var compactDescription: String
  /// A longer description of the issue.
  public var detailedDescription: String?
  /// The location of the issue in the source.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that was thrown.
  public var associatedError: (any Error)?
  /// The attachments of the issue.
  public var attachments: [XCTAttachment]

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Adds an attachment to the issue.
  public mutating func add(_ attachment: XCTAttachment) {
    attachments.append(attachment)
  }

  /// Returns whether two issues are the same.
  public static func == (left: XCTIssue, right: XCTIssue) -> Bool {
    left.type == right.type && left.compactDescription == right.compactDescription
      && left.detailedDescription == right.detailedDescription
      && left.sourceCodeContext == right.sourceCodeContext
      && left.associatedError.map { "\($0)" } == right.associatedError.map { "\($0)" }
      && left.attachments == right.attachments
  }

  /// Hashes the issue's contents.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(compactDescription)
  }
}

extension XCTIssue {
  /// Creates an issue at a line of a test.
  init(
    _ type: IssueType, _ description: String, file: StaticString, line: UInt
  ) {
    self.init(
      type: type, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))))
  }

  /// Creates an issue without a line.
  init(_ type: IssueType, _ description: String) {
    self.init(type: type, compactDescription: description)
  }

  /// Creates an issue for an error that a test threw.
  init(thrown error: any Error) {
    self.init(
      type: .thrownError, compactDescription: "failed: caught error: \"\(error)\"",
      sourceCodeContext: ThrownErrors.context(of: error), associatedError: error)
  }

  /// The issue in the form that's sent to the runner.
  var report: TestIssue {
    let location = sourceCodeContext.location
    return TestIssue(
      type.kind, detailedDescription ?? compactDescription, file: location?.fileURL.path,
      line: location?.lineNumber,
      callers: location == nil ? CallerOffsets.inTests(sourceCodeContext.callStack) : [])
  }
}
