import DeviceProtocol
import DisplayList

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private unowned let alert: UIAlertController
  private let isSheet: Bool
  private let label = UILabel()

  init(action: UIAlertAction, alert: UIAlertController, isSheet: Bool) {
    self.action = action
    self.alert = alert
    self.isSheet = isSheet
    super.init(frame: .zero)
    isOpaque = false
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    accessibilityLabel = action.title
    update()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var fittingWidth: CGFloat {
    ceil(label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 44)).width)
  }

  func update() {
    isEnabled = action.isEnabled
    accessibilityTraits = .button
    label.font = .systemFont(
      ofSize: isSheet ? 20 : 17, weight: alert.isBold(action) ? .semibold : .regular)
    let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    label.textColor = action.isEnabled ? color : .tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      backgroundColor =
        isHighlighted
        ? UIColor { traits in
          UIColor(
            white: traits.userInterfaceStyle == .dark ? 1 : 0,
            alpha: traits.userInterfaceStyle == .dark ? 0.12 : 0.09)
        } : nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { alert.choose(action) }
  }

  override var claimsTaps: Bool { true }

  override func accessibilityActivate() -> Bool {
    alert.choose(action)
    return true
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UIButton"
    element.text = action.title
    element.textColor = Color(label.textColor, traits: traitCollection)
  }
}
