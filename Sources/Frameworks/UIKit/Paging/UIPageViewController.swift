import AppRuntime
import Foundation
import Stubs
@_spi(Quince) import UIKitCore

/// A container view controller that lets users turn its pages, which are view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontroller>.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  private static let indicatorHeight: CGFloat = 37

  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private let spacing: CGFloat
  private var spine: SpineLocation
  private let scroller = PageScroller(frame: .zero)
  private let indicator = UIPageControl()
  private let edgeTap = UITapGestureRecognizer()
  /// The leaf that is being turned, in front of the pages.
  private var leaf: TurningLeafView?

  /// Creates a page view controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spacing = style == .scroll ? Self.number(options?[.interPageSpacing]) ?? 0 : 0
    let location = Self.number(options?[.spineLocation]).flatMap {
      SpineLocation(rawValue: Int($0))
    }
    let given = options?[.spineLocation] as? SpineLocation ?? location
    spine = style == .scroll ? .none : given ?? .min
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a page view controller that curls its pages.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller from a storyboard.
  public required init?(coder: NSCoder) {
    let decoder = coder as? StoryboardCoder
    style = decoder?.string("transitionStyle") == "scroll" ? .scroll : .pageCurl
    orientation = decoder?.string("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = style == .scroll ? decoder?.double("pageSpacing").map { CGFloat($0) } ?? 0 : 0
    let location = decoder?.string("spineLocation").flatMap { Self.spines[$0] }
    spine = style == .scroll ? .none : location ?? .min
    super.init(coder: coder)
    isDoubleSided = decoder?.bool("doubleSided") ?? false
    setUp()
  }

  private static let spines: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func setUp() {
    Stub.pageCurl.report(if: style == .pageCurl)
    if spine == .mid { isDoubleSided = true }
    scroller.onBegin = { [weak self] in self?.collectNeighbors() }
    scroller.onScroll = { [weak self] in self?.didScroll() }
    scroller.onRest = { [weak self] in self?.didComeToRest() }
    indicator.addAction(
      UIAction { [weak self] _ in self?.indicatorDidChange() }, for: .valueChanged)
    edgeTap.addHandler { [weak self] in self?.edgeWasTapped() }
  }

  // MARK: Properties

  /// The transition between pages.
  open var transitionStyle: TransitionStyle { style }

  /// The direction in which pages turn.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// The location of the spine around which pages turn.
  open var spineLocation: SpineLocation { spine }

  /// Whether pages have content on their backs, as with a spine in the middle.
  open var isDoubleSided = false {
    didSet { if isDoubleSided != oldValue { forgetNeighbors() } }
  }

  /// The gesture recognizers that turn pages.
  ///
  /// The gesture recognizers of scrolling pages belong to a scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    style == .scroll ? [] : [scroller.panGestureRecognizer, edgeTap]
  }

  /// The object that provides the pages.
  ///
  /// Without one, gestures don't turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      forgetNeighbors()
      updateIndicator()
    }
  }

  /// The object that responds to turning pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  // MARK: Pages

  /// The visible pages and the known pages next to them, in order.
  private var slots: [PageSlot] = [PageSlot([])]
  private var place = 0
  private var isAnimating = false
  private var completion: ((Bool) -> Void)?
  private var pending: Int?
  private var isArranging = false

  /// The view controllers that are visible or that the app is turning to.
  open var viewControllers: [UIViewController]? {
    slots[isAnimating ? pending ?? place : place].controllers
  }

  /// Shows pages, optionally with an animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    endAnimation()
    checkCount(viewControllers?.count ?? 0, animated: animated)
    let new = slot(viewControllers ?? [])
    let old = slots[place]
    guard animated, isAppearingOrAppeared, scroller.window != nil, !old.controllers.isEmpty,
      old.controllers != new.controllers
    else {
      arrange([new], at: 0)
      exchange(old, for: new)
      updateIndicator()
      completion?(true)
      return
    }
    arrange(direction == .forward ? [old, new] : [new, old], at: direction == .forward ? 0 : 1)
    isAnimating = true
    self.completion = completion
    begin(toward: direction == .forward ? 1 : 0)
    updateIndicator()
    scroller.setContentOffset(offset(of: direction == .forward ? 1 : 0), animated: true)
  }

  /// Immediately ends the app's turn to other pages.
  private func endAnimation() {
    guard isAnimating, let pending else { return }
    scroller.contentOffset = offset(of: pending)
    if isAnimating { finish(at: pending) }
  }

  /// Replaces pages with others without turning.
  private func exchange(_ old: PageSlot, for new: PageSlot) {
    guard isViewLoaded else {
      for controller in new.controllers where controller.parent !== self { adopt(controller) }
      for controller in old.controllers where !new.controllers.contains(controller) {
        abandon(controller)
      }
      return
    }
    let isOnScreen = isAppearingOrAppeared
    for controller in old.controllers where !new.controllers.contains(controller) {
      if isOnScreen { controller.beginAppearance(false, animated: false) }
      controller.viewIfLoaded?.removeFromSuperview()
      if isOnScreen { controller.endAppearance() }
      abandon(controller)
    }
    for controller in new.controllers {
      if controller.parent !== self { adopt(controller) }
      scroller.addSubview(controller.view)
    }
    layOutPages()
  }

  private func adopt(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func abandon(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  // MARK: Neighbors

  private func forgetNeighbors() {
    guard !isAnimating, pending == nil else { return }
    arrange([slots[place]], at: 0)
    if scroller.window != nil { collectNeighbors() }
  }

  /// Requests the pages on both sides from the data source.
  private func collectNeighbors() {
    guard let dataSource, !isAnimating, pending == nil else { return }
    let current = slots[place]
    guard let first = current.controllers.first, let last = current.controllers.last else { return }
    var new = [current]
    var index = 0
    if place > 0 {
      new.insert(slots[place - 1], at: 0)
      index = 1
    } else if let before = dataSource.pageViewController(self, viewControllerBefore: first) {
      if let slot = slot(beginningWith: before, isForward: false) {
        new.insert(slot, at: 0)
        index = 1
      }
    }
    if place + 1 < slots.count {
      new.append(slots[place + 1])
    } else if let after = dataSource.pageViewController(self, viewControllerAfter: last) {
      if let slot = slot(beginningWith: after, isForward: true) { new.append(slot) }
    }
    arrange(new, at: index)
  }

  /// Whether each leaf has a page on its front and one on its back, of which one is visible at a
  /// time.
  private var hasBacks: Bool { style == .pageCurl && isDoubleSided && spine != .mid }

  /// Returns the position for pages that the app sets.
  ///
  /// These are the visible pages, or a page and the back of the leaf that leads to it.
  private func slot(_ controllers: [UIViewController]) -> PageSlot {
    guard hasBacks, controllers.count == 2 else { return PageSlot(controllers) }
    return PageSlot([controllers[0]], back: controllers[1])
  }

  /// Returns the position for the pages on one side, starting with the nearest page from the data
  /// source.
  private func slot(beginningWith controller: UIViewController, isForward: Bool) -> PageSlot? {
    guard hasBacks, let dataSource else {
      return PageSlot(spread(controller, isForward: isForward))
    }
    let page =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: controller)
      : dataSource.pageViewController(self, viewControllerBefore: controller)
    return page.map { PageSlot([$0], back: controller) }
  }

  /// Returns the two pages next to a spine in the middle, or the only one.
  private func spread(_ controller: UIViewController, isForward: Bool) -> [UIViewController] {
    guard spine == .mid, let dataSource else { return [controller] }
    if isForward {
      let next = dataSource.pageViewController(self, viewControllerAfter: controller)
      return [controller] + (next.map { [$0] } ?? [])
    }
    let previous = dataSource.pageViewController(self, viewControllerBefore: controller)
    return (previous.map { [$0] } ?? []) + [controller]
  }

  private func arrange(_ new: [PageSlot], at index: Int) {
    slots = new
    place = index
    layOutPages()
  }

  // MARK: Turning pages

  private func didScroll() {
    turnLeaf()
    guard !isArranging, !isAnimating, slots.count > 1 else { return }
    let way = along(scroller.contentOffset) - along(offset(of: place))
    guard way.magnitude > 0.5 else { return }
    let neighbor = (way > 0) != isReversed ? place + 1 : place - 1
    guard slots.indices.contains(neighbor), neighbor != pending else { return }
    if let pending {
      settle(leaving: slots[pending], staying: slots[place], false)
    }
    delegate?.pageViewController(self, willTransitionTo: slots[neighbor].controllers)
    begin(toward: neighbor)
  }

  /// Positions the pages of a slot next to the visible pages.
  private func begin(toward index: Int) {
    pending = index
    for controller in slots[place].controllers {
      controller.isInTransition = true
      controller.beginAppearance(false, animated: true)
    }
    for controller in slots[index].controllers {
      if controller.parent !== self { addChild(controller) }
      controller.isInTransition = true
      controller.beginAppearance(true, animated: true)
      scroller.addSubview(controller.view)
      controller.markIsAppearing()
    }
    layOutPages(keepsOffset: true)
    if style == .pageCurl { showLeaf(toward: index) }
  }

  /// Shows snapshots of the pages, including the one that's turned, in front of them.
  private func showLeaf(toward index: Int) {
    let isForward = index > place
    let (right, left) = isForward ? (slots[place], slots[index]) : (slots[index], slots[place])
    let isHorizontal = orientation == .horizontal
    let size = scroller.bounds.size
    let whole = isHorizontal ? size.width : size.height
    let isMid = spine == .mid
    let isFromEnd = (spine == .max) != isReversed
    let book = TurningLeafView.Book(
      isHorizontal: isHorizontal, spine: isMid ? whole / 2 : isFromEnd ? whole : 0,
      length: (isFromEnd ? -1 : 1) * (isMid ? whole / 2 : whole))
    guard let front = picture(of: right.controllers.last) else { return }
    let back = isMid ? left.controllers.first : (isForward ? left : right).back
    let beneath =
      isMid ? [right.controllers.first, left.controllers.last] : [left.controllers.last]
    endLeaf()
    let new = TurningLeafView(
      frame: scroller.frame, book: book, front: front, back: picture(of: back),
      beneath: beneath.enumerated().compactMap { index, controller in
        let picture = picture(of: controller)
        if isMid { picture?.frame.origin.x = (index == 0) != isReversed ? 0 : whole / 2 }
        return picture
      })
    leaf = new
    view.addSubview(new)
    turnLeaf()
  }

  private func picture(of controller: UIViewController?) -> UIView? {
    guard let view = controller?.view else { return nil }
    if view.superview !== scroller {
      view.frame = CGRect(origin: .zero, size: scroller.bounds.size)
    }
    view.layoutIfNeeded()
    return view.snapshotView(afterScreenUpdates: true)
  }

  /// Turns the leaf according to how far the pages have moved.
  private func turnLeaf() {
    guard let leaf, let pending else { return }
    let way = (along(scroller.contentOffset) - along(offset(of: place))).magnitude
    let progress = min(1, way / max(1, pageLength))
    leaf.progress = pending > place ? progress : 1 - progress
  }

  private func endLeaf() {
    leaf?.removeFromSuperview()
    leaf = nil
  }

  private func didComeToRest() {
    guard pending != nil else { return }
    let position = along(scroller.contentOffset) / max(1, pageLength)
    let index = Int(position.rounded())
    finish(at: isReversed ? slots.count - 1 - index : index)
  }

  private func finish(at index: Int) {
    guard let target = pending else { return }
    endLeaf()
    let old = slots[place]
    let new = slots[target]
    let isCompleted = index == target
    let byGesture = !isAnimating
    pending = nil
    isAnimating = false
    settle(leaving: isCompleted ? old : new, staying: isCompleted ? new : old, isCompleted)
    if isCompleted {
      if byGesture, !indicator.isHidden { indicatedPage += target > place ? 1 : -1 }
      place = target
    }
    if byGesture {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old.controllers,
        transitionCompleted: isCompleted)
    } else {
      arrange([slots[place]], at: 0)
    }
    let completion = completion
    self.completion = nil
    completion?(true)
    if pending == nil, !isAnimating, scroller.window != nil { collectNeighbors() }
  }

  private func settle(leaving: PageSlot, staying: PageSlot, _ isCompleted: Bool) {
    for controller in staying.controllers {
      if !isCompleted { controller.beginAppearance(true, animated: true) }
      controller.endAppearance()
      controller.isInTransition = false
      if isCompleted { controller.didMove(toParent: self) }
    }
    for controller in leaving.controllers where !staying.controllers.contains(controller) {
      if !isCompleted { controller.beginAppearance(false, animated: true) }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearance()
      controller.isInTransition = false
      abandon(controller)
    }
  }

  /// Turns the page after a tap at an edge.
  private func edgeWasTapped() {
    let location = edgeTap.location(in: view)
    let share =
      orientation == .horizontal
      ? location.x / max(1, view.bounds.width) : location.y / max(1, view.bounds.height)
    guard share < 0.2 || share > 0.8 else { return }
    turn(isForward: (share > 0.5) != isReversed)
  }

  private func turn(isForward: Bool) {
    collectNeighbors()
    let index = isForward ? place + 1 : place - 1
    guard slots.indices.contains(index), pending == nil, !isAnimating else { return }
    scroller.setContentOffset(offset(of: index), animated: true)
  }

  // MARK: Indicator

  private func updateIndicator() {
    guard let dataSource, style == .scroll, orientation == .horizontal else {
      indicator.isHidden = true
      return
    }
    let count = dataSource.presentationCount(for: self)
    indicator.isHidden = count <= 0
    indicator.numberOfPages = max(0, count)
    if count > 0 { indicatedPage = dataSource.presentationIndex(for: self) }
    viewIfLoaded?.setNeedsLayout()
  }

  private func indicatorDidChange() {
    collectNeighbors()
    let chosen = indicator.currentPage
    guard chosen != indicatedPage else { return }
    indicator.currentPage = indicatedPage
    turn(isForward: chosen > indicatedPage)
  }

  /// The page that the indicator marks, unless the user is choosing another one.
  private var indicatedPage = 0 {
    didSet { indicator.currentPage = indicatedPage }
  }

  // MARK: Layout

  /// Creates the view with the pages and their indicator.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    view.addSubview(scroller)
    view.addSubview(indicator)
    if style == .pageCurl { view.addGestureRecognizer(edgeTap) }
    for controller in slots[place].controllers { scroller.addSubview(controller.view) }
  }

  /// Requests the pages on both sides, so that gestures can turn to them.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectNeighbors()
  }

  /// Lays out the pages and their indicator.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var frame = view.bounds
    if !indicator.isHidden {
      let bottom = view.safeAreaInsets.bottom
      let height = Self.indicatorHeight
      indicator.frame = CGRect(
        x: 0, y: frame.height - bottom - height, width: frame.width, height: height)
      frame.size.height -= bottom + height
    }
    let half = spacing / 2
    let inset = orientation == .horizontal ? (x: -half, y: 0) : (x: 0, y: -half)
    let new = frame.insetBy(dx: inset.x, dy: inset.y)
    guard scroller.frame != new else { return }
    endLeaf()
    scroller.frame = new
    layOutPages()
  }

  private var isReversed: Bool {
    orientation == .horizontal
      && (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var pageLength: CGFloat {
    orientation == .horizontal ? scroller.bounds.width : scroller.bounds.height
  }

  private func along(_ point: CGPoint) -> CGFloat {
    orientation == .horizontal ? point.x : point.y
  }

  private func offset(of index: Int) -> CGPoint {
    let position = CGFloat(isReversed ? slots.count - 1 - index : index) * pageLength
    return orientation == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
  }

  private func layOutPages(keepsOffset: Bool = false) {
    // Before the first layout, a page keeps its size, with which its constraints are satisfied.
    guard isViewLoaded, !isArranging, !scroller.bounds.isEmpty else { return }
    isArranging = true
    defer { isArranging = false }
    let size = scroller.bounds.size
    let count = CGFloat(slots.count)
    let content =
      orientation == .horizontal
      ? CGSize(width: size.width * count, height: size.height)
      : CGSize(width: size.width, height: size.height * count)
    if scroller.contentSize != content { scroller.contentSize = content }
    for (index, slot) in slots.enumerated() {
      slot.layOut(in: pageFrame(index), isReversed: isReversed)
    }
    if !keepsOffset, !scroller.isTracking || pending == nil {
      let target = offset(of: place)
      if scroller.contentOffset != target { scroller.contentOffset = target }
    }
  }

  private func pageFrame(_ index: Int) -> CGRect {
    let origin = offset(of: index)
    let half = spacing / 2
    let frame = CGRect(origin: origin, size: scroller.bounds.size)
    return orientation == .horizontal
      ? frame.insetBy(dx: half, dy: 0) : frame.insetBy(dx: 0, dy: half)
  }

  /// Asks the delegate for the location of the spine in the new orientation.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard style == .pageCurl, let delegate else { return }
    let orientation: UIInterfaceOrientation =
      size.width > size.height ? .landscapeRight : .portrait
    spine = delegate.pageViewController(self, spineLocationFor: orientation)
    if spine == .mid { isDoubleSided = true }
    layOutPages()
  }

  /// The orientations that the delegate allows.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The visible page, which determines the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { slots[place].controllers.first }

  /// The visible page, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { slots[place].controllers.first }
}
