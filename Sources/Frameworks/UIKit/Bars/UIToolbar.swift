import DisplayList

/// A bar with buttons along the bottom of the interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbar>.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  private let background = BarBackground()
  private var shownViews: [UIView] = []

  /// The delegate of the toolbar.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The style of the toolbar.
  open var barStyle: UIBarStyle = .default {
    didSet { updateBackground() }
  }

  /// Whether the toolbar is translucent.
  open var isTranslucent = true {
    didSet { updateBackground() }
  }

  /// The tint color of the toolbar's background.
  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  /// The items, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue ?? []) }
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

  /// Takes over what a storyboard says; in an initializer it would not be observed.
  private func read(_ coder: StoryboardCoder) {
    isTranslucent = coder.bool("translucent") ?? true
    barStyle = coder.barStyle
    barTintColor = coder.color(key: "barTintColor")
    items = coder.objects(in: "items")
  }

  private func prepare() {
    insertSubview(background, at: 0)
    updateBackground()
  }

  private func updateBackground() {
    background.barTintColor = barTintColor
    background.isTranslucent = isTranslucent
    background.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
  }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old where item.host === self { item.host = nil }
    for item in items ?? [] { item.host = self }
    let views = (items ?? []).filter { !$0.isHidden }.compactMap(\.barView)
    for view in shownViews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    shownViews = views
    setNeedsLayout()
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  func barItemDidChange(_ item: UIBarItem) {
    itemsDidChange(from: items ?? [])
  }

  /// Returns the size of a toolbar that fits a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
    return CGSize(width: width, height: traitCollection.verticalSizeClass == .compact ? 32 : 44)
  }

  /// The height of the toolbar, which has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Lays the items out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBackground()
    let shown = (items ?? []).filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    let height = min(bounds.height, 44)
    let sizes = shown.map { $0.barSize(fitting: height) }
    let left = max(safeAreaInsets.left, 0) + systemSideMargin
    let right = bounds.width - max(safeAreaInsets.right, 0) - systemSideMargin
    var taken: CGFloat = 0
    var gaps: [CGFloat] = []
    for index in shown.indices {
      taken += sizes[index].width
      let isGap = index > 0 && !shown[index].isSpace && !shown[index - 1].isSpace
      gaps.append(isGap ? 8 : 0)
      taken += gaps[index]
    }
    let flexibleCount = shown.count(where: \.isFlexibleSpace)
    let flexible = flexibleCount > 0 ? max(0, (right - left - taken) / CGFloat(flexibleCount)) : 0
    var x = left
    for (index, item) in shown.enumerated() {
      x += gaps[index]
      let width = item.isFlexibleSpace ? flexible : sizes[index].width
      if let view = item.barView {
        let frame = CGRect(
          x: x, y: (height - sizes[index].height) / 2, width: width, height: sizes[index].height)
        view.frame =
          effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size)
          : frame
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
}
