import AppRuntime
import Foundation
import Stubs

/// A container view controller that manages a stack of view controllers with a navigation bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The transitions of a navigation stack.
  public enum Operation: Int, Sendable {
    /// No transition.
    case none
    /// A view controller is pushed.
    case push
    /// View controllers are popped.
    case pop
  }

  /// The duration of the animation that shows and hides the bars, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  final var storedNavigationBar: UINavigationBar
  /// The delegate of the bar, unless a subclass is one.
  final let barDelegate = ManagedBarDelegate()
  private lazy var storedToolbar = makeToolbar()
  private let toolbarClass: AnyClass?
  final var stack: [UIViewController] = [] { didSet { PropertyObservers.didChange(self) } }
  /// The view controller whose view is visible.
  final var shown: UIViewController?
  /// The view that contains the views of the view controllers.
  let container = UIView()
  final var transition: ViewControllerTransition?
  /// The top view controller, until it has been notified that it was moved to this parent.
  final var unsettled: UIViewController?
  final var afterTransition: [() -> Void] = []

  /// The delegate, which subclasses redeclare with another type.
  @_spi(Quince) public final weak var storedDelegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with a view controller.
  public init(rootViewController: UIViewController) {
    storedNavigationBar = UINavigationBar(frame: .zero)
    toolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    prepare()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with classes for its bars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    storedNavigationBar = barClass.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a navigation controller with a view from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNavigationBar = UINavigationBar(frame: .zero)
    toolbarClass = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a navigation controller from a storyboard.
  public required init?(coder: NSCoder) {
    let decoder = coder as? StoryboardCoder
    storedNavigationBar = decoder?.object(key: "navigationBar") ?? UINavigationBar(frame: .zero)
    toolbarClass = nil
    super.init(coder: coder)
    if let decoder {
      definesContext = decoder.bool("definesPresentationContext") ?? true
      readHiding(decoder)
      storedIsNavigationBarHidden = decoder.bool("navigationBarHidden") ?? false
      storedIsToolbarHidden = decoder.bool("toolbarHidden") ?? true
      if let toolbar: UIToolbar = decoder.object(key: "toolbar") {
        toolbar.controller = self
        storedToolbar = toolbar
      }
    }
    prepare()
  }

  private var definesContext = true

  private func prepare() {
    definesPresentationContext = definesContext
    storedNavigationBar.controller = self
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar =
      (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)
    toolbar.controller = self
    return toolbar
  }

  // MARK: The stack

  /// The view controllers on the navigation stack, with the visible one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller at the top of the navigation stack.
  open var topViewController: UIViewController? { stack.last }

  /// The view controller at the top of the stack, or the one that's presented over it.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Pushes a view controller onto the navigation stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if transition != nil {
      afterTransition.append { [weak self] in
        self?.pushViewController(viewController, animated: animated)
      }
      return
    }
    if stack.contains(viewController) {
      raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported "
          + "(\(type(of: viewController)))")
    }
    if viewController is UINavigationController {
      raise(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
    if viewController is UISplitViewController {
      raise(
        "NSInvalidArgumentException",
        "Split View Controllers cannot be pushed to a Navigation Controller \(self)")
    }
    viewController.noteArrival()
    settleTop()
    addChild(viewController)
    unsettled = viewController
    stack.append(viewController)
    update(.push, removing: [], animated: animated)
  }

  /// Pops the top view controller from the navigation stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    if transition != nil {
      afterTransition.append { [weak self] in self?.popViewController(animated: animated) }
      return top
    }
    _ = pop(to: stack.count - 2, animated: animated)
    return top
  }

  /// Pops view controllers until a particular one is at the top of the navigation stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(of: viewController) else {
      raise(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  /// Pops all view controllers except the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard !stack.isEmpty else { return nil }
    return pop(to: 0, animated: animated)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    let removed = Array(stack[(index + 1)...])
    guard !removed.isEmpty else { return [] }
    stack.removeLast(removed.count)
    for controller in removed { controller.willMove(toParent: nil) }
    update(.pop, removing: removed, animated: animated)
    return removed
  }

  /// Replaces the view controllers on the navigation stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if Set(viewControllers.map(ObjectIdentifier.init)).count < viewControllers.count {
      raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct")
    }
    let removed = stack.filter { !viewControllers.contains($0) }
    let wasThere = viewControllers.last.map(stack.contains) ?? false
    for controller in removed { controller.willMove(toParent: nil) }
    let added = viewControllers.filter { !stack.contains($0) }
    settleTop()
    for controller in added { addChild(controller) }
    stack = viewControllers
    for controller in added where controller !== stack.last { controller.didMove(toParent: self) }
    unsettled = added.first { $0 === stack.last }
    tabBarController?.tabBarItemDidChange(of: self)
    update(wasThere ? .pop : .push, removing: removed, animated: animated)
  }

  /// Pushes a view controller onto the navigation stack.
  ///
  /// A navigation controller can't be pushed, so it's presented.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  override func shows(_ action: Selector) -> Bool { action == "showViewController:sender:" }

  /// Returns the view controllers below the one where an unwind segue starts, with the nearest
  /// first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let containing = childContaining(source)
    return stack.prefix { $0 !== containing }.reversed()
  }

  /// Pops to the view controller that an unwind segue leads to.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard stack.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: unwindSegue.unwindsAnimated)
  }

  // MARK: Showing

  /// Creates the view with its bars.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(storedNavigationBar)
    view.addSubview(storedToolbar)
    storedNavigationBar.isHidden = storedIsNavigationBarHidden
    storedToolbar.isHidden = storedIsToolbarHidden
    storedInteractivePop.edges = .left
    storedInteractivePop.addHandler { [unowned self] in swipe.follow(storedInteractivePop) }
    storedInteractivePop.delegate = gestures
    view.addGestureRecognizer(storedInteractivePop)
    contentPan.addHandler { [unowned self] in swipe.follow(contentPan) }
    contentPan.delegate = gestures
    view.addGestureRecognizer(contentPan)
    storedHideOnTap.addHandler { [unowned self] in toggleBars() }
    storedHideOnTap.delegate = gestures
    storedHideOnTap.cancelsTouchesInView = false
    view.addGestureRecognizer(storedHideOnTap)
    update(.none, removing: [], animated: false)
  }

  private func update(_ operation: Operation, removing removed: [UIViewController], animated: Bool)
  {
    let items = stack.map(\.navigationItem)
    guard isViewLoaded else {
      storedNavigationBar.change(to: items, slide: .none)
      finishMoving(removed)
      settledStack = stack
      return
    }
    let top = stack.last
    let old = shown
    let isAnimated =
      animated && UIView.areAnimationsEnabled && isAppearingOrAppeared && old != nil && top != nil
      && old !== top
    let slide: UINavigationBar.Slide =
      !isAnimated
      ? .none : DeviceSettings.prefersCrossFade ? .fade : operation == .pop ? .backward : .forward
    if isAnimated, operation == .pop, !storedNavigationBar.hasAskedBeforePop,
      let left = removed.last
    {
      _ = storedNavigationBar.delegate?.navigationBar(
        storedNavigationBar, shouldPop: left.navigationItem)
    }
    let exchange = isAnimated ? prepareExchange(operation, from: old, to: top) : nil
    let changeBar = { self.storedNavigationBar.change(to: items, slide: slide) }
    if let exchange { exchange.accompany(changeBar) } else { changeBar() }
    toolbarItemsDidChange(animated: isAnimated)
    guard old !== top else {
      finishMoving(removed)
      settledStack = stack
      layoutBars()
      return
    }
    shown = top
    barMinimizing.restore()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if operation == .push { top?.isMovingToParent = true }
    if operation == .pop { old?.isMovingFromParent = true }
    self.exchange(old, for: top, operation: operation, removed: removed, with: exchange)
  }

  /// The navigation stack at the end of the last transition.
  final var settledStack: [UIViewController] = []

  /// Starts a transition, which the view controllers can access from now on.
  func begin(
    from old: UIViewController?, to new: UIViewController?, isInteractive: Bool = false
  ) -> ViewControllerTransition {
    ViewControllerTransition(
      in: container, of: self, from: old, to: new, isAnimated: true, isInteractive: isInteractive)
  }

  // MARK: Bars

  /// The tab bar item that represents the stack.
  ///
  /// It's the navigation controller's own item or, if it has none, the root view controller's.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? (stack.first ?? lentRoot)?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The root view controller while the stack is shown in a tab bar's More tab.
  final weak var lentRoot: UIViewController?

  /// Applies the title of the root view controller, which a tab bar shows for the whole stack.
  func titleDidChange(of controller: UIViewController) {
    guard storedTab == nil, controller === stack.first, let title = controller.title else { return }
    storedTabBarItem?.title = title
  }

  /// The navigation bar.
  open var navigationBar: UINavigationBar { storedNavigationBar }

  private var storedIsNavigationBarHidden = false
  final var barMinimizing = NavigationBarMinimizing()

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Sets whether the navigation bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsNavigationBarHidden else { return }
    storedIsNavigationBarHidden = hidden
    guard isViewLoaded else { return }
    SystemAppearanceReporter.shared.setNeedsUpdate()
    if !hidden { storedNavigationBar.isHidden = false }
    let change = { self.layoutBars() }
    let finish = { self.storedNavigationBar.isHidden = self.storedIsNavigationBarHidden }
    if animated, isAppearingOrAppeared {
      UIView.animate(
        withDuration: Double(Self.hideShowBarDuration), animations: change,
        completion: { _ in finish() })
    } else {
      change()
      finish()
    }
  }

  /// The toolbar.
  open var toolbar: UIToolbar! { storedToolbar }

  private var storedIsToolbarHidden = true
  /// Whether the toolbar moves with the keyboard, which it does once it has contained a search bar.
  private var followsKeyboard = false

  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Sets whether the toolbar is hidden.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    storedIsToolbarHidden = hidden
    guard isViewLoaded else { return }
    if searchItemInToolbar != nil { toolbarItemsDidChange(animated: animated) }
    layoutBars()
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === topViewController { toolbarItemsDidChange(animated: animated) }
  }

  final func toolbarItemsDidChange(animated: Bool) {
    storedToolbar.show(shownToolbarItems)
    if searchItemInToolbar != nil, !followsKeyboard {
      followsKeyboard = true
      followKeyboard()
    }
  }

  /// Whether taps hide and show the bars.
  open var hidesBarsOnTap = false

  /// The gesture recognizer that hides and shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { storedHideOnTap }

  private let storedHideOnTap = UITapGestureRecognizer()

  /// Whether a tap that hid the bars hid the toolbar as well.
  final var hidesToolbarToo = false
  /// Whether swipes hide and show the bars.
  open var hidesBarsOnSwipe = false {
    didSet { Stub.navigationHidesBarsOnSwipe.report(if: hidesBarsOnSwipe) }
  }
  /// Whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet {
      Stub.navigationHidesBarsForKeyboard.report(if: hidesBarsWhenKeyboardAppears)
    }
  }
  /// Whether the bars are hidden in a vertically compact environment.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Lays out the bars and the content under them again.
  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// Lays out the bars before the top view controller.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutBars()
  }

  /// Whether a view controller on the stack hides the bar at the bottom of the screen.
  var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  final func layoutBars() {
    guard let view = viewIfLoaded else { return }
    storedToolbar.isHidden = !isToolbarShown
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let height = storedNavigationBar.sizeThatFits(bounds.size).height
    storedNavigationBar.frame = CGRect(
      x: 0, y: isBarShown && !isBarMinimized ? insets.top : -height, width: bounds.width,
      height: height + storedNavigationBar.titleStretch)
    let toolbarHeight = storedToolbar.sizeThatFits(bounds.size).height
    storedToolbar.frame = CGRect(
      x: 0, y: toolbarBottom - toolbarHeight, width: bounds.width, height: toolbarHeight)
    guard let top = shown, transition == nil || top.viewIfLoaded?.superview == nil else {
      if let top = shown { top.insetsOfContainer = containerInsets(for: top) }
      return
    }
    top.insetsOfContainer = containerInsets(for: top)
    if transition == nil, let topView = top.viewIfLoaded { topView.frame = contentFrame(of: top) }
    updateEdge()
    top.navigationItem.searchController?.place()
  }

  // MARK: The back gesture

  private let storedInteractivePop = UIScreenEdgePanGestureRecognizer()
  private lazy var contentPan = NavigationContentPan(of: self)
  private lazy var gestures = NavigationGestures(of: self)
  final lazy var swipe = NavigationSwipe(in: self)

  /// Whether view controllers are currently being exchanged.
  var isExchanging: Bool { transition != nil }

  /// The gesture recognizer that pops the top view controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { storedInteractivePop }

  /// The gesture recognizer that pops the top view controller when its content is dragged
  /// horizontally, which is enabled from iOS 26.
  @available(IOS26 )
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPan }

  // MARK: Decisions of the view controllers

  /// The top view controller, which determines the style of the status bar while the navigation bar
  /// is hidden.
  open override var childForStatusBarStyle: UIViewController? {
    extended(in: UINavigationController.self) {
      isBarShown ? nil : topViewController
    }
  }

  /// The top view controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? {
    extended(in: UINavigationController.self) { topViewController }
  }

  /// The top view controller, which determines whether the home indicator is hidden automatically.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// The top view controller, which determines whether the interface keeps its orientation.
  @available(IOS26 )
  open override var childForInterfaceOrientationLock: UIViewController? { topViewController }

  /// The status bar style that's readable on the navigation bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    extended(in: UINavigationController.self) {
      storedNavigationBar.barStyle == .default ? .default : .lightContent
    }
  }

  /// Whether the interface rotates with the device.
  open override var shouldAutorotate: Bool {
    extended(in: UINavigationController.self) { super.shouldAutorotate }
  }

  /// The orientations that the delegate allows.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    extended(in: UINavigationController.self) {
      delegate?.navigationControllerSupportedInterfaceOrientations(self)
        ?? super.supportedInterfaceOrientations
    }
  }

  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .key("navigationBar", \UINavigationController.replaceableNavigationBar),
      .key("viewControllers", \UINavigationController.viewControllers),
    ]
  }
}
