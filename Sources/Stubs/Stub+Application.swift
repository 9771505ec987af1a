extension Stub {
  /// The stubs of the application and the device.
  static let application: [Stub] = [
    applicationIconBadgeNumber, stateRestoration, playInputClick, universalLinksOnly,
  ]

  /// `UIApplication.applicationIconBadgeNumber`.
  package static let applicationIconBadgeNumber = Stub.member(
    "UIApplication", "applicationIconBadgeNumber", lacks: "the icon shows no number")

  /// `UIApplicationDelegate.application(_:shouldSaveSecureApplicationState:)`.
  package static let stateRestoration = Stub.member(
    "UIApplicationDelegate", "application(_:shouldSaveSecureApplicationState:)",
    lacks: "the state of the interface isn't saved or restored")

  /// `UIDevice.playInputClick()`.
  package static let playInputClick = Stub.member(
    "UIDevice", "playInputClick()", lacks: "no sound is played")

  /// `UIApplication.OpenExternalURLOptionsKey.universalLinksOnly`.
  package static let universalLinksOnly = Stub.member(
    "UIApplication.OpenExternalURLOptionsKey", "universalLinksOnly",
    lacks: "web pages are opened too")
}
