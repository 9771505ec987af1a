/// The title of a pop-up menu's chosen element, with two arrows.
final class PopUpMenuLabel: UIView {
  private static let look = SystemDesign.current.listContents
  private let label = UILabel()
  private let arrows = UIImageView()

  /// Creates a label for a menu's chosen element.
  convenience init(_ menu: UIMenu, color: UIColor?) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    let configuration = UIImage.SymbolConfiguration(
      font: Self.look.menuArrows.font, scale: .default)
    arrows.image = UIImage(
      systemName: "chevron.up.chevron.down", withConfiguration: configuration)?
      .withRenderingMode(.alwaysTemplate)
    arrows.tintColor = color ?? .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color ?? .secondaryLabel
    addSubview(label)
    addSubview(arrows)
    show(menu, chosen: nil)
  }

  /// The title of the chosen element.
  var title: String? { label.text }

  /// Shows a chosen element, which is the one with a check mark unless one is given.
  func show(_ menu: UIMenu, chosen: UIMenuElement?) {
    label.text = menu.markChoice(chosen)?.title
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, image) = (label.sizeThatFits(size), arrows.sizeThatFits(size))
    return CGSize(
      width: text.width + Self.look.menuGap + image.width, height: max(text.height, image.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = arrows.sizeThatFits(bounds.size)
    let textWidth = max(0, bounds.width - image.width - Self.look.menuGap)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? bounds.width - textWidth : 0, y: 0, width: textWidth, height: bounds.height)
    arrows.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - image.width, y: (bounds.height - image.height) / 2,
      width: image.width, height: image.height)
  }
}
