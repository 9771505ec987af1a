extension Stub {
  /// The stubs of UI tests.
  static let automation: [Stub] = [resetAuthorizationStatus]

  /// `XCUIApplication.resetAuthorizationStatus(for:)`.
  package static let resetAuthorizationStatus = Stub.member(
    "XCUIApplication", "resetAuthorizationStatus(for:)",
    lacks: "no app asks for permissions, so there is nothing to forget")
}
