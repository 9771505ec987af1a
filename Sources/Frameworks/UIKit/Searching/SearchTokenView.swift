/// A token in a search field.
final class SearchTokenView: UIControl {
  static let look = SystemDesign.current.search.token

  let token: UISearchToken
  private let label = UILabel()
  private let icon = UIImageView()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = Self.look.cornerRadius
    layer.cornerCurve = .continuous
    label.text = token.text
    label.font = .preferredFont(forTextStyle: Self.look.style)
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    isAccessibilityElement = true
    accessibilityLabel = token.text
    accessibilityTraits = .button
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the token in a color, or as selected.
  func show(_ color: UIColor) {
    backgroundColor = isSelected ? tintColor : color
    let content = isSelected ? Self.look.selectedColor : Self.look.color
    label.textColor = content
    icon.tintColor = content
    if isSelected {
      accessibilityTraits.insert(.selected)
    } else {
      accessibilityTraits.remove(.selected)
    }
  }

  private var iconWidth: CGFloat {
    token.icon == nil ? 0 : Self.look.imageWidth + Self.look.imageGap
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = label.sizeThatFits(.zero).width
    return CGSize(
      width: width.rounded(.up) + iconWidth + 2 * Self.look.inset, height: Self.look.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = Self.look.inset
    let width = bounds.width - 2 * inset - iconWidth
    let side = Self.look.imageWidth
    icon.frame = CGRect(
      x: isMirrored ? bounds.width - inset - side : inset, y: (bounds.height - side) / 2,
      width: token.icon == nil ? 0 : side, height: side)
    label.frame = CGRect(
      x: isMirrored ? inset : inset + iconWidth, y: 0, width: max(width, 0),
      height: bounds.height)
  }
}
