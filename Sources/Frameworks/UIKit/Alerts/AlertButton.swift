import DeviceProtocol
import DisplayList

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private unowned let alert: UIAlertController
  private let isSheet: Bool
  private static let margin: CGFloat = 16
  private let label = UILabel()
  private let imageView = UIImageView()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))

  init(action: UIAlertAction, alert: UIAlertController, isSheet: Bool) {
    self.action = action
    self.alert = alert
    self.isSheet = isSheet
    super.init(frame: .zero)
    isOpaque = false
    label.text = action.title
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    imageView.contentMode = .center
    checkmark.contentMode = .center
    for view in [label, imageView, checkmark] { addSubview(view) }
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
    label.textAlignment = NSTextAlignment(rawValue: action.titleTextAlignment) ?? .center
    imageView.image = action.image?.templateByDefault
    checkmark.isHidden = !action.isChecked
    for view in [imageView, checkmark] { view.tintColor = label.textColor }
    setNeedsLayout()
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
    label.frame = bounds.insetBy(dx: label.textAlignment == .center ? 8 : Self.margin, dy: 0)
    let size = imageView.image?.size ?? .zero
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, width: CGFloat, isLeft: Bool) {
      view.frame = CGRect(
        x: isLeft ? Self.margin : bounds.width - Self.margin - width, y: 0, width: width,
        height: bounds.height)
    }
    place(imageView, width: size.width, isLeft: !isRightToLeft)
    place(checkmark, width: checkmark.intrinsicContentSize.width, isLeft: isRightToLeft)
    if label.textAlignment == .left, !isRightToLeft, imageView.image != nil {
      let start = imageView.frame.maxX + 8
      label.frame = CGRect(
        x: start, y: 0, width: bounds.width - start - Self.margin, height: bounds.height)
    }
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

  override var kindName: String? { "button" }
}
