extension Stub {
  /// The stubs of view controllers.
  static let viewControllers: [Stub] = [
    activityViewController, popoverPassthrough, popoverOverlap,
    transitionStyle, pageCurl, splitPrimaryBackground,
    contentUnavailableScrolls,
    sheetWidth, sheetScrollingExpands,
    navigationHidesBarsOnSwipe, navigationHidesBarsForKeyboard, presentationContextTransition,
    presentationOrientation,
    keyboardDismissal, presentationReadaptation, statusBarUpdateAnimation,
    viewControllerEncode, navigationItemEncode, documentPickerPlaces, documentBrowserPlaces,
    documentPreviews,
  ]

  /// `UIDocumentInteractionController.presentPreview(animated:)`.
  package static let documentPreviews = Stub.member(
    "UIDocumentInteractionController", "presentPreview(animated:)",
    lacks: "only texts and pictures are shown")

  /// `UIDocumentPickerViewController`.
  package static let documentPickerPlaces = Stub.type(
    "UIDocumentPickerViewController",
    lacks: "it shows the app's own documents and no other place")

  /// `UIDocumentBrowserViewController`.
  package static let documentBrowserPlaces = Stub.type(
    "UIDocumentBrowserViewController",
    lacks: "it lists the app's own documents by name, without recent ones, other places or pictures"
  )

  /// `UIPageViewController.TransitionStyle.pageCurl`.
  package static let pageCurl = Stub.member(
    "UIPageViewController", "TransitionStyle.pageCurl", lacks: "leaves fold flat instead of curling"
  )

  /// `UIContentUnavailableView.isScrollEnabled`.
  package static let contentUnavailableScrolls = Stub.member(
    "UIContentUnavailableView", "isScrollEnabled", lacks: "the content doesn't scroll")

  /// `UISplitViewController.primaryBackgroundStyle`.
  package static let splitPrimaryBackground = Stub.member(
    "UISplitViewController", "primaryBackgroundStyle",
    lacks: "the primary column keeps its own background")

  /// `UIViewController.encode(with:)`.
  package static let viewControllerEncode = Stub.member(
    "UIViewController", "encode(with:)", lacks: "nothing is archived")

  /// `UINavigationItem.encode(with:)`.
  package static let navigationItemEncode = Stub.member(
    "UINavigationItem", "encode(with:)", lacks: "nothing is archived")

  /// `UIViewController.preferredInterfaceOrientationForPresentation`.
  package static let presentationOrientation = Stub.member(
    "UIViewController", "preferredInterfaceOrientationForPresentation",
    lacks: "the view controller is presented in the orientation that the screen has")

  /// `UIViewController.disablesAutomaticKeyboardDismissal`.
  package static let keyboardDismissal = Stub.member(
    "UIViewController", "disablesAutomaticKeyboardDismissal",
    lacks: "the keyboard goes with the first responder")

  /// `UIPresentationController.adaptivePresentationStyle(for:)`.
  package static let presentationReadaptation = Stub.member(
    "UIPresentationController", "adaptivePresentationStyle(for:)",
    lacks: "what is presented already keeps its style when the traits change")

  /// `UIViewController.preferredStatusBarUpdateAnimation`.
  package static let statusBarUpdateAnimation = Stub.member(
    "UIViewController", "preferredStatusBarUpdateAnimation",
    lacks: "the status bar comes and goes at once")

  /// `UIActivityViewController`.
  package static let activityViewController = Stub.type(
    "UIActivityViewController",
    lacks: "there are Copy and the app's own activities, but no other apps to share with")

  /// `UIPopoverPresentationController.passthroughViews`.
  package static let popoverPassthrough = Stub.member(
    "UIPopoverPresentationController", "passthroughViews",
    lacks: "these views take no touches while the popover is there")

  /// `UIPopoverPresentationController.canOverlapSourceViewRect`.
  package static let popoverOverlap = Stub.member(
    "UIPopoverPresentationController", "canOverlapSourceViewRect",
    lacks: "the popover doesn't cover what it points to")

  /// `UIViewController.modalTransitionStyle`.
  package static let transitionStyle = Stub.member(
    "UIViewController", "modalTransitionStyle", lacks: "the view fades instead")

  /// `UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached`.
  package static let sheetWidth = Stub.member(
    "UISheetPresentationController", "widthFollowsPreferredContentSizeWhenEdgeAttached",
    lacks: "the sheet is as wide as the screen")

  /// `UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge`.
  package static let sheetScrollingExpands = Stub.member(
    "UISheetPresentationController", "prefersScrollingExpandsWhenScrolledToEdge",
    lacks: "scrolling expands the sheet all the same")

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
    lacks: "the presented view controller says how it comes and goes")
}
