import DeviceProtocol
import Foundation

/// What a navigation bar shows of one item: the way back, the buttons, the title.
final class NavigationBarContent: UIView, BarItemHost {
  private let item: UINavigationItem
  private unowned let bar: UINavigationBar
  private let title = UILabel()
  private let largeTitle = UILabel()
  private let prompt = UILabel()
  private var backButton: NavigationBackButton?
  private var barItems: [UIBarButtonItem] = []
  private var views: [UIView] = []
  private var offset: CGFloat = 0

  init(item: UINavigationItem, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    for label in [title, largeTitle, prompt] {
      label.accessibilityTraits = [.staticText, .header]
      addSubview(label)
    }
    title.textAlignment = .center
    prompt.textAlignment = .center
    itemDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Moves the title sideways, as for a transition.
  func slide(by offset: CGFloat) {
    self.offset = offset
    setNeedsLayout()
    layoutIfNeeded()
  }

  func barItemDidChange(_ item: UIBarItem) {
    itemDidChange()
  }

  func itemDidChange() {
    title.text = item.title
    largeTitle.text = item.title
    prompt.text = item.prompt
    for view in views { view.removeFromSuperview() }
    for old in barItems where old.host === self { old.host = nil }
    backButton?.removeFromSuperview()
    backButton = nil
    let left = item.leftBarButtonItems ?? []
    let right = item.rightBarButtonItems ?? []
    barItems = left + right
    for barItem in barItems { barItem.host = self }
    views = barItems.filter { !$0.isHidden }.compactMap(\.barView)
    for view in views { addSubview(view) }
    if let previous = bar.backItem, !item.hidesBackButton,
      left.isEmpty || item.leftItemsSupplementBackButton
    {
      let button = NavigationBackButton(leadingTo: previous, bar: bar)
      addSubview(button)
      backButton = button
    }
    if let titleView = item.titleView, titleView.superview !== self { addSubview(titleView) }
    updateLook()
  }

  func updateLook() {
    let appearance = bar.currentAppearance
    var attributes = bar.titleTextAttributes ?? [:]
    attributes.merge(appearance.titleTextAttributes) { $1 }
    title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    var large = bar.largeTitleTextAttributes ?? [:]
    large.merge(appearance.largeTitleTextAttributes) { $1 }
    largeTitle.font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeTitle.textColor = large[.foregroundColor] as? UIColor ?? .label
    prompt.font = .systemFont(ofSize: 13)
    prompt.textColor = .label
    backButton?.updateLook()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight: CGFloat = item.prompt == nil ? 0 : 30
    let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: bar.rowHeight)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect {
      guard isMirrored else { return frame }
      return CGRect(
        origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size)
    }
    prompt.isHidden = item.prompt == nil
    prompt.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 20)

    var left = max(safeAreaInsets.left, 0) + (bar.controller == nil ? 0 : 0)
    if let backButton {
      let size = backButton.sizeThatFits(CGSize(width: bounds.width / 2, height: row.height))
      backButton.frame = mirrored(
        CGRect(x: left + 8, y: row.minY, width: size.width, height: row.height))
      left = left + 8 + size.width
    }
    left = max(left, safeAreaInsets.left + 16)
    for barItem in (item.leftBarButtonItems ?? []).filter({ !$0.isHidden }) {
      let size = barItem.barSize(fitting: row.height)
      barItem.barView?.frame = mirrored(
        CGRect(
          x: left, y: row.midY - size.height / 2, width: size.width, height: size.height))
      left += size.width + 8
    }
    var right = bounds.width - max(safeAreaInsets.right, 0) - 16
    for barItem in (item.rightBarButtonItems ?? []).filter({ !$0.isHidden }) {
      let size = barItem.barSize(fitting: row.height)
      right -= size.width
      barItem.barView?.frame = mirrored(
        CGRect(
          x: right, y: row.midY - size.height / 2, width: size.width, height: size.height))
      right -= 8
    }
    layoutTitle(
      in: CGRect(x: left, y: row.minY, width: max(0, right - left), height: row.height))
    let showsLarge = bar.showsLargeTitle
    largeTitle.isHidden = !showsLarge
    let margin = max(safeAreaInsets.left, 0) + 16
    largeTitle.frame = mirrored(
      CGRect(
        x: margin + offset, y: row.maxY + 2, width: max(0, bounds.width - 2 * margin), height: 42))
  }

  private func layoutTitle(in room: CGRect) {
    let view: UIView = item.titleView ?? title
    title.isHidden = item.titleView != nil || (bar.showsLargeTitle && !bar.isOverContent)
    var size = view.sizeThatFits(room.size)
    if let titleView = item.titleView {
      if titleView.bounds.size != .zero { size = titleView.bounds.size }
      if size == .zero {
        size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    size.width = min(ceil(size.width), room.width)
    size.height = min(ceil(size.height), room.height)
    var x = bounds.midX - size.width / 2
    x = max(room.minX, min(x, room.maxX - size.width))
    view.frame = CGRect(
      x: x + offset, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}

/// The button that leads back to the item before.
final class NavigationBackButton: UIControl {
  private let item: UINavigationItem
  private unowned let bar: UINavigationBar
  private let label = UILabel()

  init(leadingTo item: UINavigationItem, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    isOpaque = false
    contentMode = .redraw
    label.isAccessibilityElement = false
    addSubview(label)
    updateLook()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var title: String {
    if let own = item.backBarButtonItem?.title ?? item.backButtonTitle { return own }
    switch item.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return "Back"
    case .default: return item.title?.isEmpty ?? true ? "Back" : item.title!
    }
  }

  private var color: UIColor { item.backBarButtonItem?.tintColor ?? tintColor }

  func updateLook() {
    label.text = title
    let attributes = bar.currentAppearance.backButtonAppearance.normal.titleTextAttributes
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    accessibilityLabel = title.isEmpty ? item.title ?? "Back" : title
    accessibilityIdentifier = "BackButton"
    alpha = isHighlighted ? 0.2 : 1
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.2 : 1 } }
  }

  override var claimsTaps: Bool { true }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var width = label.sizeThatFits(size).width
    if width > 150 { width = UILabel.width(of: "Back", font: label.font) }
    return CGSize(width: 19 + ceil(width), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = label.sizeThatFits(bounds.size).width
    label.text = natural > 150 ? "Back" : title
    label.frame = CGRect(
      x: isMirrored ? 0 : 19, y: 0, width: max(0, bounds.width - 19), height: bounds.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func draw(_ rect: CGRect) {
    let middle = bounds.midY
    let path = UIBezierPath()
    func x(_ x: CGFloat) -> CGFloat { isMirrored ? bounds.width - x : x }
    path.move(to: CGPoint(x: x(11), y: middle - 8.5))
    path.addLine(to: CGPoint(x: x(2.5), y: middle))
    path.addLine(to: CGPoint(x: x(11), y: middle + 8.5))
    path.lineWidth = 2.7
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { bar.goBack() }
  }

  override func accessibilityActivate() -> Bool {
    bar.goBack()
    return true
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UIBackButton"
    element.text = label.text
    element.textColor = nil
  }
}

extension UILabel {
  /// How wide a line of text is.
  fileprivate static func width(of text: String, font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.sizeThatFits(.zero).width
  }
}
