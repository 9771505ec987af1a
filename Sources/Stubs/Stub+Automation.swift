extension Stub {
  /// The stubs of UI tests.
  static let automation: [Stub] = [resetAuthorizationStatus, hover]

  /// `XCUIElement.hover()`.
  package static let hover = Stub.member(
    "XCUIElement", "hover()", lacks: "apps aren't told of a pointer that moves over them")

  /// `XCUIApplication.resetAuthorizationStatus(for:)`.
  package static let resetAuthorizationStatus = Stub.member(
    "XCUIApplication", "resetAuthorizationStatus(for:)",
    lacks: "no app asks for permissions, so there is nothing to forget")
}
