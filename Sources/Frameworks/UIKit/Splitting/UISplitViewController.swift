import AppRuntime
import Foundation
import Stubs

/// A container view controller that shows columns side by side, or one on top of the other if there
/// isn't enough space.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value for a width that the system determines.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// The delegate that responds to changes of the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  private let columnStyle: Style
  /// The view controllers that the app has set for the columns.
  final var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that contain the view controllers for columns, unless those are
  /// navigation controllers themselves.
  final var wrappers: [Column: UINavigationController] = [:]
  /// The view controllers of columns that are in the shared navigation controller while there's
  /// space for only one column.
  final var moved:
    [Column: (navigation: UINavigationController?, controllers: [UIViewController])] =
      [:]
  final var storedIsCollapsed = false
  final var hasDecided = false
  /// The display mode that the user or the app has chosen since the size last changed.
  final var chosenMode: DisplayMode?
  final let parts = SplitViewParts()
  final var inspector = SplitInspector() {
    didSet {
      Stub.splitSecondaryWidth.report(if: inspector.prefersSecondaryWidth)
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Creates a split view controller with columns.
  public init(style: Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a split view controller with a list of view controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    columnStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a split view controller from a storyboard.
  public required init?(coder: NSCoder) {
    let decoder = coder as? StoryboardCoder
    columnStyle =
      decoder?.value("style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn])
      ?? (decoder?.bool("allowDoubleColumnStyle") == true ? .doubleColumn : .unspecified)
    super.init(coder: coder)
    if let decoder { read(decoder) }
    setUp()
  }

  private func read(_ coder: StoryboardCoder) {
    // Xcode 12 and later write the shorter names.
    let modes: [String: DisplayMode] = [
      "automatic": .automatic, "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
      "primaryOverlay": .oneOverSecondary, "secondaryOnly": .secondaryOnly,
      "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary, "beside": .oneBesideSecondary,
      "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
      "twoDisplace": .twoDisplaceSecondary,
    ]
    preferredDisplayMode = coder.value("preferredDisplayMode", modes) ?? .automatic
    let behaviors: [String: SplitBehavior] = [
      "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    preferredSplitBehavior = coder.value("behavior", behaviors) ?? .automatic
    presentsWithGesture = coder.bool("presentsWithGesture") ?? true
  }

  private func setUp() {
    let toggle = UIAction { [weak self] _ in self?.toggleDisplayMode() }
    let toggleEdge = UIAction { [weak self] _ in self?.toggleColumnAtEdge() }
    parts.setUp(toggle: toggle, toggleEdge: toggleEdge) { [weak self] in
      self?.change(to: .secondaryOnly)
    }
  }

  /// The style of the columns, which is two columns, three columns, or a list.
  open var style: Style { columnStyle }

  // MARK: Columns

  /// The view controllers, with the primary one first.
  open var viewControllers: [UIViewController] {
    get {
      let order: [Column] = storedIsCollapsed ? [.primary] : [.primary, .supplementary, .secondary]
      return order.compactMap { shownController(for: $0) }
    }
    set {
      let old = columns
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.dropFirst().first
      moved = [:]
      columnsDidChange(from: old)
    }
  }

  /// Sets the content of a column.
  ///
  /// A view controller that isn't a navigation controller is embedded in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns
    let replacesColumn = column == .inspector && isInspectorShown && !storedIsCollapsed
    if column == .inspector, vc !== columns[column] { dismissInspectorSheet() }
    columns[column] = vc
    wrappers[column] = nil
    if storedIsCollapsed, column != .compact { moved[column] = nil }
    columnsDidChange(from: old)
    if replacesColumn { adoptInspector() }
  }

  /// Returns the view controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Returns the child view controller for a column.
  ///
  /// If the columns have a style, it's a navigation controller.
  final func shownController(for column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    guard columnStyle != .unspecified, column != .compact,
      !(controller is UINavigationController)
    else { return controller }
    if let wrapper = wrappers[column] { return wrapper }
    let wrapper = UINavigationController(rootViewController: controller)
    wrappers[column] = wrapper
    return wrapper
  }

  private func columnsDidChange(from old: [Column: UIViewController]) {
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      guard let controller = shownController(for: column), controller.parent !== self else {
        continue
      }
      addChild(controller)
      controller.didMove(toParent: self)
    }
    let current = [Column.primary, .supplementary, .secondary, .compact, .inspector].compactMap {
      shownController(for: $0)
    }
    for child in children where !current.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    if hasDecided, storedIsCollapsed { collapse() }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Display mode

  /// Whether there's space for only one column.
  open var isCollapsed: Bool { storedIsCollapsed }

  /// The preferred display mode, which is used if there's enough space.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      displayModeDidChange()
    }
  }

  /// The preferred split behavior.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { displayModeDidChange() }
  }

  /// The split behavior.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    default: return isWide ? .tile : .overlay
    }
  }

  /// The visible columns and their arrangement.
  open var displayMode: DisplayMode { resolvedMode }

  /// Whether gestures show and hide columns.
  open var presentsWithGesture = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a button shows only the secondary column, instead of the button for the display mode.
  open var showsSecondaryOnlyButton = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The visibility of the button that changes the display mode.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The button that changes the display mode.
  open var displayModeButtonItem: UIBarButtonItem { parts.toggleItem }

  /// The edge where the primary column is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The background of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet { Stub.splitPrimaryBackground.report(if: primaryBackgroundStyle == .sidebar) }
  }

  // MARK: Widths

  /// The preferred fraction of the width for the primary column.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the primary column.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The minimum width of the primary column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The maximum width of the primary column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred fraction of the width for the supplementary column.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the supplementary column.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The minimum width of the supplementary column.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The maximum width of the supplementary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the primary column.
  open var primaryColumnWidth: CGFloat {
    width(
      preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column.
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferred: preferredSupplementaryColumnWidth,
      fraction: preferredSupplementaryColumnWidthFraction,
      minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth)
  }

  private static let usualWidth = SystemDesign.current.splits.columnWidth

  /// Returns the width of a column within its limits.
  final func width(
    preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat
  ) -> CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    var width = Self.usualWidth
    if fraction != automatic { width = whole * fraction }
    if preferred != automatic { width = preferred }
    let least = minimum == automatic ? 0 : minimum
    let usual = preferred == automatic ? max(least, Self.usualWidth) : preferred
    let most = maximum == automatic ? usual : maximum
    return min(max(least, min(width, most)), whole)
  }

  // MARK: Showing

  /// Creates the view that contains the columns.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.backgroundColor = SystemDesign.current.splits.fill
    self.view = view
    parts.edgePan.addHandler { [weak self] in self?.edgeWasPanned() }
    view.addGestureRecognizer(parts.edgePan)
  }

  /// Determines whether there's space for several columns.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateCollapse()
  }

  /// Determines again whether there's space for several columns.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCollapse()
  }

  /// Shows the columns that fit the new size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    chosenMode = nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// Lays out the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateCollapse()
    layOutColumns()
  }

  /// Returns the traits of a column.
  ///
  /// The columns next to the secondary column have a compact width.
  open override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    let own = super.overrideTraitCollection(forChild: childViewController)
    let isNarrow = !storedIsCollapsed && childViewController !== shownController(for: .secondary)
    let traits = UITraitCollection {
      if hasDecided {
        $0.splitViewControllerLayoutEnvironment = storedIsCollapsed ? .collapsed : .expanded
      }
      if isNarrow { $0.horizontalSizeClass = .compact }
    }
    return own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
  }

  /// Shows a view controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    showInPrimary(vc)
  }

  /// Shows a view controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    showInSecondary(vc)
  }

  override func shows(_ action: Selector) -> Bool {
    action == "showViewController:sender:" || action == "showDetailViewController:sender:"
  }

  /// Shows a column.
  ///
  /// If there's space for only one, it's shown on top of the others. Otherwise, the display mode
  /// changes.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column.
  ///
  /// If there's space for only one, the previous column is shown. Otherwise, the display mode
  /// changes.
  open func hide(_ column: Column) { conceal(column) }

  /// Shows or hides the sidebar.
  @available(IOS26 )
  open override func toggleSidebar(_ sender: Any?) { toggleDisplayMode() }

  /// Returns whether an action can be performed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "toggleSidebar:"
      ? !isCollapsed : super.canPerformAction(action, withSender: sender)
  }

  /// The orientations that the delegate allows.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The visible column or the primary column, which determines the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { viewControllers.first }

  /// The visible column or the primary column, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { viewControllers.first }
}
