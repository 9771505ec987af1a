extension Stub {
  /// The stubs of authentication.
  static let authentication: [Stub] = [authenticationReuse]

  /// `LAContext.touchIDAuthenticationAllowableReuseDuration`.
  package static let authenticationReuse = Stub.member(
    "LAContext", "touchIDAuthenticationAllowableReuseDuration",
    lacks: "unlocking the device isn't reused")
}
