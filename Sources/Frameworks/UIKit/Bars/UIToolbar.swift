import DeviceProtocol
import DisplayList

/// A bar with buttons along the bottom of the interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbar>.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  private let background = BarBackground()
  /// Whether the line at the edge is hidden.
  ///
  /// Apple's bars support this only as a key.
  final var hidesShadow: Bool {
    get { background.hidesShadow }
    set { background.hidesShadow = newValue }
  }
  private var shownViews: [UIView] = []

  /// The navigation controller that manages the toolbar.
  final weak var controller: UINavigationController?
  private weak var storedDelegate: (any UIToolbarDelegate)?

  /// The delegate of the toolbar.
  open weak var delegate: (any UIToolbarDelegate)? {
    get { storedDelegate }
    set {
      ManagedBar.check(delegate: newValue, of: "UIToolbar", managedBy: controller)
      storedDelegate = newValue
    }
  }

  /// The style of the toolbar.
  open var barStyle: UIBarStyle = .default { didSet { updateLook() } }
  /// Whether the toolbar is translucent.
  open var isTranslucent = true {
    didSet {
      updateLook()
      // Content extends below a translucent bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// The tint color of the toolbar's background.
  open var barTintColor: UIColor? { didSet { updateLook() } }
  /// The standard appearance of the toolbar.
  open var standardAppearance = UIToolbarAppearance() { didSet { updateLook() } }
  /// The appearance of a compact toolbar.
  open var compactAppearance: UIToolbarAppearance? { didSet { updateLook() } }
  /// The appearance of the toolbar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateLook() } }
  /// The appearance of a compact toolbar when content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { updateLook() } }

  /// The background images.
  final var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:] {
    didSet { updateLook() }
  }
  /// The images that replace the shadow line.
  final var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { updateLook() } }

  /// Sets the background image at a position of the toolbar; an empty one makes the toolbar
  /// transparent.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
  }

  /// Returns the background image at a position of the toolbar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom]?[barMetrics]
  }

  /// Sets the image that replaces the shadow line at a position of the toolbar; an empty one hides
  /// the line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// Returns the image that replaces the shadow line at a position of the toolbar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  private var storedItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue ?? []) }
  }

  /// The items, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The position of the toolbar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Creates a toolbar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a toolbar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    isTranslucent = coder.bool("translucent") ?? true
    barStyle = coder.barStyle
    barTintColor = coder.color(key: "barTintColor")
    items = coder.objects(in: "items")
  }

  private func prepare() {
    insertSubview(background, at: 0)
    updateLook()
  }

  /// Whether a navigation controller's content is scrolled to its end, so that there's nothing
  /// under the toolbar.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { updateLook() } } }

  private var edgeAppearance: UIToolbarAppearance? {
    (hasCompactBars ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
  }

  private var currentAppearance: UIToolbarAppearance {
    (isAtEdge ? edgeAppearance : nil) ?? (hasCompactBars ? compactAppearance : nil)
      ?? standardAppearance
  }

  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? {
    let appearance = currentAppearance
    return style == .prominent ? appearance.prominentButtonAppearance : appearance.buttonAppearance
  }

  private func updateLook() {
    let appearance = currentAppearance
    let ownImages = backgroundImages[barPosition] ?? backgroundImages[.any] ?? [:]
    let image = ownImages[barMetrics] ?? ownImages[.default]
    let shadowImage = shadowImages[barPosition] ?? shadowImages[.any]
    let isClear = isAtEdge && edgeAppearance == nil && isTranslucent && image == nil
    background.barTintColor = barTintColor
    background.show(
      appearance, orImage: image, orShadowImage: shadowImage, isTranslucent: isTranslucent)
    background.isHidden =
      isClear || !appearance.hasBackground || image.map { $0.size == .zero } ?? false
    background.showsHairline = shadowImage == nil && appearance.shadowColor != nil
    background.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    for item in items ?? [] { item.barLookDidChange() }
  }

  /// Updates the appearance when the bar becomes compact or stops being compact.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old where item.host === self { item.host = nil }
    for item in items ?? [] {
      item.takeAppearance(in: self)
      item.host = self
    }
    let views = (items ?? []).filter(\.isShown).compactMap(\.barView)
    for view in shownViews
    where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self {
      view.takeBarSize()
      addSubview(view)
    }
    shownViews = views
    setNeedsLayout()
  }

  /// Updates the items with the appearance proxies that apply to bars in this window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { for item in items ?? [] { item.takeAppearance(in: self) } }
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ManagedBar.check(call: "setItems:animated:", on: "UIToolbar", managedBy: controller)
    show(items)
  }

  /// Shows the items of a navigation controller's visible view controller.
  final func show(_ items: [UIBarButtonItem]?) { storedItems = items }

  func barItemDidChange(_ item: UIBarItem) {
    itemsDidChange(from: items ?? [])
  }

  /// Returns the toolbar's best size for a given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
    return CGSize(width: width, height: barRowHeight)
  }

  /// The height of the toolbar, which has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBackground()
    let shown = (items ?? []).filter(\.isShown)
    guard !shown.isEmpty else { return }
    let height = min(bounds.height, SystemDesign.current.bars.rowHeight)
    let sizes = shown.map { $0.barSize(fitting: height) }
    let left = barMargins.left
    let right = bounds.width - barMargins.right
    var taken: CGFloat = 0
    var gaps: [CGFloat] = []
    for index in shown.indices {
      taken += sizes[index].width
      gaps.append(index > 0 ? shown[index - 1].gap(to: shown[index]) : 0)
      taken += gaps[index]
    }
    let rest = max(0, right - left - taken)
    let hasView = shown.contains(where: \.takesRest)
    let flexibleCount = shown.count(where: \.isFlexibleSpace)
    let flexible = flexibleCount > 0 && !hasView ? rest / CGFloat(flexibleCount) : 0
    var x = left
    for (index, item) in shown.enumerated() {
      x += gaps[index]
      let width =
        item.isFlexibleSpace ? flexible : sizes[index].width + (item.takesRest ? rest : 0)
      if let view = item.barView {
        item.takeBackView(into: self)
        let frame = CGRect(
          x: x, y: (height - sizes[index].height) / 2, width: width, height: sizes[index].height
        ).insetBy(dx: -item.barPadding, dy: 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.setFrameInBar(isMirrored ? frame.mirrored(in: bounds.width) : frame)
      }
      x += width
    }
  }

  private func layoutBackground() {
    var frame = bounds
    if let window, barPosition == .bottom || barPosition == .any {
      let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: window).y
      let overlap = window.bounds.height - bottom
      if overlap > 0, abs(overlap - window.safeAreaInsets.bottom) < 0.5 {
        frame.size.height += overlap
      }
    }
    background.frame = frame
    background.hairlineEdge = barPosition == .top || barPosition == .topAttached ? .bottom : .top
  }

  override func describeRole(_ element: inout ScreenElement) { element.role = .bar }

  override var elementKind: ElementKind { .toolbar }

  override func describeForTests(_ element: inout ScreenElement) {
    super.describeForTests(&element)
    element.label = element.label ?? "Toolbar"
  }

  override var kindName: String? { "toolbar" }

  // MARK: Self-description

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UIToolbar.barTintColor), .path(\UIToolbar.barStyle), .path(\UIToolbar.isTranslucent),
      .bar(\UIToolbar.standardAppearance), .bar(\UIToolbar.compactAppearance),
      .bar(\UIToolbar.scrollEdgeAppearance), .bar(\UIToolbar.compactScrollEdgeAppearance),
      .values(\UIToolbar.backgroundImages), .values(\UIToolbar.shadowImages),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("delegate", \UIToolbar.delegate),
      .key("items", \UIToolbar.items),
      .key("barTintColor", \UIToolbar.barTintColor),
      .key("translucent", \UIToolbar.isTranslucent),
      .key("hidesShadow", \UIToolbar.hidesShadow),
    ]
  }
}
