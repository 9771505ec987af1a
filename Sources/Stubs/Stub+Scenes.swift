extension Stub {
  /// The stubs of scenes, and of what the device shows of an app.
  static let scenes: [Stub] = [geometryRequest, alternateIcon, remoteControlEvents, printing]

  /// `UIWindowScene.requestGeometryUpdate(_:errorHandler:)`.
  package static let geometryRequest = Stub.member(
    "UIWindowScene", "requestGeometryUpdate(_:errorHandler:)",
    lacks:
      "the interface stays as it was asked for when the device is turned, until the app asks for something else"
  )

  /// `UIApplication.setAlternateIconName(_:completionHandler:)`.
  package static let alternateIcon = Stub.member(
    "UIApplication", "setAlternateIconName(_:completionHandler:)",
    lacks: "the home screen shows the app's first icon, and the name is forgotten when the app ends"
  )

  /// `UIApplication.beginReceivingRemoteControlEvents()`.
  package static let remoteControlEvents = Stub.member(
    "UIApplication", "beginReceivingRemoteControlEvents()",
    lacks: "there's nothing outside of the app to control it with")

  /// `UIPrintInteractionController.present(animated:completionHandler:)`.
  package static let printing = Stub.member(
    "UIPrintInteractionController", "present(animated:completionHandler:)",
    lacks: "there's no printer; the app is told that the person has canceled")
}
