import DeviceProtocol
import DisplayList

/// An open menu in front of everything else in a window, with or without a preview.
///
/// A touch outside the menu closes it.
final class MenuOverlay: UIView {
  private static weak var open: MenuOverlay?
  private static let look = SystemDesign.current.menus

  private let card = MenuCard()
  private let backdrop = UIVisualEffectView(effect: nil)
  private let source: CGRect
  private let sender: Any?
  private let preview: ContextMenuPreview?
  private weak var origin: UIView?
  private let onChoose: (@MainActor (UIMenuElement) -> Void)?
  private let onCommit: (@MainActor () -> Void)?
  private var onDismiss: (@MainActor () -> Void)?
  /// The menus from the outermost to the visible one.
  private var path: [UIMenu]

  /// Opens a menu next to a view.
  /// - Parameters:
  ///   - rect: The part of the view that the menu is for, or `nil` for the entire view.
  ///   - onChoose: A closure that's called before a chosen element is performed.
  ///   - onCommit: A closure that's called when the user taps the preview.
  @discardableResult
  static func present(
    _ menu: UIMenu, from view: UIView, at rect: CGRect? = nil, sender: Any?,
    preview: ContextMenuPreview? = nil,
    onChoose: (@MainActor (UIMenuElement) -> Void)? = nil,
    onCommit: (@MainActor () -> Void)? = nil, onDismiss: (@MainActor () -> Void)? = nil
  ) -> MenuOverlay? {
    guard let window = view.window else { return nil }
    open?.dismiss(animated: false)
    let overlay = MenuOverlay(
      menu, of: view, source: preview?.source ?? view.convert(rect ?? view.bounds, to: window),
      sender: sender, preview: preview, onChoose: onChoose, onCommit: onCommit, onDismiss: onDismiss
    )
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    overlay.appear()
    open = overlay
    return overlay
  }

  private init(
    _ menu: UIMenu, of origin: UIView, source: CGRect, sender: Any?, preview: ContextMenuPreview?,
    onChoose: (@MainActor (UIMenuElement) -> Void)?, onCommit: (@MainActor () -> Void)?,
    onDismiss: (@MainActor () -> Void)?
  ) {
    self.origin = origin
    self.source = source
    self.sender = sender
    self.preview = preview
    self.onChoose = onChoose
    self.onCommit = onCommit
    self.onDismiss = onDismiss
    path = [menu]
    super.init(frame: .zero)
    isOpaque = false
    accessibilityViewIsModal = true
    if let preview {
      backdrop.isUserInteractionEnabled = false
      addSubview(backdrop)
      addSubview(preview.view)
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] in self?.onCommit?() }
      preview.view.addGestureRecognizer(tap)
    }
    addSubview(card)
    menu.willAppear()
    showMenu()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var hasPreview: Bool { preview != nil }

  // MARK: The menu

  private func showMenu() {
    guard let menu = path.last else { return }
    card.isHidden = menu.children.isEmpty
    card.show(
      menu, hasParent: path.count > 1, responder: UIResponder.first ?? origin,
      onLoad: { [weak self] in self?.showMenu() }, choose: { [weak self] in self?.choose($0) })
    setNeedsLayout()
  }

  private func choose(_ element: UIMenuElement?) {
    switch element {
    case nil:
      path.removeLast()
      showMenu()
    case let submenu as UIMenu:
      path.append(submenu)
      showMenu()
    case let leaf as any UIMenuElement & UIMenuLeaf:
      for menu in path { menu.select(leaf) }
      onChoose?(leaf)
      if leaf.attributes.contains(.keepsMenuPresented) {
        showMenu()
      } else {
        dismiss(animated: true)
      }
      leaf.performWithSender(sender, target: nil)
    default: break
    }
  }

  /// Replaces the visible menu with another one.
  func replaceMenu(_ change: (UIMenu) -> UIMenu) {
    guard let menu = path.popLast() else { return }
    path.append(change(menu))
    showMenu()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.look.gap, dy: Self.look.gap)
    var size = card.isHidden ? .zero : card.fittingSize
    size.height = min(
      size.height, room.height * (hasPreview ? Self.look.largestPartBesidePreview : 1))
    let anchor = preview.map { place($0, beside: size, in: room) } ?? source
    var x = anchor.minX
    if anchor.midX > bounds.midX { x = anchor.maxX - size.width }
    x = min(max(x, room.minX), max(room.minX, room.maxX - size.width))
    let below = anchor.maxY + Self.look.gap
    let above = anchor.minY - Self.look.gap - size.height
    let fitsBelow = below + size.height <= room.maxY
    let y = fitsBelow || above < room.minY ? min(below, room.maxY - size.height) : above
    card.bounds = CGRect(origin: .zero, size: size)
    card.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
    backdrop.frame = bounds
  }

  /// Positions the preview at its source, or as close to it as possible while leaving space for the
  /// menu.
  private func place(_ preview: ContextMenuPreview, beside card: CGSize, in room: CGRect) -> CGRect
  {
    let height = room.height - (card.height > 0 ? card.height + Self.look.gap : 0)
    let size = preview.size(in: CGSize(width: room.width, height: height))
    let last = room.maxY - size.height - (room.height - height)
    let frame = CGRect(
      x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width),
      y: min(max(source.midY - size.height / 2, room.minY), max(room.minY, last)),
      width: size.width, height: size.height)
    let scale = size.width < source.width ? size.width / source.width : 1
    if hasPreviewController || scale == 1 {
      preview.view.frame = frame
    } else {
      preview.view.bounds.size = source.size
      preview.view.center = CGPoint(x: frame.midX, y: frame.midY)
      preview.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    return frame
  }

  private var hasPreviewController: Bool { preview?.isOfController ?? false }

  // MARK: Appearing and disappearing

  private func appear() {
    preview?.view.frame = source
    layoutIfNeeded()
    preview?.load()
    card.transform = CGAffineTransform(scaleX: Self.look.firstScale, y: Self.look.firstScale)
    card.alpha = 0
    Self.look.appearance.animate {
      self.card.transform = .identity
      self.card.alpha = 1
      if self.hasPreview { self.backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
    }
  }

  /// Closes the open menu, if there is one.
  static func closeAll() {
    open?.close()
  }

  /// Closes the menu as if the user touched outside it.
  func close() {
    dismiss(animated: true)
  }

  private func dismiss(animated: Bool) {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    Self.open = nil
    let onDismiss = onDismiss
    self.onDismiss = nil
    preview?.unload()
    UIView.animate(
      withDuration: animated ? Self.look.disappearing : 0,
      animations: {
        self.card.alpha = 0
        self.backdrop.alpha = 0
        self.preview?.view.alpha = 0
      }, completion: { _ in self.removeFromSuperview() })
    onDismiss?()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, let preview, preview.view.frame.contains(touch.location(in: self))
    {
      return
    }
    dismiss(animated: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
