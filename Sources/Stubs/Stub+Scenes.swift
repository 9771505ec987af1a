extension Stub {
  /// The stubs of scenes, and of the parts of an app that the device shows.
  static let scenes: [Stub] = [
    geometryRequest, alternateIcon, remoteControlEvents, printing, sceneAccessory,
    sceneClosureConfirmation, sceneDestructionConditions, windowingControls,
  ]

  /// `UIWindowScene.requestGeometryUpdate(_:errorHandler:)`.
  package static let geometryRequest = Stub.member(
    "UIWindowScene", "requestGeometryUpdate(_:errorHandler:)",
    lacks:
      "the interface keeps the requested orientation when the device is rotated, until the next "
      + "request"
  )

  /// `UIViewController.registerSceneAccessory(_:)`.
  package static let sceneAccessory = Stub.member(
    "UIViewController", "registerSceneAccessory(_:)",
    lacks: "nothing is shown outside the app's windows")

  /// `UIWindowScene.closureConfirmation`.
  package static let sceneClosureConfirmation = Stub.member(
    "UIWindowScene", "closureConfirmation", lacks: "scenes close without a confirmation")

  /// `UIScene.destructionConditions`.
  package static let sceneDestructionConditions = Stub.member(
    "UIScene", "destructionConditions", lacks: "the conditions don't remove scenes")

  /// `UIWindowScene.WindowingControlStyle`.
  package static let windowingControls = Stub.type(
    "UIWindowScene.WindowingControlStyle",
    lacks: "apps fill the screen, and their windows have no controls",
    uncalled: ["UIWindowSceneDelegate.preferredWindowingControlStyle(for:)"])

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
