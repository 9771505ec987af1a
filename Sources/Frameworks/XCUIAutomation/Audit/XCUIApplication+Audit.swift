import DeviceProtocol

extension XCUIApplication {
  /// Looks for problems that prevent users from using the current screen, and fails the test for
  /// each issue.
  ///
  /// Checks that Apple doesn't document follow its Human Interface Guidelines: text has a contrast
  /// of 4.5 to 1, large text of 3 to 1, and controls are at least 28 points wide and high.
  /// - Parameters:
  ///   - auditTypes: The types of issues to find.
  ///   - issueHandler: A closure that's called with each issue. An issue isn't a failure if the
  ///     closure returns `true`.
  /// - Throws: An error of `issueHandler`, or one if the app doesn't run.
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
