extension Stub {
  /// The stubs of view controllers.
  static let viewControllers: [Stub] = [
    activityViewController, popoverPassthrough, popoverOverlap,
    transitionStyle, zoomDimming, zoomInteraction, pageCurl, splitPrimaryBackground,
    splitSecondaryWidth,
    contentUnavailableScrolls,
    sheetWidth, sheetPlacement,
    navigationHidesBarsOnSwipe, navigationHidesBarsForKeyboard, presentationContextTransition,
    presentationOrientation, presentationBackgroundEffect, detentBackgroundEffect,
    keyboardDismissal, presentationReadaptation, statusBarUpdateAnimation,
    viewControllerEncode, navigationItemEncode, documentPickerPlaces, documentBrowserPlaces,
    documentBrowserActions,
    documentPreviews, activitySubject, activityDataType, activityThumbnail,
  ]

  /// `UISheetPresentationController.preferredPlacement`.
  package static let sheetPlacement = Stub.member(
    "UISheetPresentationController", "preferredPlacement", lacks: "sheets are always centered")

  /// `UIPresentationController.backgroundEffect`.
  package static let presentationBackgroundEffect = Stub.member(
    "UIPresentationController", "backgroundEffect", lacks: "the effect isn't shown")

  /// `UISheetPresentationController.Detent.backgroundEffect`.
  package static let detentBackgroundEffect = Stub.member(
    "UISheetPresentationController.Detent", "backgroundEffect", lacks: "the effect isn't shown")

  /// `UIDocumentInteractionController.presentPreview(animated:)`.
  package static let documentPreviews = Stub.member(
    "UIDocumentInteractionController", "presentPreview(animated:)",
    lacks: "only text files and images are shown")

  /// `UIDocumentPickerViewController`.
  package static let documentPickerPlaces = Stub.type(
    "UIDocumentPickerViewController",
    lacks: "it shows only the app's documents")

  /// `UIDocumentBrowserViewController`.
  package static let documentBrowserPlaces = Stub.type(
    "UIDocumentBrowserViewController",
    lacks:
      "it lists only the app's documents by name, without recents, other locations, sharing, or "
      + "thumbnails",
    uncalled: [
      "documentBrowser(_:applicationActivitiesForDocumentURLs:)",
      "documentBrowser(_:willPresent:)",
    ].map { "UIDocumentBrowserViewControllerDelegate.\($0)" })

  /// `UIDocumentBrowserViewController.customActions`.
  package static let documentBrowserActions = Stub.member(
    "UIDocumentBrowserViewController", "customActions",
    lacks: "only the menus of documents offer the actions")

  /// `UIPageViewController.TransitionStyle.pageCurl`.
  package static let pageCurl = Stub.member(
    "UIPageViewController", "TransitionStyle.pageCurl", lacks: "pages fold flat instead of curling"
  )

  /// `UIContentUnavailableView.isScrollEnabled`.
  package static let contentUnavailableScrolls = Stub.member(
    "UIContentUnavailableView", "isScrollEnabled", lacks: "the content doesn't scroll")

  /// `UISplitViewController.primaryBackgroundStyle`.
  package static let splitPrimaryBackground = Stub.member(
    "UISplitViewController", "primaryBackgroundStyle",
    lacks: "the primary column's background doesn't change")

  /// `UIViewController.Transition.ZoomOptions.dimmingColor`.
  package static let zoomDimming = Stub.member(
    "UIViewController", "Transition.ZoomOptions.dimmingColor", lacks: "the source isn't dimmed")

  /// `UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin`.
  package static let zoomInteraction = Stub.member(
    "UIViewController", "Transition.ZoomOptions.interactiveDismissShouldBegin",
    lacks: "no gesture of the zoom dismisses the view controller")

  /// `UISplitViewController.preferredSecondaryColumnWidth`.
  package static let splitSecondaryWidth = Stub.member(
    "UISplitViewController", "preferredSecondaryColumnWidth",
    lacks: "only an inspector without a preferred width makes room for it")

  /// `UIViewController.encode(with:)`.
  package static let viewControllerEncode = Stub.member(
    "UIViewController", "encode(with:)", lacks: "archiving isn't supported")

  /// `UINavigationItem.encode(with:)`.
  package static let navigationItemEncode = Stub.member(
    "UINavigationItem", "encode(with:)", lacks: "archiving isn't supported")

  /// `UIViewController.preferredInterfaceOrientationForPresentation`.
  package static let presentationOrientation = Stub.member(
    "UIViewController", "preferredInterfaceOrientationForPresentation",
    lacks: "the view controller is presented in the current orientation")

  /// `UIViewController.disablesAutomaticKeyboardDismissal`.
  package static let keyboardDismissal = Stub.member(
    "UIViewController", "disablesAutomaticKeyboardDismissal",
    lacks: "the keyboard always follows the first responder")

  /// `UIPresentationController.adaptivePresentationStyle(for:)`.
  package static let presentationReadaptation = Stub.member(
    "UIPresentationController", "adaptivePresentationStyle(for:)",
    lacks: "a presentation's style doesn't change with the traits")

  /// `UIViewController.preferredStatusBarUpdateAnimation`.
  package static let statusBarUpdateAnimation = Stub.member(
    "UIViewController", "preferredStatusBarUpdateAnimation",
    lacks: "the status bar changes without an animation")

  /// `UIActivityViewController`.
  package static let activityViewController = Stub.type(
    "UIActivityViewController",
    lacks: "it offers only Copy and the app's activities, not other apps")

  /// `UIActivityItemSource.activityViewController(_:subjectForActivityType:)`.
  package static let activitySubject = Stub.member(
    "UIActivityItemSource", "activityViewController(_:subjectForActivityType:)",
    lacks: "no activity has a subject")

  /// `UIActivityItemSource.activityViewController(_:dataTypeIdentifierForActivityType:)`.
  package static let activityDataType = Stub.member(
    "UIActivityItemSource", "activityViewController(_:dataTypeIdentifierForActivityType:)",
    lacks: "the type comes from the item itself")

  /// `UIActivityItemSource.activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`.
  package static let activityThumbnail = Stub.member(
    "UIActivityItemSource",
    "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)",
    lacks: "no activity shows a thumbnail")

  /// `UIPopoverPresentationController.passthroughViews`.
  package static let popoverPassthrough = Stub.member(
    "UIPopoverPresentationController", "passthroughViews",
    lacks: "these views receive no touches while the popover is shown")

  /// `UIPopoverPresentationController.canOverlapSourceViewRect`.
  package static let popoverOverlap = Stub.member(
    "UIPopoverPresentationController", "canOverlapSourceViewRect",
    lacks: "the popover never covers its source")

  /// `UIViewController.modalTransitionStyle`.
  package static let transitionStyle = Stub.member(
    "UIViewController", "modalTransitionStyle", lacks: "a fade is used instead")

  /// `UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached`.
  package static let sheetWidth = Stub.member(
    "UISheetPresentationController", "widthFollowsPreferredContentSizeWhenEdgeAttached",
    lacks: "the sheet always has the width of the screen")

  /// `UINavigationController.hidesBarsOnSwipe`.
  package static let navigationHidesBarsOnSwipe = Stub.member(
    "UINavigationController", "hidesBarsOnSwipe", lacks: "a swipe doesn't hide the bars")

  /// `UINavigationController.hidesBarsWhenKeyboardAppears`.
  package static let navigationHidesBarsForKeyboard = Stub.member(
    "UINavigationController", "hidesBarsWhenKeyboardAppears",
    lacks: "the keyboard doesn't hide the bars")

  /// `UIViewController.providesPresentationContextTransitionStyle`.
  package static let presentationContextTransition = Stub.member(
    "UIViewController", "providesPresentationContextTransitionStyle",
    lacks: "the presented view controller's own transition is used")
}
