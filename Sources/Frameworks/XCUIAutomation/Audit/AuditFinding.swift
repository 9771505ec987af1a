/// An issue with an element that affects some users.
@MainActor
struct AuditFinding {
  /// The type of the issue.
  let type: XCUIAccessibilityAuditType
  /// The element.
  let element: CapturedElement
  /// A short description of the issue.
  let summary: String
  /// A suggestion for how to fix it.
  let advice: String
}
