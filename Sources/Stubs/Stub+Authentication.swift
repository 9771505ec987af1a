extension Stub {
  /// The stubs of authentication.
  static let authentication: [Stub] = [authenticationReuse]

  /// `LAContext.touchIDAuthenticationAllowableReuseDuration`.
  package static let authenticationReuse = Stub.member(
    "LAContext", "touchIDAuthenticationAllowableReuseDuration",
    lacks: "the device is never locked, so that no unlocking counts")
}
