extension Stub {
  /// The stubs of scenes, and of the parts of an app that the device shows.
  static let scenes: [Stub] = [geometryRequest, alternateIcon, remoteControlEvents, printing]

  /// `UIWindowScene.requestGeometryUpdate(_:errorHandler:)`.
  package static let geometryRequest = Stub.member(
    "UIWindowScene", "requestGeometryUpdate(_:errorHandler:)",
    lacks:
      "the interface keeps the requested orientation when the device is rotated, until the next "
      + "request"
  )

  /// `UIApplication.setAlternateIconName(_:completionHandler:)`.
  package static let alternateIcon = Stub.member(
    "UIApplication", "setAlternateIconName(_:completionHandler:)",
    lacks: "the home screen shows the app's primary icon, and the name isn't saved"
  )

  /// `UIApplication.beginReceivingRemoteControlEvents()`.
  package static let remoteControlEvents = Stub.member(
    "UIApplication", "beginReceivingRemoteControlEvents()",
    lacks: "there are no remote controls")

  /// `UIPrintInteractionController.present(animated:completionHandler:)`.
  package static let printing = Stub.member(
    "UIPrintInteractionController", "present(animated:completionHandler:)",
    lacks: "there's no printer, so printing ends as if the user canceled",
    uncalled: [
      "printInteractionControllerParentViewController(_:)",
      "printInteractionController(_:choosePaper:)",
    ].map { "UIPrintInteractionControllerDelegate.\($0)" })
}
