import Foundation

/// An issue that an accessibility audit found.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue>.
@preconcurrency @MainActor
public class XCUIAccessibilityAuditIssue: NSObject {
  /// The element with the issue.
  public let element: XCUIElement?
  /// A short description of the issue.
  public let compactDescription: String
  /// A description of the issue, with advice.
  public let detailedDescription: String
  /// The type of the issue.
  public let auditType: XCUIAccessibilityAuditType

  init(
    _ auditType: XCUIAccessibilityAuditType, of element: XCUIElement, _ compactDescription: String,
    _ detailedDescription: String
  ) {
    self.auditType = auditType
    self.element = element
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
  }

  /// A short description of the issue, with the element.
  public nonisolated override var description: String {
    MainActor.assumeIsolated {
      "\(compactDescription): \(element.map { "\($0)" } ?? "the screen")"
    }
  }
}
