import CoreGraphics

/// The badge of a button in a navigation bar.
final class BarButtonBadge: UIView {
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

  private static let height: CGFloat = 18
  /// The diameter of a badge without a text.
  private static let diameter: CGFloat = 10

  func show(_ badge: UIBarButtonItem.Badge) {
    label.text = badge.stringValue
    label.font = badge.font ?? .systemFont(ofSize: 13)
    label.textColor = badge.foregroundColor ?? .white
    backgroundColor = badge.backgroundColor ?? .systemRed
  }

  /// Places the badge on the upper trailing corner of a title or image in the middle of a button.
  func place(onCornerOf content: CGSize, in button: UIView) {
    let isDot = label.text == nil
    let height = isDot ? Self.diameter : max(Self.height, ceil(label.sizeThatFits(.zero).height))
    let width = isDot ? height : max(height, ceil(label.sizeThatFits(.zero).width) + 8)
    let area = button.bounds
    let overlap: CGFloat = isDot ? 4 : 8
    let x = area.midX + content.width / 2 - overlap
    let y = max(area.minY + 2, area.midY - content.height / 2 - height + overlap)
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.frame = isMirrored ? frame.mirrored(in: area.width) : frame
    label.frame = bounds
    layer.cornerRadius = height / 2
  }
}
