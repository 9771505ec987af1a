import DeviceProtocol
import DisplayList

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private unowned let alert: UIAlertController
  private let isSheet: Bool
  private static let look = SystemDesign.current.alerts
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
    label.minimumScaleFactor = Self.look.smallestTitleScale
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
    let room = CGSize(width: CGFloat.infinity, height: Self.look.buttonHeight)
    return ceil(label.sizeThatFits(room).width)
  }

  func update() {
    isEnabled = action.isEnabled
    accessibilityTraits = .button
    var font = isSheet ? Self.look.sheet.buttonFont : Self.look.buttonFont
    if alert.isBold(action) { font.weight = Self.look.preferredWeight }
    label.font = font.font
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
      backgroundColor = isHighlighted ? Self.look.highlight : nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.look.buttonMargin
    label.frame = bounds.insetBy(
      dx: label.textAlignment == .center ? Self.look.buttonTitleMargin : margin, dy: 0)
    let size = imageView.image?.size ?? .zero
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, width: CGFloat, isLeft: Bool) {
      view.frame = CGRect(
        x: isLeft ? margin : bounds.width - margin - width, y: 0, width: width,
        height: bounds.height)
    }
    place(imageView, width: size.width, isLeft: !isRightToLeft)
    place(checkmark, width: checkmark.intrinsicContentSize.width, isLeft: isRightToLeft)
    if label.textAlignment == .left, !isRightToLeft, imageView.image != nil {
      let start = imageView.frame.maxX + Self.look.buttonImageGap
      label.frame = CGRect(
        x: start, y: 0, width: bounds.width - start - margin, height: bounds.height)
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
