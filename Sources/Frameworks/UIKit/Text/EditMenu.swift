import DisplayList

/// The menu over a selection: Cut, Copy, Paste and so on.
@MainActor
final class EditMenu: UIView {
  struct Item {
    let title: String
    let action: @MainActor () -> Void
  }

  private static let height: CGFloat = 44
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
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the menu above a rectangle of the window, or below it where there is no room.
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
    let shape = Shape.roundedRect(bounds, CornerRadii(12))
    let isDark = traitCollection.userInterfaceStyle == .dark
    context.record(
      .shadow(
        shape,
        Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.22), offset: CGSize(width: 0, height: 4),
          blur: 12)))
    context.record(.backdropBlur(shape, radius: 20))
    let fill = isDark ? UIColor(white: 0.2, alpha: 0.9) : UIColor(white: 0.97, alpha: 0.94)
    context.record(.fill(shape, .color(Color(fill, traits: traitCollection))))
  }
}

/// A command of the edit menu.
private final class EditMenuButton: UIControl {
  private let item: EditMenu.Item
  private let label = UILabel()
  var isLast = false

  init(_ item: EditMenu.Item) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    label.text = item.title
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = item.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    nil
  }

  var fittingWidth: CGFloat {
    ceil(label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 44)).width) + 28
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { item.action() }
  }

  override var claimsTaps: Bool { true }

  override func accessibilityActivate() -> Bool {
    item.action()
    return true
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isHighlighted {
      let fill = Color(.quaternarySystemFill, traits: traitCollection)
      context.record(
        .fill(.roundedRect(bounds.insetBy(dx: 3, dy: 3), CornerRadii(9)), .color(fill)))
    }
    guard !isLast else { return }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let line = CGRect(x: bounds.width - pixel, y: 10, width: pixel, height: bounds.height - 20)
    context.record(.fill(.rect(line), .color(Color(.separator, traits: traitCollection))))
  }
}

/// Dismisses the menu when a finger goes down beside it, and takes no touch away.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
  private weak var menu: EditMenu?

  init(menu: EditMenu) {
    self.menu = menu
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isInside = touches.contains { touch in
      touch.view.map { view in menu.map(view.isDescendant(of:)) ?? false } ?? false
    }
    state = .failed
    if !isInside {
      let menu = menu
      DispatchQueue.main.async { menu?.dismiss() }
    }
  }
}
