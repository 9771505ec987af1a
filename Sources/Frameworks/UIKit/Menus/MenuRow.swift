import DeviceProtocol
import DisplayList

/// A row of a menu.
final class MenuRow: UIControl {
  private static let mostLines = 2
  private static let look = SystemDesign.current.menus

  private let label = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()
  private let choose: @MainActor () -> Void
  private let isInset: Bool
  private var mark: UIImageView?
  private var element: UIMenuElement?
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
    var font = Self.look.titleFont
    if isBack { font.weight = Self.look.backWeight }
    label.font = font.font
    label.textColor = .label
    label.numberOfLines = Self.mostLines
    subtitle.font = Self.look.subtitleFont.font
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
    let leaf = element as? any UIMenuLeaf
    let submenu = element as? UIMenu
    self.init(
      title: element.title,
      image: submenu == nil ? Self.image(of: element) : UIImage(systemName: "chevron.right"),
      isBack: false, isInset: isInset, choose: choose)
    self.element = element
    subtitle.text = element.subtitle
    if leaf?.attributes.contains(.disabled) == true { isEnabled = false }
    let isDestructive =
      leaf?.attributes.contains(.destructive) ?? submenu?.options.contains(.destructive) ?? false
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.textColor = color
    imageView.tintColor = color
    if let state = leaf?.state, state != .off {
      let mark = UIImageView(
        image: UIImage(systemName: state == .on ? "checkmark" : "minus"))
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

  private static func image(of element: UIMenuElement) -> UIImage? {
    guard element.preferredImageVisibility != .hidden else { return nil }
    return (element as? any UIMenuLeaf)?.shownImage ?? element.image
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      setNeedsDisplay()
      if let element { element.highlightStateUpdateHandler?(element, isHighlighted) }
    }
  }

  private var hasSubtitle: Bool { subtitle.text?.isEmpty == false }

  private var layout: MenuRowLayout {
    MenuRowLayout(
      leavesRoomForMark: isInset, hasImage: imageView.image != nil, hasSubtitle: hasSubtitle)
  }

  /// Returns the height of the row in a menu with a specific width.
  ///
  /// A long title takes two lines.
  func height(fitting width: CGFloat) -> CGFloat {
    layout.height(ofTitle: titleHeight(fitting: width))
  }

  private func titleHeight(fitting width: CGFloat) -> CGFloat {
    let room = CGSize(width: layout.titleWidth(in: width), height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout
    let height = hasSubtitle ? titleHeight(fitting: bounds.width) : bounds.height
    label.frame = layout.title(withHeight: height, in: bounds)
    if hasSubtitle { subtitle.frame = layout.subtitle(below: label.frame) }
    imageView.frame = layout.image(in: bounds)
    mark?.frame = layout.mark(in: bounds)
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
    element.isSelected = mark != nil
  }

  override var elementKind: ElementKind { .button }

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
