/// The bar between groups of a menu.
final class MenuDivider: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = SystemDesign.current.menus.dividerFill
  }

  required init?(coder: NSCoder) {
    nil
  }
}
