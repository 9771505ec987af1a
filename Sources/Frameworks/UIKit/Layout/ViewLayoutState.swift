/// The layout state of a view.
@MainActor
final class ViewLayoutState {
  unowned let view: UIView

  /// The active constraints that the view holds, in the order in which they became active.
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  var translatesMask = true
  /// Whether a list or a bar positions the view, for example a cell, according to its own layout.
  private(set) var isPlacedByContainer = false
  /// Whether a scroll view has scaled the view.
  var isZoomed = false
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// The shares that the content's size has in a distribution of surplus or missing space among
  /// views with the same priorities: the one with the smallest share gives way.
  var contentWeight = (horizontal: 1.0, vertical: 1.0)
  var needsUpdateConstraints = true
  /// Whether this view or one of its descendants must update its constraints.
  var subtreeNeedsUpdateConstraints = true

  var needsUpdateProperties = true
  /// Whether the view's controller must update its properties.
  var needsUpdateControllerProperties = true
  /// Whether this view, its controller, or one of its descendants must update its properties.
  var subtreeNeedsUpdateProperties = true
  /// The steps of the view's updates that have read observable properties.
  var observedSteps: [UpdateStep: ObservedStep] = [:]
  /// The corner configuration, if one was set.
  var corners: UICornerConfiguration?

  /// The revision of the appearance proxies that applied as the view entered its window, until the
  /// view is laid out there.
  var appearanceRevision: Int?

  /// The engine that lays out the descendants.
  ///
  /// Only the outermost view has one.
  private(set) var engine: LayoutEngine?
  /// Whether views or constraints were added or removed.
  ///
  /// This is used only for the outermost view.
  var needsSync = true
  /// Whether the view is currently laying out its content, after which constraints are solved
  /// anyway.
  var isLayingOut = false
  /// Whether the constraints are being solved.
  ///
  /// This is used only for the outermost view.
  var isSolving = false
  /// Whether the safe area of the view or of its subviews may have changed.
  var needsUpdateSafeArea = true
  /// Whether this view or one of its descendants must update its safe area.
  var subtreeNeedsUpdateSafeArea = true

  /// The margins that were set, without the safe area.
  var directionalMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The insets for bars and a controller's `additionalSafeAreaInsets`, in addition to the
  /// superview's safe area.
  var additionalSafeArea = UIEdgeInsets.zero {
    didSet { if additionalSafeArea != oldValue { safeAreaMayHaveChanged() } }
  }
  /// The insets that were last reported to the view.
  var knownSafeArea = UIEdgeInsets.zero
  var knownMargins: UIEdgeInsets?

  /// The last frame that constraints gave the view.
  var solvedFrame: CGRect?
  /// Whether a subview may have moved since constraints last positioned it.
  var hasDisplacedSubviews = false
  /// Whether the view is in a bar.
  var isInBar = false
  /// The size that a bar gave the view because it had none.
  var sizeInBar: CGSize?

  private var safeAreaGuide: UILayoutGuide?
  private var marginsGuide: UILayoutGuide?
  private var readableGuide: UILayoutGuide?
  private(set) var existingKeyboardGuide: UIKeyboardLayoutGuide?
  private var existingTopSupport: LayoutSupportGuide?
  private var existingBottomSupport: LayoutSupportGuide?

  init(_ view: UIView) {
    self.view = view
  }

  // MARK: Constraints

  /// Sets the weights of the content's size, which is added to the constraints again.
  func setContentWeight(_ weight: (horizontal: Double, vertical: Double)) {
    guard weight != contentWeight else { return }
    contentWeight = weight
    root.engine?.contentDidChange(of: view)
  }

  func add(_ constraint: NSLayoutConstraint) {
    constraint.holder = view
    constraints.append(constraint)
    constraintsDidChange()
    sizeInBarMayChange(by: constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    constraintsDidChange()
  }

  /// Deactivates the constraints of the superviews that refer to a view that's being removed or to
  /// its descendants.
  func removeConstraints(about leaving: UIView) {
    var current: UIView? = view
    while let ancestor = current {
      for constraint in ancestor.layoutState.constraints where constraint.concerns(leaving) {
        ancestor.layoutState.remove(constraint)
      }
      current = ancestor.superview
    }
  }

  private func constraintsDidChange() {
    root.needsSync = true
    contentNeedsLayout()
  }

  /// Requests layout unless the view is being laid out.
  ///
  /// A view that changes its content in `layoutSubviews` would be laid out endlessly, and changed
  /// frames cause layout anyway.
  func contentNeedsLayout() {
    if !isLayingOut { view.setNeedsLayout() }
  }

  /// Lets the bar determine the view's size again if the constraint sets its width or height.
  func sizeInBarMayChange(by constraint: NSLayoutConstraint) {
    guard isInBar, constraint.isSize(of: view), view.superview is any BarItemHost else { return }
    view.takeBarSize()
    view.contentOfBarDidChange()
  }

  /// Moves subviews back to where constraints last positioned them, before an app's class lays them
  /// out.
  func placeDisplacedSubviews() {
    guard hasDisplacedSubviews else { return }
    hasDisplacedSubviews = false
    for subview in view.subviews where !subview.layoutState.isFixedByFrame {
      if let frame = subview.layoutState.solvedFrame, subview.constrainedFrame != frame {
        subview.setConstrainedFrame(frame)
      }
    }
  }

  /// Sets whether a list or a bar sets the frame, even if the view doesn't translate its mask.
  func setPlacedByContainer(_ isPlaced: Bool) {
    guard isPlaced != isPlacedByContainer else { return }
    isPlacedByContainer = isPlaced
    guard !translatesMask else { return }
    treeDidChange()
    view.superview?.setNeedsLayout()
  }

  /// Whether the frame determines the view's position, instead of constraints.
  var isFixedByFrame: Bool { translatesMask || isPlacedByContainer && !isTiedToSuperview }

  /// Whether there are constraints between the view and its superview.
  private var isTiedToSuperview: Bool {
    guard let superview = view.superview else { return false }
    func isSuperview(_ item: AnyObject?) -> Bool {
      item === superview || (item as? UILayoutGuide)?.owningView === superview
    }
    return superview.layoutState.constraints.contains {
      $0.firstItem === view && isSuperview($0.secondItem)
        || $0.secondItem === view && isSuperview($0.firstItem)
    }
  }

  /// Whether constraints determine the frame, or the layout engine has taken it into account.
  var isLaidOutByConstraints: Bool {
    guard isFixedByFrame else { return true }
    return LayoutEngine.isApplying && root.engine?.existingItem(for: view) != nil
  }

  /// The state of the outermost view that contains the view.
  var root: ViewLayoutState {
    var root = view
    while let superview = root.superview { root = superview }
    return root.layoutState
  }

  // MARK: Changes to the view

  func treeDidChange() {
    root.needsSync = true
    setNeedsUpdateSafeArea()
    if subtreeNeedsUpdateConstraints { markAncestorsForUpdate() }
    if subtreeNeedsUpdateProperties { markAncestorsForProperties() }
  }

  func geometryDidChange() {
    guard !LayoutEngine.isApplying else { return }
    setNeedsUpdateSafeArea()
    root.engine?.geometryDidChange(of: view)
  }

  func contentSizeDidChange() {
    guard let engine = root.engine else { return }
    engine.contentDidChange(of: view)
    let surroundings = view.superview ?? view
    surroundings.layoutState.contentNeedsLayout()
    surroundings.contentOfBarDidChange()
  }

  func safeAreaMayHaveChanged() {
    setNeedsUpdateSafeArea()
    view.setNeedsLayout()
  }

  func setNeedsUpdateSafeArea() {
    needsUpdateSafeArea = true
    subtreeNeedsUpdateSafeArea = true
    var current = view.superview
    while let ancestor = current?.layoutState, !ancestor.subtreeNeedsUpdateSafeArea {
      ancestor.subtreeNeedsUpdateSafeArea = true
      current = ancestor.view.superview
    }
  }

  /// Re-reads the margins, the safe area, and everything that depends on them.
  func guidesDidChange() {
    root.engine?.guidesDidChange(of: view)
    view.setNeedsLayout()
  }

  func guidesDidChangeInTree() {
    guidesDidChange()
    for subview in view.subviews { subview.layoutState.guidesDidChangeInTree() }
  }

  func directionDidChange() {
    root.engine?.restart()
    setNeedsUpdateSafeArea()
    view.setNeedsLayout()
  }

  func makeEngine() {
    engine = LayoutEngine(root: view)
  }

  /// Whether frames may be out of date, or constraints between views have changed.
  ///
  /// This is used only for the outermost view.
  var needsLayoutEngine: Bool {
    needsSync || subtreeNeedsUpdateSafeArea || subtreeNeedsUpdateConstraints
      || engine?.isDirty == true
  }

  // MARK: Updating constraints

  func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    subtreeNeedsUpdateConstraints = true
    markAncestorsForUpdate()
    // This doesn't call `setNeedsLayout()`, because a view that calls this in `layoutSubviews`
    // would be laid out endlessly.
    view.setNeedsCommit()
  }

  private func markAncestorsForUpdate() {
    var current = view.superview
    while let ancestor = current, !ancestor.layoutState.subtreeNeedsUpdateConstraints {
      ancestor.layoutState.subtreeNeedsUpdateConstraints = true
      current = ancestor.superview
    }
  }

  /// Updates the constraints of the views that need it, innermost first.
  func updateConstraintsIfNeeded() {
    guard subtreeNeedsUpdateConstraints else { return }
    subtreeNeedsUpdateConstraints = false
    for subview in view.subviews { subview.layoutState.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    if let controller = view.owningViewController {
      controller.updateViewConstraintsNow()
    } else {
      view.updateConstraintsNow()
    }
  }

  // MARK: Guides

  /// The guide for the area that a container's bars don't cover.
  var barContentGuide: UILayoutGuide?

  /// The system's guides that have been requested so far.
  var existingSystemGuides: [UILayoutGuide] {
    let guides: [UILayoutGuide?] = [
      safeAreaGuide, marginsGuide, readableGuide, existingKeyboardGuide, existingTopSupport,
      existingBottomSupport, view.scrollContentGuide, view.scrollFrameGuide, barContentGuide,
    ]
    return guides.compactMap { $0 }
  }

  func add(_ guide: UILayoutGuide) {
    if let owner = guide.owningView {
      if owner === view { return }
      owner.layoutState.remove(guide)
    }
    guide.owner = view
    guides.append(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === view else { return }
    var current: UIView? = view
    while let ancestor = current {
      for constraint in ancestor.layoutState.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        ancestor.layoutState.remove(constraint)
      }
      current = ancestor.superview
    }
    guides.removeAll { $0 === guide }
    guide.owner = nil
    root.needsSync = true
  }

  /// Returns one of the system's guides, at a distance from each edge of its view.
  private func systemGuide(
    _ kind: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    UILayoutGuide(kind, of: view) { $0.bounds.inset(by: insets($0)) }
  }

  var safeArea: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = systemGuide("safe area") { $0.safeAreaInsets }
    safeAreaGuide = guide
    return guide
  }

  var margins: UILayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = systemGuide("margins") { $0.layoutMargins }
    marginsGuide = guide
    return guide
  }

  var readable: UILayoutGuide {
    if let readableGuide { return readableGuide }
    let guide = systemGuide("readable content") { view in
      let margins = view.layoutMargins
      let (left, right) = UIView.readableSides(
        in: view.bounds.width - margins.left - margins.right)
      return UIEdgeInsets(
        top: margins.top, left: margins.left + left, bottom: margins.bottom,
        right: margins.right + right)
    }
    readableGuide = guide
    return guide
  }

  var keyboard: UIKeyboardLayoutGuide {
    if let existingKeyboardGuide { return existingKeyboardGuide }
    let guide = UIKeyboardLayoutGuide(of: view)
    existingKeyboardGuide = guide
    return guide
  }

  var topSupport: LayoutSupportGuide {
    if let existingTopSupport { return existingTopSupport }
    let guide = LayoutSupportGuide("top layout guide", of: view) {
      CGRect(x: 0, y: 0, width: $0.bounds.width, height: $0.safeAreaInsets.top)
    }
    existingTopSupport = guide
    return guide
  }

  var bottomSupport: LayoutSupportGuide {
    if let existingBottomSupport { return existingBottomSupport }
    let guide = LayoutSupportGuide("bottom layout guide", of: view) {
      let height = $0.safeAreaInsets.bottom
      return CGRect(x: 0, y: $0.bounds.height - height, width: $0.bounds.width, height: height)
    }
    existingBottomSupport = guide
    return guide
  }
}
