import DisplayList

/// The menu above a selection, with commands such as Cut, Copy, and Paste.
@MainActor
final class EditMenu: UIView {
  struct Item {
    let title: String
    var isEnabled = true
    let action: @MainActor () -> Void
  }

  private static let height: CGFloat = 44
  private static let radius: CGFloat = 12
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
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      addSubview(button)
      x += width
    }
    bounds.size = CGSize(width: x, height: Self.height)
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: Self.radius, cornerHeight: Self.radius, transform: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the menu above a rectangle of the window, or below it if there isn't enough space.
  func present(above rect: CGRect, in window: UIWindow, onDismiss: @escaping @MainActor () -> Void)
  {
    self.onDismiss = onDismiss
    let gap: CGFloat = 8
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 0)
    var y = rect.minY - gap - Self.height
    if y < room.minY { y = rect.maxY + gap }
    let x = min(
      max(rect.midX - bounds.width / 2, room.minX), max(room.minX, room.maxX - bounds.width))
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: bounds.width, height: Self.height)
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
    let shape = Shape.roundedRect(bounds, CornerRadii(Self.radius))
    let isDark = traitCollection.userInterfaceStyle == .dark
    context.record(.backdropBlur(shape, radius: 20))
    let fill = isDark ? UIColor(white: 0.2, alpha: 0.9) : UIColor(white: 0.97, alpha: 0.94)
    context.record(.fill(shape, .color(Color(fill, traits: traitCollection))))
  }
}
