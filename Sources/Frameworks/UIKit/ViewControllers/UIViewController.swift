import AppRuntime
import Foundation
import Stubs

/// Manages a view and what it shows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitChangeObservable {
  /// Posted when a split view controller shows details elsewhere.
  public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  /// Creates a view controller whose view comes from a nib; without a name, from the nib named as the class or from none.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    storedNibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller from a storyboard.
  public required init?(coder: NSCoder) {
    storedNibName = nil
    storedNibBundle = nil
    super.init()
    if let coder = coder as? StoryboardCoder { decode(coder) }
  }

  // MARK: Origin

  /// The name of the nib that the view comes from.
  open var nibName: String? { storedNibName }
  /// The bundle that the nib is in.
  open var nibBundle: Bundle? { storedNibBundle }
  private let storedNibName: String?
  private let storedNibBundle: Bundle?
  /// The scene of a storyboard that the view controller comes from.
  var storyboardScene: StoryboardScene?

  /// The storyboard that the view controller comes from.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard ?? parent?.storyboard }

  // MARK: The view

  var storedView: UIView?
  private var isLoadingView = false

  /// The view, loaded when it is asked for first.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      guard newValue !== storedView else { return }
      if let storedView, storedView.owningViewController === self {
        storedView.owningViewController = nil
      }
      storedView = newValue
      newValue?.owningViewController = self
      safeAreaContributionDidChange()
    }
  }

  /// The view, where it is loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view, where it is not loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView == nil {
      report(
        .error,
        "\(type(of: self)).loadView() did not set the view, so an empty one takes its place.")
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewDidLoad()
  }

  /// Makes the view: from the storyboard or the nib, or else an empty one.
  open func loadView() {
    if let storyboardScene, storyboardScene.loadView(of: self) { return }
    if let name = nibNameToLoad {
      let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
      if storedView == nil { view = objects.lazy.compactMap { $0 as? UIView }.first }
      if storedView != nil { return }
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  private var nibNameToLoad: String? {
    if let nibName { return nibName }
    guard storyboardScene == nil else { return nil }
    let bundle = nibBundle ?? .main
    let className = String(describing: type(of: self))
    var names = [className]
    if className.hasSuffix("Controller") { names.insert(String(className.dropLast(10)), at: 0) }
    return names.first { bundle.path(forResource: $0, ofType: "xib") != nil }
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// The title, which bars show.
  open var title: String? {
    didSet { titleDidChange() }
  }

  private func titleDidChange() {
    if title != nil || storedNavigationItem != nil { navigationItem.title = title }
    if storedTabBarItem != nil || parent is UITabBarController { tabBarItem.title = title }
  }

  /// The size that suits the view controller in a container.
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

  /// Whether the view is, or is about to be, on the screen.
  var isAppearingOrAppeared: Bool { appearance == .appearing || appearance == .appeared }

  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its place and has its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view came onto the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether a child appears and disappears with its parent.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that it appeared or disappeared.
  open func endAppearanceTransition() {
    if appearance == .appearing { markIsAppearing() }
    endAppearance()
  }

  /// Whether a container sees to the appearance, as it moves the view.
  var isInTransition = false

  // MARK: Containment

  private var storedChildren: [UIViewController] = []

  /// The view controllers that are shown as part of this one.
  open var children: [UIViewController] { storedChildren }

  /// The view controller that this is shown as part of.
  open private(set) weak var parent: UIViewController?

  /// Makes a view controller a part of this one.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.parent = self
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Makes this no longer a part of another view controller.
  open func removeFromParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the view is on its way onto the screen because the parent changed.
  open internal(set) var isMovingToParent = false

  /// Whether the view is on its way from the screen because the parent changes.
  open internal(set) var isMovingFromParent = false

  /// Swaps the views of two children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let animated = duration > 0
    fromViewController.isInTransition = true
    fromViewController.beginAppearance(false, animated: animated)
    toViewController.beginAppearance(true, animated: animated)
    fromViewController.view.superview?.addSubview(toViewController.view)
    toViewController.markIsAppearing()
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        fromViewController.view.removeFromSuperview()
        fromViewController.isInTransition = false
        fromViewController.endAppearance()
        toViewController.endAppearance()
        completion?(finished)
      })
  }

  /// The window whose root this is.
  weak var ownerWindow: UIWindow?

  /// What follows the view controller in the responder chain: what its view is in.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presentationState?.presenter ?? parent ?? ownerWindow
  }

  // MARK: Presenting

  /// How the view controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the view controller comes and goes when presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person cannot dismiss the view controller by swiping.
  open var isModalInPresentation = false

  /// Whether view controllers that are presented in a current context cover this one's view.
  open var definesPresentationContext = false

  /// Whether what is presented here comes and goes as this view controller says.
  open var providesPresentationContextTransitionStyle = false {
    didSet {
      Stub.presentationContextTransition.tell(if: providesPresentationContextTransitionStyle)
    }
  }

  /// Whether the presented view controller decides on the status bar though it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the keyboard goes when the first responder changes to what takes no text.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// What animates and lays out presentations of this view controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// How this is presented.
  var presentationState: Presentation?
  /// What is presented by this one itself.
  var ownPresentation: Presentation?

  /// The view controller that this, or the one it is a part of, presents.
  open var presentedViewController: UIViewController? {
    ownPresentation?.presented ?? parent?.presentedViewController
  }

  /// The view controller that presents this, or the one it is a part of.
  open var presentingViewController: UIViewController? {
    presentationState?.presenter ?? parent?.presentingViewController
  }

  var unpresentedController: UIPresentationController?

  /// What lays out the presentation of this view controller.
  open var presentationController: UIPresentationController? {
    if let controller = presentationState?.controller ?? parent?.presentationController {
      return controller
    }
    if let unpresentedController, unpresentedController.presentationStyle == resolvedStyle {
      return unpresentedController
    }
    let controller = makePresentationController(presenting: nil)
    unpresentedController = controller
    return controller
  }

  /// What lays out the sheet in which this view controller is presented.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What lays out the popover in which this view controller is presented.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// What `UIModalPresentationStyle.automatic` stands for.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Presents a view controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this view controller presents or, where it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presentedViewController != nil ? self : presentingViewController else {
      if let completion { DispatchQueue.main.async { MainActor.assumeIsolated(completion) } }
      return
    }
    var owner: UIViewController? = presenter
    while let current = owner, current.ownPresentation == nil { owner = current.parent }
    owner?.ownPresentation?.dismiss(animated: flag, completion: completion)
  }

  /// Whether the view is on its way onto the screen because of a presentation.
  open var isBeingPresented: Bool { presentationState?.phase == .presenting }

  /// Whether the view is on its way from the screen because of the end of a presentation.
  open var isBeingDismissed: Bool { presentationState?.phase == .dismissing }

  /// Shows a view controller in the nearest container that knows how, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: "showViewController:sender:", sender: sender) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a view controller as details in the nearest container that knows how, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let target = targetViewController(
      forAction: "showDetailViewController:sender:", sender: sender)
    {
      target.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The nearest container that has its own way of showing view controllers.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var current = parent
    while let candidate = current {
      if candidate.shows(action) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// Whether the class has its own way of showing view controllers.
  func shows(_ action: Selector) -> Bool { false }

  // MARK: Segues

  /// Goes the way that the storyboard has under a name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let storyboardScene else {
      Launch.stop(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
    }
    storyboardScene.performSegue(withIdentifier: identifier, from: self, sender: sender)
  }

  /// Whether a touch may go a way of the storyboard.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a way of the storyboard is gone.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a way back may end here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    ObjCRuntime.responds(self, to: action)
  }

  /// Whether a way back may end here, as apps from before iOS 13 are asked.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  /// The children among which the end of a way back is looked for, in order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    children.reversed()
  }

  /// Returns the child that is, or contains, the view controller that an unwind segue begins at.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }

  /// Called so that a container shows the end of a way back.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Turning and resizing

  /// The orientations in which the view controller may be shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.isPad ? .all : .allButUpsideDown
  }

  /// Whether the view controller turns with the device.
  open var shouldAutorotate: Bool { true }

  /// The orientation in which the view controller is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Has the orientations asked for anew.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Turns the user interface as the device is held, as apps from before iOS 16 ask.
  public class func attemptRotationToDeviceOrientation() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// How the user interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }

  /// Called before the view's size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size of a child, for a size of the view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after a child asked for another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after Auto Layout gave a child another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// What animates with the transition that is under way.
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

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever the surroundings say.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { pendingInterfaceStyle }
    set {
      guard newValue != pendingInterfaceStyle else { return }
      pendingInterfaceStyle = newValue
      storedView?.adoptSurroundings()
      SystemAppearanceReporter.shared.setNeedsUpdate()
    }
  }

  private var pendingInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The appearance that the view controller is best shown in.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  var traitObservers = TraitObservers()

  var adoptedTraits: UITraitCollection?

  /// The traits that the view controller has in place of those it inherits.
  open var traitOverrides = UITraitOverrides() {
    didSet {
      if traitOverrides.values != oldValue.values { viewIfLoaded?.adoptSurroundings() }
    }
  }

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  /// Gives a child other traits than those of its surroundings.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.adoptSurroundings()
  }

  /// The traits that a child has in place of its surroundings'.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: The status bar

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool {
    UIScreen.main.interfaceOrientation.isLandscape && !UIDevice.current.isPad
  }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides on the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Has the status bar's look asked for anew.
  open func setNeedsStatusBarAppearanceUpdate() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Whether the home indicator hides itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides whether the home indicator hides itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Has the home indicator's look asked for anew.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// The edges at which gestures of the app come before those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Has the edges for gestures asked for anew.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Layout

  /// What of the view is covered beside what the system and containers cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaContributionDidChange() } }
  }

  /// What a container's bars cover of the view.
  var insetsOfContainer = UIEdgeInsets.zero {
    didSet { if insetsOfContainer != oldValue { safeAreaContributionDidChange() } }
  }

  private func safeAreaContributionDidChange() {
    storedView?.layoutState.additionalSafeArea = UIEdgeInsets(
      top: additionalSafeAreaInsets.top + insetsOfContainer.top,
      left: additionalSafeAreaInsets.left + insetsOfContainer.left,
      bottom: additionalSafeAreaInsets.bottom + insetsOfContainer.bottom,
      right: additionalSafeAreaInsets.right + insetsOfContainer.right)
  }

  /// Called after the layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = (viewIfLoaded?.window ?? viewIfLoaded)?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.layoutState.safeAreaMayHaveChanged() }
  }

  /// The edges at which the view lies beneath bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the view lies beneath bars that one cannot see through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether scroll views make room for bars, as apps from before iOS 11 ask.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { Stub.automaticScrollViewInsets.tell(if: !automaticallyAdjustsScrollViewInsets) }
  }

  /// Called when the view's constraints are updated.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  // MARK: Editing

  /// Whether the view controller's content is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Begins or ends editing the content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
  }

  // MARK: Key commands

  private var ownKeyCommands: [UIKeyCommand] = []

  /// The key commands that were added.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.append(keyCommand)
  }

  /// Takes a key command away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Memory

  /// Would be called when memory is short, which it never is here.
  open func didReceiveMemoryWarning() {}

  // MARK: Restoration

  /// A name under which the state is kept.
  open var restorationIdentifier: String? {
    didSet { Stub.viewControllerRestorationIdentifier.tell(if: restorationIdentifier != nil) }
  }

  // MARK: Bars

  private var storedNavigationItem: UINavigationItem?

  /// What a navigation bar shows of the view controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// Takes what a storyboard has the navigation bar show.
  func take(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    storedNavigationItem = item
  }

  private var storedTabBarItem: UITabBarItem?

  /// What a tab bar shows of the view controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemDidChange(of: self)
    }
  }

  /// What the toolbar of a navigation controller shows of the view controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  private var storedToolbarItems: [UIBarButtonItem]?

  /// Sets what the toolbar of a navigation controller shows of the view controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether bars at the bottom go when the view controller is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The navigation controller that this is in.
  open var navigationController: UINavigationController? { nearest() }

  /// The tab bar controller that this is in.
  open var tabBarController: UITabBarController? { nearest() }

  private func nearest<Container>() -> Container? {
    var current = parent
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parent
    }
    return nil
  }

  private lazy var storedEditButtonItem = UIBarButtonItem(
    systemItem: isEditing ? .done : .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { storedEditButtonItem }

  private struct ContentScrollView {
    var edge: NSDirectionalRectEdge
    weak var view: UIScrollView?
  }

  private var contentScrollViews: [ContentScrollView] = []

  /// The scroll view whose content bars at an edge follow.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let chosen = contentScrollViews.last(where: { $0.edge.isSuperset(of: edge) }) {
      return chosen.view
    }
    return viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Sets the scroll view whose content bars at some edges follow.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    contentScrollViews.removeAll { edge.isSuperset(of: $0.edge) }
    contentScrollViews.append(ContentScrollView(edge: edge, view: scrollView))
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}
