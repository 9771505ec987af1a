import DisplayList

/// The menu above a selection, with commands such as Cut, Copy, and Paste.
@MainActor
final class EditMenu: UIView {
  struct Item {
    let title: String
    var isEnabled = true
    let action: @MainActor () -> Void
  }

  private static let look = SystemDesign.current.editMenus
  private let buttons: [EditMenuButton]
  private var onDismiss: (@MainActor () -> Void)?
  private var observer: OutsideTouchRecognizer?

  init(items: [Item]) {
    buttons = items.map(EditMenuButton.init)
    super.init(frame: .zero)
    isOpaque = false
    var x: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = button.fittingWidth
      button.isLast = index == buttons.count - 1
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.look.height)
      addSubview(button)
      x += width
    }
    bounds.size = CGSize(width: x, height: Self.look.height)
    Self.look.shadow.apply(to: layer)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: Self.look.cornerRadius,
      cornerHeight: Self.look.cornerRadius, transform: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the menu above a rectangle of the window, or below it if there isn't enough space.
  func present(above rect: CGRect, in window: UIWindow, onDismiss: @escaping @MainActor () -> Void)
  {
    self.onDismiss = onDismiss
    let gap = Self.look.gap
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: gap, dy: 0)
    var y = rect.minY - gap - Self.look.height
    if y < room.minY { y = rect.maxY + gap }
    let x = min(
      max(rect.midX - bounds.width / 2, room.minX), max(room.minX, room.maxX - bounds.width))
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: bounds.width, height: Self.look.height)
    window.addSubview(self)
    let observer = OutsideTouchRecognizer(menu: self)
    window.addGestureRecognizer(observer)
    self.observer = observer
  }

  func dismiss() {
    if let observer { observer.view?.removeGestureRecognizer(observer) }
    observer = nil
    removeFromSuperview()
    let onDismiss = onDismiss
    self.onDismiss = nil
    onDismiss?()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shape = Shape.roundedRect(bounds, CornerRadii(Self.look.cornerRadius))
    Self.look.surface.draw(shape, in: context, traits: traitCollection)
  }
}
