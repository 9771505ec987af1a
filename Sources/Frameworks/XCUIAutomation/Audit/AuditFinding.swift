/// Something that is wrong with an element for some people.
@MainActor
struct AuditFinding {
  /// What was looked for.
  let type: XCUIAccessibilityAuditType
  /// The element.
  let element: CapturedElement
  /// What is wrong, in a few words.
  let summary: String
  /// What to do about it.
  let advice: String
}
