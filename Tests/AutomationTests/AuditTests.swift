import Testing
import XCUIAutomation

/// The findings of an accessibility audit.
@MainActor
struct AuditTests {
  private static let flaws = [
    "Contrast failed: \"Faint\"", "Dynamic Type font sizes are unsupported: \"Fixed\"",
    "Text clipped: \"This is far too long for so narrow a label\"",
    "Potentially inaccessible text: \"Out of reach\"", "Hit area is too small: \"Tiny\"",
    "Element has no description: \"\"", "Label not human-readable: \"icon_back.png\"",
    "Traits conflict: \"Torn\"",
  ]

  @Test func findsEachFlawAndNoOther() async throws {
    let failures = try await TestedApp.use(launching: false) { app in
      Self.launch(app)
      var found: [String] = []
      try app.performAccessibilityAudit { issue in
        found.append("\(issue.compactDescription): \"\(issue.element?.label ?? "none")\"")
        return true
      }
      #expect(found == Self.flaws)
    }
    #expect(failures == [])
  }

  @Test func whatIsNotIgnoredFails() async throws {
    let failures = try await TestedApp.use(launching: false) { app in
      Self.launch(app)
      try app.performAccessibilityAudit(for: [.hitRegion, .contrast]) {
        $0.auditType == .contrast
      }
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix("Hit area is too small: Button, label: 'Tiny'") == true,
      "\(failures)")
    #expect(failures.first?.contains("20×20 points. Make it at least 28") == true, "\(failures)")
  }

  @Test func anErrorOfTheHandlerEndsTheAudit() async throws {
    struct Enough: Error {}
    let failures = try await TestedApp.use(launching: false) { app in
      Self.launch(app)
      #expect(throws: Enough.self) { try app.performAccessibilityAudit { _ in throw Enough() } }
    }
    #expect(failures == [])
  }

  private static func launch(_ app: XCUIApplication) {
    app.launchArguments = ["-audited"]
    app.launch()
  }
}
