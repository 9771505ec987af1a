/// A stack of the dragged items' previews that follows the touch in front of everything else.
final class DragPreviewStack: UIView {
  private static let look = SystemDesign.current.dragging

  private struct Card {
    let item: UIDragItem
    let view: UIView
    let source: CGRect
  }

  /// Whether large previews keep their size while they're dragged.
  var isFullSize = false
  private var cards: [Card] = []
  private let badge = UILabel()
  /// The offset of the first preview's center from the touch, in points.
  private var grip = CGPoint.zero
  private var finger = CGPoint.zero

  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    drawsContent = false
    badge.backgroundColor = Self.look.badgeFill
    badge.textColor = Self.look.badgeColor
    badge.textAlignment = .center
    badge.font = Self.look.badgeFont.font
    badge.layer.cornerRadius = Self.look.badgeDiameter / 2
    badge.clipsToBounds = true
    badge.isHidden = true
    badge.isAccessibilityElement = false
    addSubview(badge)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a preview of an item at the item's position.
  func add(_ item: UIDragItem, _ preview: UITargetedPreview) {
    guard let card = Self.card(preview) else { return }
    insertSubview(card.view, at: 0)
    cards.append(Card(item: item, view: card.view, source: card.source))
    badge.isHidden = cards.count < 2
    badge.text = String(cards.count)
  }

  /// Shows a different preview for an item while it's dragged.
  func replace(_ item: UIDragItem, with preview: UIDragPreview) {
    guard let index = cards.firstIndex(where: { $0.item === item }) else { return }
    let old = cards[index]
    let targeted = UITargetedPreview(
      view: preview.view, parameters: preview.parameters,
      target: UIPreviewTarget(container: self, center: old.view.center))
    guard let card = Self.card(targeted) else { return }
    insertSubview(card.view, aboveSubview: old.view)
    card.view.transform = old.view.transform
    old.view.removeFromSuperview()
    cards[index] = Card(item: item, view: card.view, source: old.source)
  }

  /// Creates a preview with a shadow, and returns it with its position in the window.
  private static func card(_ preview: UITargetedPreview) -> (view: UIView, source: CGRect)? {
    let shown = ContextMenuPreview(controller: nil, of: preview)
    guard !shown.source.isEmpty else { return nil }
    let card = UIView(frame: shown.source)
    shown.view.isAccessibilityElement = false
    shown.view.frame = card.bounds
    card.addSubview(shown.view)
    look.shadow.apply(to: card.layer)
    card.layer.shadowOpacity = 0
    return (card, shown.source)
  }

  // MARK: Moving

  /// Lifts the previews from their views.
  func lift(at finger: CGPoint) {
    self.finger = finger
    if let first = cards.first?.source {
      grip = CGPoint(x: first.midX - finger.x, y: first.midY - finger.y)
    }
    for card in cards {
      card.view.transform = CGAffineTransform(scaleX: Self.look.lift, y: Self.look.lift)
      card.view.layer.shadowOpacity = Self.look.shadow.opacity
    }
  }

  /// Puts down the previews at their original positions.
  func putDown() {
    for card in cards { settle(card, at: card.source.middle, transform: .identity) }
  }

  /// Gathers the previews at the touch.
  func gather(at finger: CGPoint) {
    self.finger = finger
    for (index, card) in cards.enumerated() {
      let side = max(card.view.bounds.width, card.view.bounds.height)
      let scale =
        isFullSize ? Self.look.lift : min(Self.look.lift, Self.look.longest / max(side, 1))
      let shift = CGFloat(index) * Self.look.step
      card.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      card.view.layer.shadowOpacity = Self.look.shadow.opacity
      card.view.center = CGPoint(
        x: finger.x + grip.x + shift, y: finger.y + grip.y + shift)
    }
    guard let top = cards.first?.view else { return }
    let (offset, diameter) = (Self.look.badgeOffset, Self.look.badgeDiameter)
    badge.frame = CGRect(
      x: top.frame.minX - offset, y: top.frame.minY - offset, width: diameter, height: diameter)
    bringSubviewToFront(badge)
  }

  /// Returns the center of an item's preview, in the window's coordinates.
  func middle(of item: UIDragItem) -> CGPoint {
    cards.first { $0.item === item }?.view.center ?? finger
  }

  /// Returns the center of an item's preview when it was lifted, in the window's coordinates.
  func origin(of item: UIDragItem) -> CGPoint {
    cards.first { $0.item === item }?.source.middle ?? finger
  }

  /// Returns the size of an item's preview.
  func size(of item: UIDragItem) -> CGSize {
    cards.first { $0.item === item }?.source.size ?? .zero
  }

  // MARK: Removing previews

  /// Returns the preview of an item in the form that a delegate receives.
  func preview(of item: UIDragItem, center: CGPoint, in container: UIView) -> UITargetedDragPreview?
  {
    guard let card = cards.first(where: { $0.item === item }) else { return nil }
    return UITargetedDragPreview(
      view: card.view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: container, center: container.convert(center, from: self)))
  }

  /// Moves an item's preview to its target.
  ///
  /// Without a target, the preview fades out.
  func send(_ item: UIDragItem, to preview: UITargetedPreview?) {
    badge.alpha = 0
    guard let card = cards.first(where: { $0.item === item }) else { return }
    guard let preview else { return fade(item) }
    if let path = preview.parameters.visiblePath { card.view.subviews.first?.show(only: path) }
    let target = preview.target
    let center = convert(target.container.convert(target.center, to: nil), from: nil)
    settle(card, at: center, transform: target.transform)
  }

  /// Shrinks an item's preview in place until it disappears.
  func fade(_ item: UIDragItem) {
    badge.alpha = 0
    guard let view = cards.first(where: { $0.item === item })?.view else { return }
    view.alpha = 0
    view.transform = CGAffineTransform(scaleX: Self.look.lastScale, y: Self.look.lastScale)
  }

  private func settle(_ card: Card, at center: CGPoint, transform: CGAffineTransform) {
    card.view.center = center
    card.view.transform = transform
    card.view.layer.shadowOpacity = 0
  }
}

extension CGRect {
  /// The center of the rectangle.
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
