import Foundation

/// An issue that an accessibility audit found.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue>.
@preconcurrency @MainActor
public class XCUIAccessibilityAuditIssue: NSObject {
  /// The element that has the issue.
  public let element: XCUIElement?
  /// The issue in a few words.
  public let compactDescription: String
  /// The issue, and advice.
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

  /// The issue in a few words, and the element.
  public nonisolated override var description: String {
    MainActor.assumeIsolated {
      "\(compactDescription): \(element.map { "\($0)" } ?? "the screen")"
    }
  }
}
