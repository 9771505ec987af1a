import AppRuntime
import Foundation
import Stubs

/// A container view controller that shows one of several view controllers, which users select in a
/// tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller>.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var storedTabBar: UITabBar
  private var controllers: [UIViewController] = []
  final private(set) var selected: UIViewController?
  private let container = UIView()

  /// The delegate of the tab bar controller.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a tab bar controller with a view from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedTabBar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    storedTabBar.controller = self
  }

  /// Creates a tab bar controller from a storyboard.
  public required init?(coder: NSCoder) {
    let bar: UITabBar? = (coder as? StoryboardCoder)?.object(key: "tabBar")
    storedTabBar = bar ?? UITabBar(frame: .zero)
    super.init(coder: coder)
    storedTabBar.controller = self
    if let index = (coder as? StoryboardCoder)?.integer("selectedIndex") { initialIndex = index }
  }

  private var initialIndex = 0

  /// The tab bar.
  open var tabBar: UITabBar { storedTabBar }

  /// The tab bar, which apps can replace with the `tabBar` key.
  final var replaceableTabBar: UITabBar {
    get { storedTabBar }
    set {
      let old = storedTabBar
      guard newValue !== old else { return }
      storedTabBar = newValue
      old.controller = nil
      newValue.controller = self
      newValue.show(old.items)
      newValue.showSelection(of: old.selectedItem)
      guard isViewLoaded else { return }
      view.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      view.setNeedsLayout()
    }
  }

  // MARK: View controllers

  /// The view controllers.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controllers whose tabs users can rearrange.
  ///
  /// By default, these are all view controllers.
  open var customizableViewControllers: [UIViewController]? {
    didSet { updateMore() }
  }

  /// The navigation controller of the More tab, which contains the view controllers that don't have
  /// a tab.
  open var moreNavigationController: UINavigationController {
    if let existingMore { return existingMore }
    let more = makeMoreNavigationController()
    existingMore = more
    return more
  }

  final private(set) var existingMore: MoreNavigationController?

  /// Sets the view controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let removed = controllers.filter { !new.contains($0) }
    let old = selectedViewController
    let index = old.flatMap(controllers.firstIndex) ?? initialIndex
    for controller in new where !controllers.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    customizableViewControllers = new
    let tabs = tabControllers(of: new)
    storedTabBar.show(tabs.map { $0.tabBarItem })
    let keeps = selected.map(tabs.contains) ?? false
    if !keeps {
      let same = new.first { $0 === old }
      select(same ?? (new.indices.contains(index) ? new[index] : new.first))
    }
    storedTabBar.showSelection(of: selected?.tabBarItem)
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      wrappers.removeValue(forKey: ObjectIdentifier(controller))?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// Applies the order of the tabs that the user has chosen.
  final func takeOrder(_ order: [UIViewController]) {
    controllers = order
    updateMore()
    storedTabBar.show(tabControllers(of: order).map { $0.tabBarItem })
    storedTabBar.showSelection(of: selected?.tabBarItem)
  }

  /// The selected view controller.
  open var selectedViewController: UIViewController? {
    get { selected === existingMore ? existingMore?.displayed ?? selected : selected }
    set {
      guard let newValue else { return }
      if !controllers.contains(newValue), newValue !== existingMore {
        raise(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      select(newValue)
    }
  }

  /// Selects a view controller, even if it doesn't have a tab.
  private func select(_ controller: UIViewController?) {
    guard let controller else { return show(nil) }
    let tab = controller === existingMore ? controller : tab(of: controller)
    if tab !== controller { existingMore?.display(controller, animated: false) }
    if tab === controller, tab === existingMore { existingMore?.display(nil, animated: false) }
    show(tab)
  }

  /// The index of the selected view controller.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap(controllers.firstIndex) ?? NSNotFound }
    set {
      if controllers.indices.contains(newValue) {
        select(controllers[newValue])
      } else if controllers.isEmpty {
        initialIndex = newValue
      }
    }
  }

  /// Shows a view controller when the user taps its item.
  func userDidChoose(_ item: UITabBarItem) {
    if expandBar(byTapping: item) { return }
    guard
      let controller = tabControllers(of: controllers).first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      maySelectTab(of: controller)
    else { return }
    let previous = selectedLeaf
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(controller)
    }
    tabBar(storedTabBar, didSelect: item)
    delegate?.tabBarController(self, didSelect: controller)
    tellOfSelectedTab(after: previous)
    activateSearch(of: selectedLeaf, after: previous)
  }

  /// Called after the user has selected an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Shows the new item of a view controller, or of the root view controller of a navigation
  /// controller that shows its item.
  func tabBarItemDidChange(of controller: UIViewController) {
    let child = controllers.first {
      $0 === controller || $0.tabBarItem === controller.storedTabBarItem
    }
    guard let child else { return }
    let tabs = tabControllers(of: controllers)
    existingMore?.list.reload()
    guard tabs.contains(child) else { return }
    storedTabBar.show(tabs.map { $0.tabBarItem })
    storedTabBar.showSelection(of: selected?.tabBarItem)
  }

  /// Selects the tab that contains the view controller to which an unwind segue leads.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  // MARK: Tabs

  /// The state of the controller's tabs.
  final lazy var tabState = TabState()

  /// The tabs, which replace the view controllers.
  open var tabs: [UITab] {
    get { tabState.tabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs.
  open func setTabs(_ tabs: [UITab], animated: Bool) { take(tabs) }

  /// Performs several changes of tabs, and shows their result at once.
  @available(IOS27 )
  open func performBatchUpdates(_ updates: () -> Void) {
    tabState.batches += 1
    updates()
    tabState.batches -= 1
    if tabState.batches == 0 { applyPendingChanges() }
  }

  /// Returns the tab with an identifier, which can be in a group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.flatMap(\.family).first { $0.identifier == identifier }
  }

  /// The selected tab.
  ///
  /// In a group, it's the tab that the group shows.
  open var selectedTab: UITab? {
    get { selectedLeaf }
    set {
      guard let newValue else { return }
      let previous = selectedLeaf
      select(newValue)
      activateSearch(of: newValue, after: previous)
    }
  }

  /// The identifier of the tab that stays visible while the bar is minimized.
  @available(IOS27 )
  open var prominentTabIdentifier: String? {
    get { surroundings.prominentIdentifier }
    set { setProminentTabIdentifier(newValue, animated: false) }
  }

  /// Sets the identifier of the tab that stays visible while the bar is minimized.
  @available(IOS27 )
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    Stub.prominentTab.report(if: identifier != nil)
    surroundings.prominentIdentifier = identifier
    viewIfLoaded?.setNeedsLayout()
  }

  /// The mode of displaying the tabs.
  open var mode: Mode {
    get { tabState.mode }
    set { tabState.mode = newValue }
  }

  /// The sidebar, which isn't available on this device.
  open var sidebar: Sidebar { tabState.sidebar }

  /// The identifiers of the tabs that are shown in a compact width, or `nil` for all.
  open var compactTabIdentifiers: [String]? {
    get { tabState.compactIdentifiers }
    set {
      tabState.compactIdentifiers = newValue
      tabsDidChange()
    }
  }

  /// The identifier under which the user's order of the tabs is saved.
  open var customizationIdentifier: String? {
    get { tabState.customizationIdentifier }
    set { tabState.customizationIdentifier = newValue }
  }

  // MARK: Showing

  /// Creates the view with its bar.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(storedTabBar)
    if let accessoryBar = surroundings.accessoryBar { view.addSubview(accessoryBar) }
    if let selected { place(selected) }
  }

  /// The views that contain the view controllers' views.
  ///
  /// A presented view can take the place of one of these views.
  private var wrappers: [ObjectIdentifier: UIView] = [:]

  private func wrapper(of controller: UIViewController) -> UIView {
    if let wrapper = wrappers[ObjectIdentifier(controller)] { return wrapper }
    let wrapper = UIView()
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrappers[ObjectIdentifier(controller)] = wrapper
    return wrapper
  }

  private func place(_ controller: UIViewController) {
    let view: UIView = controller.view
    let wrapper = wrapper(of: controller)
    layoutBar()
    wrapper.frame = container.bounds
    if controller.ownPresentation?.hidesPresenter != true {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = wrapper.bounds
      if view.superview !== wrapper { wrapper.addSubview(view) }
    }
    container.addSubview(wrapper)
  }

  private func show(_ controller: UIViewController?) {
    let old = selected
    guard old !== controller else { return }
    transition?.completeTransition(true)
    let transition = prepareExchange(from: old, to: controller)
    take(controller)
    guard isViewLoaded else { return }
    let isOnScreen = isAppearingOrAppeared
    let animated = transition != nil
    if isOnScreen { controller?.loadViewIfNeeded() }
    old?.isInTransition = true
    controller?.isInTransition = true
    if isOnScreen {
      old?.beginAppearance(false, animated: animated)
      if controller?.ownPresentation?.hidesPresenter != true {
        controller?.beginAppearance(true, animated: animated)
      }
    }
    if let transition, let old, let controller {
      run(transition, from: old, to: controller)
      return
    }
    if let controller { place(controller) }
    if let old { wrapper(of: old).removeFromSuperview() }
    old?.isInTransition = false
    controller?.isInTransition = false
    if isOnScreen {
      old?.endAppearance()
      if let controller { RunLoopTurn.shared.addAppearing(controller) }
    }
  }

  private func take(_ controller: UIViewController?) {
    selected = controller
    surroundings.minimizing.expand()
    storedTabBar.showSelection(of: controller?.tabBarItem)
    PropertyObservers.didChange(self)
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  // MARK: The app's own transitions

  private var transition: ViewControllerTransition?

  /// Starts a transition if the delegate provides an animator.
  private func prepareExchange(from old: UIViewController?, to new: UIViewController?)
    -> ViewControllerTransition?
  {
    guard let delegate, let old, let new, isViewLoaded, isAppearingOrAppeared,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    let transition = ViewControllerTransition(
      in: container, of: self, from: old, to: new, isAnimated: true)
    transition.prepare(
      animator, interaction: delegate.tabBarController(self, interactionControllerFor: animator))
    return transition
  }

  private func run(
    _ transition: ViewControllerTransition, from old: UIViewController, to new: UIViewController
  ) {
    self.transition = transition
    layoutBar()
    let newView: UIView = new.view
    newView.translatesAutoresizingMaskIntoConstraints = true
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition.views = [.from: old.view, .to: newView]
    transition.initialFrames = [ObjectIdentifier(old): container.bounds]
    transition.finalFrames = [ObjectIdentifier(new): container.bounds]
    transition.completion = { [unowned self] isCompleted in
      self.transition = nil
      isCompleted ? end(from: old, to: new) : cancel(from: old, to: new)
    }
    new.markIsAppearing()
    transition.runPrepared()
  }

  private func end(from old: UIViewController, to new: UIViewController) {
    place(new)
    wrapper(of: old).removeFromSuperview()
    if old.view.superview === container { old.view.removeFromSuperview() }
    old.isInTransition = false
    new.isInTransition = false
    old.endAppearance()
    new.endAppearance()
  }

  private func cancel(from old: UIViewController, to new: UIViewController) {
    take(old)
    new.beginAppearance(false, animated: true)
    new.view.removeFromSuperview()
    new.endAppearance()
    new.isInTransition = false
    old.beginAppearance(true, animated: true)
    place(old)
    old.endAppearance()
    old.isInTransition = false
  }

  // MARK: The bar

  private var storedIsTabBarHidden = false

  /// Whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { storedIsTabBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Sets whether the tab bar is hidden.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    storedIsTabBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// The parts around the bar.
  final let surroundings = TabBarSurroundings()

  /// The direction of scrolling that makes the tab bar smaller.
  ///
  /// Tab bars keep their size on iPads, and before iOS 26.
  @available(IOS26 )
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { surroundings.minimizing.behavior }
    set {
      changeMinimizing {
        $0.behavior = newValue
        $0.expand()
      }
    }
  }

  /// The accessory that's shown above the tab bar, or inside it while it's minimized.
  @available(IOS26 )
  open var bottomAccessory: UITabAccessory? {
    get { surroundings.accessoryBar?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the accessory that's shown above the tab bar, or inside it while it's minimized.
  @available(IOS26 )
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    show(bottomAccessory, animated: animated)
  }

  /// The layout guide for the area that the bars don't cover.
  @available(IOS26 )
  open var contentLayoutGuide: UILayoutGuide {
    view.layoutState.barContentGuide ?? makeContentGuide()
  }

  private var isBarShown: Bool {
    guard !storedIsTabBarHidden, !storedTabBar.isHidden else { return false }
    return (selected as? UINavigationController)?.hidesBottomBar != true
  }

  /// Lays out the bar before the visible view controller.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateTabsForRoom()
    layoutBar()
    if let selected { wrappers[ObjectIdentifier(selected)]?.frame = container.bounds }
  }

  /// Lays out the content under the bar, and then checks whether the content ends there.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    contentDidScroll()
  }

  /// The view controller in the selected tab, or on top of its navigation controller.
  final var topOfSelected: UIViewController? {
    (selected as? UINavigationController)?.topViewController ?? selected
  }

  /// Called when the content of a view controller in a tab has moved.
  func contentDidScroll(in scrollView: UIScrollView? = nil) {
    if let scrollView { followScrolling(in: scrollView) }
    storedTabBar.isAtEdge = topOfSelected?.contentEndsAboveBottomBar ?? true
  }

  private func layoutBar() {
    layOutBars()
    insetContent()
  }

  /// Positions the tab bar and the accessory.
  final func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    storedTabBar.minimizedItems = minimizedItems
    let height = storedTabBar.sizeThatFits(bounds.size).height
    storedTabBar.frame = CGRect(
      x: 0, y: isBarShown ? bounds.height - height : bounds.height, width: bounds.width,
      height: height)
    let accessoryHeight = layOutAccessory(around: storedTabBar, isShown: isBarShown)
    coveredHeight = isBarShown ? height + accessoryHeight : 0
  }

  /// The height that the tab bar and the accessory cover.
  private var coveredHeight: CGFloat = 0

  /// Adds the area of the bars to the safe area of the visible view controller.
  final func insetContent() {
    guard let view = viewIfLoaded else { return }
    var insets = view.safeAreaInsets
    selected?.insetsOfContainer.bottom = max(0, coveredHeight - insets.bottom)
    insets.bottom = max(insets.bottom, coveredHeight)
    setContentInsets(insets)
  }

  /// The orientations that the delegate allows.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    extended(in: UITabBarController.self) {
      delegate?.tabBarControllerSupportedInterfaceOrientations(self)
        ?? super.supportedInterfaceOrientations
    }
  }

  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the interface rotates with the device.
  open override var shouldAutorotate: Bool {
    extended(in: UITabBarController.self) { super.shouldAutorotate }
  }

  /// The preferred status bar style.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    extended(in: UITabBarController.self) {
      super.preferredStatusBarStyle
    }
  }

  /// The visible view controller, which determines the status bar's style.
  open override var childForStatusBarStyle: UIViewController? {
    extended(in: UITabBarController.self) { selected }
  }

  /// The visible view controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? {
    extended(in: UITabBarController.self) { selected }
  }

  /// The visible view controller, which determines whether the home indicator is hidden
  /// automatically.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }

  /// The visible view controller, which determines whether the interface keeps its orientation.
  @available(IOS26 )
  open override var childForInterfaceOrientationLock: UIViewController? { selected }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .key("tabBar", \UITabBarController.replaceableTabBar),
      .key("selectedIndex", \UITabBarController.selectedIndex),
      .key("viewControllers", \UITabBarController.viewControllers),
    ]
  }
}
