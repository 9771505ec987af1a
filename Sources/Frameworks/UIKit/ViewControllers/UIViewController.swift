import AppRuntime
import Foundation
import Stubs

/// An object that manages a view hierarchy.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable,
  @preconcurrency NSCoding
{
  /// Posted when a split view controller is expanded or collapsed.
  public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  /// Creates a view controller with a view from a nib.
  ///
  /// Without a name, the nib with the class's name is used, if it exists.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    storedNibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller from a storyboard.
  public required init?(coder: NSCoder) {
    storedNibName = nil
    storedNibBundle = nil
    super.init()
    if let coder = coder as? StoryboardCoder { decode(coder) }
  }

  /// Archives the view controller.
  open func encode(with coder: NSCoder) { Stub.viewControllerEncode.report() }

  // MARK: Origin

  /// The name of the nib that the view is loaded from.
  open var nibName: String? { storedNibName }
  /// The bundle that contains the nib.
  open var nibBundle: Bundle? { storedNibBundle }
  private let storedNibName: String?
  private let storedNibBundle: Bundle?
  /// The storyboard scene that describes the view controller.
  var storyboardScene: StoryboardScene?
  /// How the view controller was shown, unless it was there at launch.
  final var arrival: ControllerArrival?

  /// The storyboard that the view controller was loaded from.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard ?? parent?.storyboard }

  // MARK: The view

  /// The steps of the controller's updates that have read observable properties.
  final var observedSteps: [UpdateStep: ObservedStep] = [:]
  var storedView: UIView?
  final var isLoadingView = false

  /// The view that the controller manages, which is loaded on first access.
  open var view: UIView! {
    get { loadedView }
    set { if newValue !== storedView { own(newValue) } }
  }

  /// The view, or `nil` if it isn't loaded yet.
  open var viewIfLoaded: UIView? {
    MainThreadChecker.check()
    return storedView
  }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view unless it's already loaded.
  open func loadViewIfNeeded() { if storedView == nil, !isLoadingView { loadMissingView() } }

  /// Creates the view from the storyboard or the nib, or creates an empty view.
  open func loadView() { loadViewFromFile() }

  /// Called after the view is loaded.
  open func viewDidLoad() {}

  /// A localized title for the view, which bars show.
  open var title: String? {
    didSet {
      MainThreadChecker.check()
      titleDidChange()
    }
  }

  /// The preferred size of the view controller in a container.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  // MARK: Appearing

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var hasReportedIsAppearing = false

  /// Called before the view appears on the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view is appearing.
  ///
  /// At this point, it's in the hierarchy and has its traits, but it hasn't been laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears from the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared from the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called after the user has dismissed the view controller with a swipe or a touch outside it,
  /// but not after the app has dismissed it.
  @_spi(Quince) open func personDidDismiss() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The configuration that's shown in place of missing content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable() }
  }

  /// The state for the view that replaces missing content.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    ownContentUnavailableState
  }

  /// Called to update the view that replaces missing content.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Requests an update of the content that replaces missing content.
  open func setNeedsUpdateContentUnavailableConfiguration() { setNeedsContentUnavailable() }

  final var contentUnavailableOverlay: ContentUnavailableOverlay?
  final var needsContentUnavailable = true

  /// Whether appearance methods are forwarded to child view controllers.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Informs a child view controller that it's about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginForwardedAppearance(isAppearing, animated: animated)
  }

  /// Whether a container has started an appearance transition that it will end itself.
  var isForwardedByHand = false

  /// Informs a child view controller that it has appeared or disappeared.
  open func endAppearanceTransition() { endForwardedAppearance() }

  /// Whether a container handles the appearance when it moves the view.
  @_spi(Quince) public final var isInTransition = false

  // MARK: Containment

  final var storedChildren: [UIViewController] = []

  /// The child view controllers.
  open var children: [UIViewController] { storedChildren }

  /// The parent view controller.
  open internal(set) weak var parent: UIViewController?

  /// Adds a child view controller.
  open func addChild(_ childController: UIViewController) {
    if childController.parent !== self { enroll(childController) }
  }

  /// Removes the view controller from its parent.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changes.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the view controller is being added to a parent.
  open internal(set) var isMovingToParent = false

  /// Whether the view controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false

  /// Transitions between the views of two child view controllers.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The window whose root view controller this is.
  weak var ownerWindow: UIWindow?

  /// The next responder, which contains the view controller's view or presents it.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presentationState?.presenter ?? parent ?? ownerWindow
  }

  // MARK: Presenting

  /// The style for presenting the view controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The transition style of the view controller's presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The transition with which the view controller is presented or pushed, or `nil` for the usual
  /// one.
  open var preferredTransition: Transition? {
    didSet { if let style = preferredTransition?.style { modalTransitionStyle = style } }
  }

  /// Whether the view controller prevents users from dismissing it interactively.
  open var isModalInPresentation = false

  /// The actions for a preview of the view controller.
  @available(
    iOS, introduced: 9.0, deprecated: 13.0,
    message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
  )
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Whether view controllers that are presented in the current context cover this view
  /// controller's view.
  open var definesPresentationContext = false

  /// Whether the view controller specifies the transition style for view controllers that it
  /// presents.
  open var providesPresentationContextTransitionStyle = false {
    didSet {
      Stub.presentationContextTransition.report(if: providesPresentationContextTransitionStyle)
    }
  }

  /// Whether the view controller controls the status bar when it's presented without covering the
  /// screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the keyboard stays visible when focus moves to a control that doesn't accept text.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The delegate that provides animators and presentation controllers for presenting this view
  /// controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The state of the view controller's presentation.
  var presentationState: Presentation?
  /// The presentation by this view controller itself.
  var ownPresentation: Presentation?

  /// Called when the view controller is no longer presented, or won't be presented after all.
  func presentationDidEnd() {}

  /// The view controller that this view controller, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? {
    ownPresentation?.presented ?? parent?.presentedViewController
  }

  /// The view controller that presents this view controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentationState?.presenter ?? parent?.presentingViewController
  }

  var unpresentedController: UIPresentationController?

  /// The presentation controller that manages the view controller.
  open var presentationController: UIPresentationController? { currentPresentationController }

  /// The sheet presentation controller that manages the view controller.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover presentation controller that manages the view controller.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The style that `UIModalPresentationStyle.automatic` represents.
  var automaticPresentationStyle: UIModalPresentationStyle {
    UIDevice.current.userInterfaceIdiom == .pad ? .formSheet : .pageSheet
  }

  /// Presents a view controller modally.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    MainThreadChecker.check()
    Presentation.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses the view controller that this one presents or, if it doesn't present any, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    MainThreadChecker.check()
    endPresentation(animated: flag, completion: completion)
  }

  /// Whether the view controller is being presented.
  open var isBeingPresented: Bool { presentationState?.phase == .presenting }

  /// Whether the view controller is being dismissed.
  open var isBeingDismissed: Bool { presentationState?.phase == .dismissing }

  /// Shows a view controller in the nearest container that handles it, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a view controller as detail in the nearest container that handles it, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Returns the nearest container that handles an action of showing view controllers.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    container(handling: action)
  }

  /// Returns whether the class handles an action of showing view controllers.
  func shows(_ action: Selector) -> Bool { false }

  // MARK: Segues

  /// Performs the segue with an identifier in the storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let storyboardScene else {
      UncaughtException.stop(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'",
        exception: "NSInvalidArgumentException")
    }
    storyboardScene.performSegue(withIdentifier: identifier, from: self, sender: sender)
  }

  /// Returns whether the segue with an identifier should be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether the view controller can be the destination of an unwind segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    ObjCRuntime.responds(self, to: action)
  }

  /// Returns whether the view controller can be the destination of an unwind segue, in apps that
  /// predate iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  /// Returns the children to search for the destination of an unwind segue, in order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let containing = childContaining(source)
    return children.reversed().filter { $0 !== containing }
  }

  /// Returns the child that contains the view controller where an unwind segue starts, or is that
  /// view controller.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }

  /// Called when an unwind segue leads to a view controller within the container.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Rotating and resizing

  /// The interface orientations that the view controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.isPad ? .all : .allButUpsideDown
  }

  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }

  /// The preferred interface orientation for presenting the view controller.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Marks the supported interface orientations as needing to be updated.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Whether the view controller prefers that the interface keeps its current orientation.
  @available(IOS26 )
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The child view controller that determines whether the interface keeps its orientation.
  @available(IOS26 )
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Marks the orientation lock as needing to be updated.
  @available(IOS26 )
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Attempts to rotate the interface to the device's orientation, in apps that predate iOS 16.
  open class func attemptRotationToDeviceOrientation() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// The orientation of the user interface.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// Called before the view's size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Returns the size of a child view controller's view, for a size of the view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the preferred content size of a child changes.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after Auto Layout has resized a child's view.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The coordinator of the current transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? presentationState?.transition ?? parent?.transitionCoordinator
  }

  /// The transition that the view controller is part of.
  weak var currentTransition: ViewControllerTransition?

  // MARK: Traits

  /// The traits of the view controller.
  open var traitCollection: UITraitCollection {
    adoptedTraits ?? parent?.traitCollection ?? UITraitCollection.deviceTraits
  }

  /// Called after the traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style that overrides the inherited one for the view and its contents.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { pendingInterfaceStyle }
    set { if newValue != pendingInterfaceStyle { setInterfaceStyle(newValue) } }
  }

  final var pendingInterfaceStyle = UIUserInterfaceStyle.unspecified

  var traitObservers = TraitObservers()

  var adoptedTraits: UITraitCollection?

  /// The traits that override those that the view controller inherits.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides.values != oldValue.values { viewIfLoaded?.adoptSurroundings() } }
  }

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  /// Sets traits that override those that a child inherits.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.adoptSurroundings()
  }

  /// Returns the traits that override those that a child inherits.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: The status bar

  /// The preferred status bar style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the view controller prefers the status bar to be hidden.
  open var prefersStatusBarHidden: Bool {
    UIScreen.main.interfaceOrientation.isLandscape && !UIDevice.current.isPad
  }

  /// The animation for showing and hiding the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child view controller that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child view controller that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Marks the status bar's attributes as needing to be updated.
  open func setNeedsStatusBarAppearanceUpdate() { SystemAppearanceReporter.shared.setNeedsUpdate() }

  /// Whether the view controller prefers the home indicator to be hidden automatically.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child view controller that determines whether the home indicator is hidden automatically.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Marks the home indicator's visibility as needing to be updated.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// The screen edges where the app's gestures take precedence over the system's.
  ///
  /// The device has no system gestures there.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child view controller that determines those edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Marks those edges as needing to be updated.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Layout

  /// Insets that extend the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaContributionDidChange() } }
  }

  /// The insets for a container's bars that cover the view.
  var insetsOfContainer = UIEdgeInsets.zero {
    didSet { if insetsOfContainer != oldValue { safeAreaContributionDidChange() } }
  }

  /// Called after the view's layout margins change.
  open func viewLayoutMarginsDidChange() {}

  /// Called after the view's safe area insets change.
  open func viewSafeAreaInsetsDidChange() {}

  /// The minimum margins of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the view's margins are at least the system's minimum.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.layoutState.safeAreaMayHaveChanged() }
  }

  /// The edges where the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the view extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a view controller adjusts the insets of its scroll view for bars, even if the content
  /// doesn't scroll.
  ///
  /// The scroll view is the view controller's view or its first subview.
  ///
  /// This property affects only scroll views whose `contentInsetAdjustmentBehavior` is automatic.
  /// Set that property instead.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { adjustedScrollView?.updateAdjustedContentInset() }
  }

  /// Updates the properties of the view controller and of its view, before layout.
  @available(iOS 26.0, *)
  @available(IOS26 )
  open func updateProperties() {}
  /// Marks the properties as needing to be updated.
  @available(iOS 26.0, *)
  @available(IOS26 )
  open func setNeedsUpdateProperties() {
    viewIfLoaded?.layoutState.setNeedsUpdateControllerProperties()
  }
  /// Updates the properties of the view and its subviews immediately, if updates are pending.
  @available(iOS 26.0, *)
  @available(IOS26 )
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Called when the view's constraints are updated.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraintsNow() }

  // MARK: Editing

  /// Whether users can edit the view's content.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Sets whether users can edit the view's content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    toggledEditButtonItem?.change(to: editing ? .done : .edit)
  }

  // MARK: Focus

  /// The environments to search for the item to focus, in this order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }

  /// Returns whether the focus can change.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has changed, which never happens because the device has no focus.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Key commands

  private var ownKeyCommands: [UIKeyCommand] = []

  /// The key commands that have been added to the view controller.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }

  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Memory

  /// Called when the app receives a memory warning, which the device never sends.
  open func didReceiveMemoryWarning() {}

  // MARK: Restoration

  /// The identifier for saving the state.
  open var restorationIdentifier: String?

  /// The class that creates the view controller when its state is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Encodes the view controller's state.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores the view controller's state.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after the state of all view controllers has been restored.
  open func applicationFinishedRestoringState() {}

  // MARK: Bars

  final var storedNavigationItem: UINavigationItem?

  /// The navigation item that represents the view controller in a navigation bar.
  open var navigationItem: UINavigationItem {
    MainThreadChecker.check()
    return storedNavigationItem ?? makeNavigationItem()
  }

  final var storedTabBarItem: UITabBarItem?
  /// The tab that the view controller belongs to.
  final weak var storedTab: UITab?

  /// The tab bar item that represents the view controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? makeTabBarItem() }
    set { setTabBarItem(newValue) }
  }

  /// The items that a navigation controller's toolbar shows for the view controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  private var storedToolbarItems: [UIBarButtonItem]?

  /// Sets the items that a navigation controller's toolbar shows for the view controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether the bar at the bottom of the screen is hidden when the view controller is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The nearest ancestor that's a navigation controller.
  open var navigationController: UINavigationController? { nearest() }

  /// The nearest ancestor that's a tab bar controller.
  open var tabBarController: UITabBarController? { nearest() }

  /// The nearest ancestor that's a split view controller.
  open var splitViewController: UISplitViewController? { nearest() }

  final var toggledEditButtonItem: UIBarButtonItem?

  /// A bar button item that toggles between Edit and Done.
  open var editButtonItem: UIBarButtonItem { toggledEditButtonItem ?? makeEditButtonItem() }

  final var contentScrollViews: [ContentScrollView] = []

  /// Returns the scroll view that bars at an edge observe.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    observedScrollView(at: edge)
  }

  /// Sets the scroll view that bars at specific edges observe.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    observe(scrollView, at: edge)
  }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] { controllerNames }

  override class var canBeSender: Bool { self == UIViewController.self }
}
