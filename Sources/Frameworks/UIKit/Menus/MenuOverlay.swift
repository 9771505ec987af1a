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
      case let action as UIAction:
        if !action.attributes.contains(.keepsMenuPresented) { dismiss(animated: true) }
        action.performWithSender(sender, target: nil)
      case let command as UICommand:
        dismiss(animated: true)
        UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
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

/// The card with a menu's rows.
private final class MenuCard: UIView {
  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let radius: CGFloat = 13

  private let content = UIView()
  private var rows: [UIView] = []
  private(set) var fittingSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.radius
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(
    _ menu: UIMenu, hasParent: Bool, choose: @escaping @MainActor (UIMenuElement?) -> Void
  ) {
    for row in rows { row.removeFromSuperview() }
    rows = []
    var y: CGFloat = 0
    func add(_ row: UIView, height: CGFloat) {
      row.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
      content.addSubview(row)
      rows.append(row)
      y += height
    }
    let isChecked = Self.flattened(menu).contains { ($0 as? UIAction)?.state == .on }
    if hasParent {
      add(
        MenuRow(title: menu.title, image: nil, isBack: true, isInset: isChecked) { choose(nil) },
        height: Self.rowHeight)
    } else if !menu.title.isEmpty {
      add(MenuHeader(menu.title), height: 32)
    }
    for (index, group) in Self.groups(menu).enumerated() {
      if index > 0 { add(MenuDivider(), height: 8) }
      for (position, element) in group.enumerated() {
        let row = MenuRow(element, isInset: isChecked) { choose(element) }
        row.hasSeparator = position < group.count - 1
        add(row, height: Self.rowHeight)
      }
    }
    fittingSize = CGSize(width: Self.width, height: y)
    setNeedsDisplay()
  }

  private static func groups(_ menu: UIMenu) -> [[UIMenuElement]] {
    var result: [[UIMenuElement]] = [[]]
    for element in menu.children {
      if let action = element as? UIAction, action.attributes.contains(.hidden) { continue }
      if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
        result += groups(submenu) + [[]]
      } else {
        result[result.count - 1].append(element)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  private static func flattened(_ menu: UIMenu) -> [UIMenuElement] { groups(menu).flatMap { $0 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shape = Shape.roundedRect(bounds, CornerRadii(Self.radius))
    context.record(
      .shadow(
        shape,
        Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.2), offset: CGSize(width: 0, height: 8),
          blur: 22)))
    context.record(.backdropBlur(shape, radius: 22))
    let fill = isDark ? UIColor(white: 0.15, alpha: 0.9) : UIColor(white: 0.97, alpha: 0.9)
    context.record(.fill(shape, .color(Color(fill, traits: traitCollection))))
  }
}

/// The title of a menu.
private final class MenuHeader: UIView {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    isOpaque = false
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

/// The bar between groups of a menu.
private final class MenuDivider: UIView {
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

/// A row of a menu.
private final class MenuRow: UIControl {
  private let label = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()
  private let choose: @MainActor () -> Void
  private let isInset: Bool
  private var mark: UIImageView?
  var hasSeparator = false

  init(
    title: String, image: UIImage?, isBack: Bool, isInset: Bool,
    choose: @escaping @MainActor () -> Void
  ) {
    self.choose = choose
    self.isInset = isInset
    super.init(frame: .zero)
    isOpaque = false
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: isBack ? .semibold : .regular)
    label.textColor = .label
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    imageView.image = isBack ? UIImage(systemName: "chevron.down") : image
    imageView.contentMode = .center
    imageView.tintColor = .label
    for view in [label, subtitle, imageView] {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  convenience init(
    _ element: UIMenuElement, isInset: Bool, choose: @escaping @MainActor () -> Void
  ) {
    let isSubmenu = element is UIMenu
    self.init(
      title: element.title,
      image: isSubmenu ? UIImage(systemName: "chevron.right") : element.image, isBack: false,
      isInset: isInset, choose: choose)
    subtitle.text = element.subtitle
    guard let action = element as? UIAction else { return }
    if action.attributes.contains(.disabled) {
      isEnabled = false
      accessibilityTraits = [.button, .notEnabled]
    }
    let color: UIColor =
      !isEnabled
      ? .tertiaryLabel : action.attributes.contains(.destructive) ? .systemRed : .label
    label.textColor = color
    imageView.tintColor = color
    if action.state != .off {
      let mark = UIImageView(
        image: UIImage(systemName: action.state == .on ? "checkmark" : "minus"))
      mark.contentMode = .center
      mark.tintColor = color
      addSubview(mark)
      self.mark = mark
      accessibilityTraits.insert(.selected)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = isInset ? 36 : 16
    let right: CGFloat = imageView.image == nil ? 16 : 52
    let width = bounds.width - left - right
    if (subtitle.text ?? "").isEmpty {
      label.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    } else {
      label.frame = CGRect(x: left, y: 4, width: width, height: 21)
      subtitle.frame = CGRect(x: left, y: 24, width: width, height: 16)
    }
    imageView.frame = CGRect(x: bounds.width - 48, y: 0, width: 36, height: bounds.height)
    mark?.frame = CGRect(x: 10, y: 0, width: 22, height: bounds.height)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { choose() }
  }

  override var claimsTaps: Bool { true }

  override func accessibilityActivate() -> Bool {
    if isEnabled { choose() }
    return isEnabled
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.text = label.text
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isHighlighted {
      let fill = Color(.quaternarySystemFill, traits: traitCollection)
      context.record(.fill(.rect(bounds), .color(fill)))
    }
    guard hasSeparator else { return }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let line = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    context.record(.fill(.rect(line), .color(Color(.separator, traits: traitCollection))))
  }
}
