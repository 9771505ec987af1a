import CoreGraphics

/// The badge of a button in a navigation bar.
final class BarButtonBadge: UIView {
  private static let look = SystemDesign.current.bars.badge

  private let label = BadgeLabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ badge: UIBarButtonItem.Badge) {
    label.text = badge.stringValue
    label.font = badge.font ?? Self.look.font.font
    label.textColor = badge.foregroundColor ?? Self.look.textColor
    backgroundColor = badge.backgroundColor ?? Self.look.color
  }

  /// Places the badge on the upper trailing corner of a title or image in the middle of a button.
  func place(onCornerOf content: CGSize, in button: UIView) {
    let isDot = label.text == nil
    let look = Self.look
    let text = label.sizeThatFits(.zero)
    let height = isDot ? look.dotDiameter : max(look.height, ceil(text.height))
    let width = isDot ? height : max(height, ceil(text.width) + look.textMargins)
    let area = button.bounds
    let overlap = isDot ? look.dotOverlap : look.overlap
    let x = area.midX + content.width / 2 - overlap
    let y = max(area.minY + look.top, area.midY - content.height / 2 - height + overlap)
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.frame = isMirrored ? frame.mirrored(in: area.width) : frame
    label.frame = bounds
    layer.cornerRadius = height / 2
  }
}
