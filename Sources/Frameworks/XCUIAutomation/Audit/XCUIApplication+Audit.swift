import DeviceProtocol

extension XCUIApplication {
  /// Finds problems that prevent some users from using the current screen, and fails the test for
  /// each issue.
  ///
  /// For checks that Apple doesn't document, the limits come from its Human Interface Guidelines: a
  /// contrast of 4.5 to 1 for text and 3 to 1 for large text, and at least 28 points for the width
  /// and height of controls.
  /// - Parameters:
  ///   - auditTypes: The types of issues to find.
  ///   - issueHandler: A closure that's called with each issue. If it returns `true`, the issue
  ///     isn't a failure.
  /// - Throws: An error from `issueHandler`, or an error if the app isn't running.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    AutomationFailure.noteStep("Perform accessibility audit")
    defer { AutomationFailure.noteStep(nil) }
    let root = try SeenApps.audit(chain.app)
    let picture =
      auditTypes.contains(.contrast) ? try AuditPicture(width: root.frame.width) : nil
    let audit = AccessibilityAudit(types: auditTypes, picture: picture)
    for finding in audit.findings(in: root) {
      let element = chain.then(.descendants(.any)).then(.same(as: finding.element))
      let issue = XCUIAccessibilityAuditIssue(
        finding.type, of: XCUIElement(element), finding.summary, finding.advice)
      if try issueHandler?(issue) == true { continue }
      AutomationFailure.record(
        "\(finding.summary): \(finding.element.shortLine). \(finding.advice)")
    }
  }
}
