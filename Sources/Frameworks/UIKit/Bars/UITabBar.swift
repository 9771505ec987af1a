import AppRuntime
import DeviceProtocol
import Foundation

/// A bar that lets users select one of several items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbar>.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHost {
  static let look = SystemDesign.current.tabBars

  private let background = BarBackground()
  /// Whether the line at the edge is hidden.
  ///
  /// Apple's bars support this only as a key.
  final var hidesShadow: Bool {
    get { background.hidesShadow }
    set { background.hidesShadow = newValue }
  }
  private var buttons: [TabBarButton] = []
  /// The tab bar controller that manages the bar.
  weak var controller: UITabBarController? { didSet { storedDelegate = controller } }

  private weak var storedDelegate: (any UITabBarDelegate)?

  /// The delegate of the bar, which is the tab bar controller if one manages the bar.
  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate }
    set {
      if let controller, newValue !== controller {
        raise(
          "NSInternalInconsistencyException",
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
      storedDelegate = newValue
    }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    isTranslucent = coder.bool("translucent") ?? true
    barTintColor = coder.color(key: "barTintColor")
    unselectedItemTintColor = coder.color(key: "unselectedItemTintColor")
    storedSelectedImageTintColor = coder.color(key: "selectedImageTintColor")
    barStyle = coder.barStyle
    let items: [UITabBarItem] = coder.objects(in: "items")
    if !items.isEmpty { self.items = items }
  }

  private func prepare() {
    addSubview(background)
    background.hairlineEdge = .top
  }

  /// The style of the bar.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      updateLook()
    }
  }
  /// Whether the bar is translucent.
  open var isTranslucent = true {
    didSet {
      updateLook()
      // Content extends below a translucent bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// The tint color of the bar's background.
  open var barTintColor: UIColor? { didSet { updateLook() } }
  /// The tint color of the items that aren't selected.
  open var unselectedItemTintColor: UIColor? { didSet { updateLook() } }

  private var storedSelectedImageTintColor: UIColor? { didSet { updateLook() } }

  /// The tint color of the selected item.
  @available(iOS, introduced: 5.0, deprecated: 8.0, renamed: "tintColor")
  open var selectedImageTintColor: UIColor? {
    get { storedSelectedImageTintColor }
    set { storedSelectedImageTintColor = newValue }
  }

  final var selectedTint: UIColor { storedSelectedImageTintColor ?? tintColor }
  /// The background image of the bar.
  open var backgroundImage: UIImage? { didSet { updateLook() } }
  /// The shadow image of the bar.
  ///
  /// An empty image hides the shadow line.
  open var shadowImage: UIImage? { didSet { updateLook() } }
  /// The positioning of the bar's items.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centered items, or 0 for the default.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centered items, or 0 for the default.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The standard appearance of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { updateLook() } }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateLook() } }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { updateLook() } }

  /// Whether the content under the bar is scrolled to its end, so that there's nothing under the
  /// bar.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { updateLook() } } }

  /// The appearance of the bar when there's nothing under it, if the app specifies one.
  private var edgeAppearance: UITabBarAppearance? {
    selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Returns the appearance that currently applies to an item.
  func currentAppearance(for item: UITabBarItem?) -> UITabBarAppearance {
    let edge = isAtEdge ? item?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    return edge ?? item?.standardAppearance ?? standardAppearance
  }

  private func updateLook() {
    let appearance = currentAppearance(for: selectedItem)
    let isClear = isAtEdge && edgeAppearance == nil && isTranslucent && backgroundImage == nil
    background.barTintColor = barTintColor
    background.show(
      appearance, orImage: backgroundImage, orShadowImage: shadowImage, isTranslucent: isTranslucent
    )
    background.isHidden = isClear || !appearance.hasBackground
    background.showsHairline = shadowImage == nil && appearance.shadowColor != nil
    for button in buttons { button.updateLook() }
    setNeedsLayout()
  }

  // MARK: Items

  private var storedItems: [UITabBarItem]?

  /// The items.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    checkIsOwn()
    show(items)
  }

  /// Ends the app if a tab bar controller manages the bar.
  private func checkIsOwn() {
    guard controller != nil else { return }
    raise(
      "NSInternalInconsistencyException",
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  /// The items that are shown while the bar is minimized, or `nil` if it isn't.
  final var minimizedItems: [UITabBarItem]? {
    didSet {
      guard minimizedItems != oldValue else { return }
      hideButtons()
      updateLook()
    }
  }

  /// Shows the items of a tab bar controller.
  func show(_ items: [UITabBarItem]?) {
    let old = storedItems ?? []
    storedItems = items
    itemsDidChange(from: old)
  }

  private weak var storedSelectedItem: UITabBarItem?

  /// The selected item.
  open weak var selectedItem: UITabBarItem? {
    get { storedSelectedItem }
    set {
      checkIsOwn()
      showSelection(of: newValue)
    }
  }

  /// Shows the item of a tab bar controller's tab as selected.
  final func showSelection(of item: UITabBarItem?) {
    storedSelectedItem = item
    for button in buttons { button.isSelected = button.item === item }
    updateLook()
  }

  private func itemsDidChange(from old: [UITabBarItem]) {
    for item in old where item.host === self { item.host = nil }
    for button in buttons { button.removeFromSuperview() }
    takeAppearances()
    buttons = (items ?? []).map { TabBarButton(item: $0, bar: self) }
    for button in buttons {
      button.item.host = self
      button.isSelected = button.item === selectedItem
      addSubview(button)
    }
    if minimizedItems != nil { hideButtons() }
    setNeedsLayout()
  }

  func barItemDidChange(_ item: UIBarItem) {
    for button in buttons where button.item === item { button.updateLook() }
  }

  private func takeAppearances() {
    for item in items ?? [] { item.takeAppearance(in: self) }
  }

  /// Updates the items with the appearance proxies that apply to bars in this window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { takeAppearances() }
  }

  /// Selects an item when the user touches it.
  func choose(_ item: UITabBarItem) {
    if let controller {
      controller.userDidChoose(item)
    } else {
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
    }
  }

  // MARK: Customizing

  private var customization: TabCustomizationController?

  /// Whether the user is arranging the bar.
  open var isCustomizing: Bool { customization != nil }

  /// Shows a screen where the user can rearrange the bar.
  ///
  /// Items that aren't passed to this method can't be moved.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    checkIsOwn()
    guard customization == nil, let presenter = window?.rootViewController?.frontmost else {
      return
    }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let customization = TabCustomizationController(items: items, bar: self.items ?? [])
    customization.finish = { [weak self] in self?.endCustomizing(animated: true) }
    self.customization = customization
    presenter.presentTabCustomization(customization, animated: true) { [self] in
      delegate?.tabBar(self, didBeginCustomizing: items)
    }
  }

  /// Stops letting the user rearrange the bar.
  /// - Returns: Whether the bar contains different items, or the same items in a different order.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let customization else { return false }
    self.customization = nil
    let (items, isChanged) = (customization.arrangement, customization.isChanged)
    delegate?.tabBar(self, willEndCustomizing: items, changed: isChanged)
    if isChanged { show(items) }
    customization.dismiss(animated: animated) { [self] in
      delegate?.tabBar(self, didEndCustomizing: items, changed: isChanged)
    }
    return isChanged
  }

  // MARK: Layout

  /// Returns the bar's best size for a given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
    let compact = SystemDesign.current.bars.compactRowHeight
    let row =
      minimizedItems != nil ? minimizedHeight : hasCompactBars ? compact : Self.look.height
    return CGSize(
      width: width, height: row + coveredBottom)
  }

  /// The height of the home indicator's area at the bar's position.
  private var coveredBottom: CGFloat { superview?.safeAreaInsets.bottom ?? 0 }

  /// The height of the bar, which has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.look.height)
  }

  /// Lays out the background and the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if let minimizedItems { return layOut(minimizedItems) }
    guard !buttons.isEmpty else { return }
    let bottom = coveredBottom
    let isAtBottom = bounds.height > Self.look.height + bottom / 2
    let height = bounds.height - (isAtBottom ? bottom : 0)
    let inner = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let places = row.places(of: buttons.count, from: inner.minX, to: inner.maxX)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = places[isMirrored ? buttons.count - 1 - index : index]
      let top = Self.look.itemTop
      button.frame = CGRect(x: place.x, y: top, width: place.width, height: height - top)
    }
  }

  /// Hides the buttons that a minimized bar doesn't show.
  private func hideButtons() {
    for button in buttons { button.isHidden = minimizedItems?.contains(button.item) == false }
  }

  private func layOut(_ minimized: [UITabBarItem]) {
    for button in buttons {
      guard let index = minimized.firstIndex(of: button.item) else { continue }
      button.frame = minimizedFrame(at: index)
    }
  }

  // MARK: Accessibility

  override func describeRole(_ element: inout ScreenElement) { element.role = .tabBar }

  override var elementKind: ElementKind { .tabBar }

  override func describeForTests(_ element: inout ScreenElement) {
    super.describeForTests(&element)
    element.label = element.label ?? "Tab Bar"
  }

  override var kindName: String? { "tab bar" }

  // MARK: Self-description

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UITabBar.barTintColor), .path(\UITabBar.unselectedItemTintColor),
      .path(\UITabBar.barStyle), .path(\UITabBar.isTranslucent), .path(\UITabBar.backgroundImage),
      .path(\UITabBar.shadowImage), .path(\UITabBar.selectionIndicatorImage),
      .path(\UITabBar.itemPositioning), .path(\UITabBar.itemWidth), .path(\UITabBar.itemSpacing),
      .bar(\UITabBar.standardAppearance), .bar(\UITabBar.scrollEdgeAppearance),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("barTintColor", \UITabBar.barTintColor),
      .key("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .key("translucent", \UITabBar.isTranslucent),
      // Apple's bars have this key, but it isn't public.
      .key("hidesShadow", \UITabBar.hidesShadow),
    ]
  }
}
