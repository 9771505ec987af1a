extension Stub {
  /// The stubs of UI tests.
  static let automation: [Stub] = [resetAuthorizationStatus, hover]

  /// `XCUIElement.hover()`.
  package static let hover = Stub.member(
    "XCUIElement", "hover()", lacks: "apps don't receive hover events")

  /// `XCUIApplication.resetAuthorizationStatus(for:)`.
  package static let resetAuthorizationStatus = Stub.member(
    "XCUIApplication", "resetAuthorizationStatus(for:)",
    lacks: "permissions aren't reset")
}
