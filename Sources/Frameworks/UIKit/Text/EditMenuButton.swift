import DeviceProtocol
import DisplayList

/// A command of the edit menu.
final class EditMenuButton: UIControl {
  private static let look = SystemDesign.current.editMenus

  private let item: EditMenu.Item
  private let label = UILabel()
  var isLast = false

  init(_ item: EditMenu.Item) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    label.text = item.title
    label.font = Self.look.font.font
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = item.title
    accessibilityTraits = .button
    isEnabled = item.isEnabled
    label.textColor = isEnabled ? Self.look.textColor : Self.look.disabledColor
  }

  required init?(coder: NSCoder) {
    nil
  }

  var fittingWidth: CGFloat {
    let room = CGSize(width: CGFloat.infinity, height: Self.look.height)
    return ceil(label.sizeThatFits(room).width) + Self.look.titleMargins
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { item.action() }
  }

  override var claimsTaps: Bool { true }

  override func accessibilityActivate() -> Bool {
    if isEnabled { item.action() }
    return isEnabled
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isHighlighted {
      let fill = Color(Self.look.highlight, traits: traitCollection)
      let inset = Self.look.highlightInset
      let place = bounds.insetBy(dx: inset, dy: inset)
      context.record(
        .fill(.roundedRect(place, CornerRadii(Self.look.highlightRadius)), .color(fill)))
    }
    guard !isLast else { return }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let line = CGRect(
      x: bounds.width - pixel, y: Self.look.separatorInset, width: pixel,
      height: bounds.height - 2 * Self.look.separatorInset)
    let color = Color(Self.look.separatorColor, traits: traitCollection)
    context.record(.fill(.rect(line), .color(color)))
  }

  override var elementKind: ElementKind { .menuItem }
}
