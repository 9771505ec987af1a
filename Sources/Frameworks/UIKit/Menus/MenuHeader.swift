/// The title of a menu.
final class MenuHeader: UIView {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    isOpaque = false
    label.text = title
    label.font = SystemDesign.current.menus.headerFont.font
    label.textColor = .secondaryLabel
    label.accessibilityTraits = [.staticText, .header]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: SystemDesign.current.menus.headerInset, dy: 0)
  }
}
