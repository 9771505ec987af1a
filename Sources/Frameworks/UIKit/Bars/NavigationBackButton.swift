import DeviceProtocol
import Foundation

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
