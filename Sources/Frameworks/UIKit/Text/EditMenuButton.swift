import DeviceProtocol
import DisplayList

/// A command of the edit menu.
final class EditMenuButton: UIControl {
  private let item: EditMenu.Item
  private let label = UILabel()
  var isLast = false

  init(_ item: EditMenu.Item) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    label.text = item.title
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = item.title
    accessibilityTraits = .button
    isEnabled = item.isEnabled
    label.textColor = isEnabled ? .label : .tertiaryLabel
  }

  required init?(coder: NSCoder) {
    nil
  }

  var fittingWidth: CGFloat {
    ceil(label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 44)).width) + 28
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
      let fill = Color(.quaternarySystemFill, traits: traitCollection)
      context.record(
        .fill(.roundedRect(bounds.insetBy(dx: 3, dy: 3), CornerRadii(9)), .color(fill)))
    }
    guard !isLast else { return }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let line = CGRect(x: bounds.width - pixel, y: 10, width: pixel, height: bounds.height - 20)
    context.record(.fill(.rect(line), .color(Color(.separator, traits: traitCollection))))
  }

  override var elementKind: ElementKind { .menuItem }
}
