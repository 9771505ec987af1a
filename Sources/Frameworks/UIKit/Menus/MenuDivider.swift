/// The bar between groups of a menu.
final class MenuDivider: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.35 : 0.08)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
