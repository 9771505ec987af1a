import DeviceProtocol
import DisplayList

/// The button that a bar shows for an item.
final class BarButton: UIControl, BarItemView {
  private static let look = SystemDesign.current.bars

  private unowned let item: UIBarButtonItem
  private let label = UILabel()
  let imageView = UIImageView()
  private let backgroundView = UIImageView()
  private var badgeView: BarButtonBadge?

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    label.isAccessibilityElement = false
    for view in [backgroundView, label, imageView] { addSubview(view) }
    itemDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var barItem: UIBarItem { item }

  func itemDidChange() {
    let showsImage = image != nil
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    isAccessibilityElement = item.isAccessibilityElement
    accessibilityTraits = item.accessibilityTraits
    accessibilityLabel = item.accessibilityLabel
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    imageView.isHidden = !showsImage
    label.isHidden = showsImage
    imageView.image = image
    label.text = item.title
    isContextMenuInteractionEnabled = item.menu != nil
    updateLook()
    setNeedsLayout()
  }

  /// Returns the menu of an item whose tap performs an action.
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu, isEnabled, item.primaryAction != nil || item.action != nil else {
      return nil
    }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { showBadge() }
  }

  /// Shows the item's badge, if the button is in a navigation bar.
  private func showBadge() {
    let badge = item.host is NavigationBarContent ? item.badge : nil
    accessibilityValue = badge?.stringValue
    guard let badge else {
      badgeView?.removeFromSuperview()
      badgeView = nil
      return
    }
    let view = badgeView ?? BarButtonBadge()
    badgeView = view
    addSubview(view)
    view.show(badge)
  }

  private var showsLandscapeImage: Bool { item.landscapeImagePhone != nil && hasCompactBars }

  private var image: UIImage? {
    (showsLandscapeImage ? item.landscapeImagePhone : item.image)?.inBar(
      scale: hasCompactBars ? .medium : .large)
  }

  private var titleOffset = UIOffset.zero
  private var backgroundOffset: CGFloat = 0

  /// Updates the appearance as the bar and the item specify.
  func updateLook() {
    var font = Self.look.buttonFont
    if item.style == .prominent { font.weight = Self.look.prominentWeight }
    let state: UIControl.State =
      !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let appearance = item.host?.buttonAppearance(for: item.style)
    var attributes = appearance?.titleTextAttributes(for: state) ?? [:]
    attributes.merge(
      item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) ?? [:]
    ) { $1 }
    label.font = attributes[.font] as? UIFont ?? font.font
    label.textColor =
      attributes[.foregroundColor] as? UIColor ?? (isEnabled ? tintColor : Self.look.disabledColor)
    imageView.tintColor = isEnabled ? tintColor : Self.look.disabledColor
    let metrics = barMetrics
    backgroundView.image =
      item.shownBackground(for: state, metrics) ?? appearance?.backgroundImage(for: state)
    backgroundOffset = item.backgroundVerticalPositionAdjustment(for: metrics)
    titleOffset = appearance?.titlePositionAdjustment(for: state) ?? .zero
    if titleOffset == .zero { titleOffset = item.titlePositionAdjustment(for: metrics) }
    alpha = isHighlighted && isEnabled ? Self.look.highlightOpacity : 1
    showBadge()
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateLook() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// The padding on each side of the title or image.
  static let padding = look.buttonPadding

  /// Returns the size of the title or image, which bars align.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = image?.size.width ?? titleWidth(fitting: size)
    return CGSize(width: ceil(width), height: min(Self.look.rowHeight, size.height))
  }

  private func titleWidth(fitting size: CGSize) -> CGFloat {
    (item.possibleTitles ?? []).reduce(label.sizeThatFits(size).width) {
      max($0, UILabel.width(of: $1, font: label.font))
    }
  }

  /// Narrow buttons also receive touches next to them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - Self.look.touchWidth) / 2), dy: 0).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds.offsetBy(dx: 0, dy: backgroundOffset)
    label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    if let badgeView {
      badgeView.place(onCornerOf: image?.size ?? label.sizeThatFits(bounds.size), in: self)
    }
    guard let image else { return }
    imageView.image = image
    let size = image.size
    let frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    imageView.frame = frame.inset(
      by: showsLandscapeImage ? item.landscapeImagePhoneInsets : item.imageInsets)
  }

  override var claimsTaps: Bool { true }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { item.trigger(for: event) }
  }

  override func accessibilityActivate() -> Bool {
    item.trigger(for: nil)
    return true
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UIBarButtonItem"
    if image == nil { element.text = item.title }
  }

  override var elementKind: ElementKind { .button }

  override var showsContentToTests: Bool { true }
}
