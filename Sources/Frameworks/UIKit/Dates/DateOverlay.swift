import DisplayList

/// A card above everything else in a window, next to the view that opened it.
///
/// A touch outside the card closes it.
final class DateOverlay: UIView {
  private static let look = SystemDesign.current.dates.card

  private let card = DateCard()
  private let content: UIView
  private let size: CGSize
  private weak var source: UIView?
  private var onDismiss: (() -> Void)?

  /// Opens a card.
  ///
  /// Returns `false` if the view that opens it isn't on the screen.
  static func present(
    _ content: UIView, size: CGSize, from source: UIView, onDismiss: @escaping () -> Void
  ) -> Bool {
    guard let window = source.window else { return false }
    window.endEditing(true)
    let overlay = DateOverlay(content, size: size, source: source, onDismiss: onDismiss)
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    window.addSubview(overlay)
    overlay.appear()
    return true
  }

  private init(
    _ content: UIView, size: CGSize, source: UIView, onDismiss: @escaping () -> Void
  ) {
    self.content = content
    self.size = size
    self.source = source
    self.onDismiss = onDismiss
    super.init(frame: .zero)
    drawsContent = false
    accessibilityViewIsModal = true
    card.addSubview(content)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source, source.window === window else { return }
    let anchor = source.convert(source.bounds, to: self)
    let room = bounds.inset(by: safeAreaInsets).insetBy(
      dx: Self.look.margin, dy: Self.look.margin)
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
    let below = anchor.maxY + Self.look.gap
    let above = anchor.minY - Self.look.gap - size.height
    let fitsBelow = below + size.height <= room.maxY
    let y = fitsBelow ? below : max(room.minY, min(above, room.maxY - size.height))
    card.bounds = CGRect(origin: .zero, size: size)
    card.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
    content.frame = card.bounds
  }

  private func appear() {
    layoutIfNeeded()
    card.transform = CGAffineTransform(scaleX: Self.look.firstScale, y: Self.look.firstScale)
    card.alpha = 0
    Self.look.appearance.animate {
      self.card.transform = .identity
      self.card.alpha = 1
    }
  }

  /// Closes the card.
  func dismiss() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    let onDismiss = onDismiss
    self.onDismiss = nil
    UIView.animate(
      withDuration: Self.look.disappearing, animations: { self.card.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
    onDismiss?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { dismiss() }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
