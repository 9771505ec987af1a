/// A token in a search field.
final class SearchTokenView: UIControl {
  private static let margin: CGFloat = 7
  private static let spacing: CGFloat = 4
  static let height: CGFloat = 24

  let token: UISearchToken
  private let label = UILabel()
  private let icon = UIImageView()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = 5
    layer.cornerCurve = .continuous
    label.text = token.text
    label.font = .preferredFont(forTextStyle: .subheadline)
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
    let content: UIColor = isSelected ? .white : .label
    label.textColor = content
    icon.tintColor = content
    if isSelected {
      accessibilityTraits.insert(.selected)
    } else {
      accessibilityTraits.remove(.selected)
    }
  }

  private var iconWidth: CGFloat { token.icon == nil ? 0 : 16 + Self.spacing }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = label.sizeThatFits(.zero).width
    return CGSize(width: width.rounded(.up) + iconWidth + 2 * Self.margin, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - 2 * Self.margin - iconWidth
    icon.frame = CGRect(
      x: isMirrored ? bounds.width - Self.margin - 16 : Self.margin, y: (bounds.height - 16) / 2,
      width: token.icon == nil ? 0 : 16, height: 16)
    label.frame = CGRect(
      x: isMirrored ? Self.margin : Self.margin + iconWidth, y: 0, width: max(width, 0),
      height: bounds.height)
  }
}
