import DeviceProtocol
import DisplayList

/// A menu that is open over everything else in a window; a touch beside it closes it.
final class MenuOverlay: UIView {
  private static weak var open: MenuOverlay?

  private let card: MenuCard
  private let source: CGRect
  private let sender: Any?
  private var onDismiss: (@MainActor () -> Void)?

  /// Opens a menu at a view.
  static func present(
    _ menu: UIMenu, from view: UIView, sender: Any?, onDismiss: (@MainActor () -> Void)? = nil
  ) {
    guard let window = view.window else { return }
    open?.dismiss(animated: false)
    let overlay = MenuOverlay(
      menu, source: view.convert(view.bounds, to: window), sender: sender, onDismiss: onDismiss)
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    overlay.appear()
    open = overlay
  }

  private init(
    _ menu: UIMenu, source: CGRect, sender: Any?, onDismiss: (@MainActor () -> Void)?
  ) {
    self.source = source
    self.sender = sender
    self.onDismiss = onDismiss
    card = MenuCard()
    super.init(frame: .zero)
    isOpaque = false
    accessibilityViewIsModal = true
    addSubview(card)
    show(menu, parents: [])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func show(_ menu: UIMenu, parents: [UIMenu]) {
    card.show(menu, hasParent: !parents.isEmpty) { [weak self] element in
      guard let self else { return }
      switch element {
      case nil:
        if let parent = parents.last { show(parent, parents: parents.dropLast()) }
      case let submenu as UIMenu:
        show(submenu, parents: parents + [menu])
      case let leaf as any UIMenuLeaf:
        if !leaf.attributes.contains(.keepsMenuPresented) { dismiss(animated: true) }
        leaf.performWithSender(sender, target: nil)
      default: break
      }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    var size = card.fittingSize
    size.height = min(size.height, room.height)
    var x = source.minX
    if source.midX > bounds.midX { x = source.maxX - size.width }
    x = min(max(x, room.minX), max(room.minX, room.maxX - size.width))
    let below = source.maxY + 8
    let above = source.minY - 8 - size.height
    let fitsBelow = below + size.height <= room.maxY
    let y = fitsBelow || above < room.minY ? min(below, room.maxY - size.height) : above
    card.bounds = CGRect(origin: .zero, size: size)
    card.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
  }

  private func appear() {
    layoutIfNeeded()
    card.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    card.alpha = 0
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [],
      animations: {
        self.card.transform = .identity
        self.card.alpha = 1
      }, completion: nil)
  }

  private func dismiss(animated: Bool) {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    Self.open = nil
    let onDismiss = onDismiss
    self.onDismiss = nil
    UIView.animate(
      withDuration: animated ? 0.2 : 0, animations: { self.card.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
    onDismiss?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dismiss(animated: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
