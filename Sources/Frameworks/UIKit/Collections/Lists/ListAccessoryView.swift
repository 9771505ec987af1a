import DeviceProtocol
import Foundation

/// A visible accessory of a list cell.
final class ListAccessoryView: UIControl {
  let accessory: UICellAccessory
  private let content: UIView
  private var isExpanded = false
  /// The action that a tap performs.
  var tapped: (() -> Void)?
  private static let look = SystemDesign.current.lists
  private static let diameter = look.editing.diameter

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    content = Self.makeContent(accessory)
    super.init(frame: .zero)
    addSubview(content)
    isHidden = accessory.isHidden
    accessibilityTraits = tapsItself ? .button : .none
    isAccessibilityElement = tapsItself && accessory.accessoryType != .reorder
    isUserInteractionEnabled = tapsItself || accessory.accessoryType == .customView
    if let tint = accessory.tintColor { tintColor = tint }
    addAction(UIAction { [weak self] _ in self?.activate() }, for: .touchUpInside)
    guard accessory.accessoryType == .reorder else { return }
    let recognizer = UILongPressGestureRecognizer(target: self, action: "handleReordering:")
    recognizer.minimumPressDuration = 0.1
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the item with the touch.
  func handleReordering(_ recognizer: UILongPressGestureRecognizer) {
    (superview as? UICollectionViewListCell)?.enclosingCollectionView?.handleMovement(recognizer)
  }

  /// Opens the menu if there is one, and otherwise performs the action of a tap.
  private func activate() {
    if opensMenu { openMenu() } else { tapped?() }
  }

  // MARK: Menu

  /// Whether the accessory opens a menu.
  var opensMenu: Bool {
    if case .menu = accessory.content { true } else { false }
  }

  /// Opens the menu, and shows the element that the user chooses.
  func openMenu() {
    guard case .menu(let menu, let handler) = accessory.content else { return }
    MenuOverlay.present(menu, from: self, sender: self) { [weak self] chosen in
      (self?.content as? PopUpMenuLabel)?.show(menu, chosen: chosen)
      self?.setNeedsLayout()
      self?.superview?.setNeedsLayout()
      handler?(menu)
    }
  }

  // MARK: Content

  private static func makeContent(_ accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .symbol(let name):
      let isCheckmark = accessory.accessoryType == .checkmark
      return symbol(
        name, size: isCheckmark ? look.row.symbolSize : look.row.chevronSize,
        isCheckmark ? nil : look.row.accessoryColor)
    case .outline: return symbol("chevron.right", size: look.row.chevronSize, nil)
    case .label(let text, let font, let adjusts):
      let label = UILabel()
      label.text = text
      label.font = font
      label.adjustsFontForContentSizeCategory = adjusts
      label.textColor = accessory.tintColor ?? .secondaryLabel
      return label
    case .custom(let view, _): return view
    case .reorder:
      return symbol("line.3.horizontal", size: look.row.symbolSize, look.row.accessoryColor)
    case .control where accessory.accessoryType == .detail:
      return symbol("info.circle", size: look.row.controlSize, nil)
    case .control: return sign(accessory)
    case .selection: return symbol("circle", size: look.row.controlSize, look.row.accessoryColor)
    case .menu(let menu, _): return PopUpMenuLabel(menu, color: accessory.tintColor)
    }
  }

  private static func symbol(_ name: String, size: CGFloat, _ color: UIColor?) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: size, weight: size < look.row.controlSize ? .semibold : .regular, scale: .default)
    let view = UIImageView(
      image: UIImage(systemName: name, withConfiguration: configuration)?
        .withRenderingMode(.alwaysTemplate))
    view.tintColor = color
    view.isUserInteractionEnabled = false
    return view
  }

  /// Returns a minus or plus in a circle.
  private static func sign(_ accessory: UICellAccessory) -> UIView {
    let isInsert = accessory.accessoryType == .insert
    let circle = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    circle.backgroundColor = isInsert ? look.editing.insertion : look.editing.deletion
    circle.layer.cornerRadius = diameter / 2
    circle.isUserInteractionEnabled = false
    for isUpright in isInsert ? [false, true] : [false] {
      let bar = look.editing.bar
      let size = isUpright ? CGSize(width: bar.height, height: bar.width) : bar
      let stroke = UIView(
        frame: CGRect(
          x: (diameter - size.width) / 2, y: (diameter - size.height) / 2, width: size.width,
          height: size.height))
      stroke.backgroundColor = accessory.tintColor ?? .white
      circle.addSubview(stroke)
    }
    return circle
  }

  override var accessibilityLabel: String? {
    get { label }
    set {}
  }

  private var label: String? {
    let content = (superview as? UICollectionViewListCell)?.contentConfiguration
    let text = (content as? UIListContentConfiguration)?.text
    return switch accessory.accessoryType {
    case .delete: ["Delete", text].compactMap(\.self).joined(separator: " ")
    case .insert: ["Insert", text].compactMap(\.self).joined(separator: " ")
    case .detail: "More Info"
    case .outlineDisclosure: isExpanded ? "Collapse" : "Expand"
    case .popUpMenu: (self.content as? PopUpMenuLabel)?.title
    default: nil
    }
  }

  /// Whether the accessory handles taps itself.
  private var tapsItself: Bool {
    switch accessory.content {
    case .control, .reorder, .menu: true
    case .outline(let style, let handler): style == .cell || handler != nil
    default: false
    }
  }

  override var claimsTaps: Bool { tapsItself }

  // MARK: State

  /// Shows whether the cell is selected.
  func show(isSelected: Bool) {
    guard case .selection = accessory.content, let view = content as? UIImageView else { return }
    let configuration = UIImage.SymbolConfiguration(
      pointSize: Self.look.row.controlSize, weight: .regular, scale: .default)
    view.image = UIImage(
      systemName: isSelected ? "checkmark.circle.fill" : "circle",
      withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate)
    view.tintColor = isSelected ? nil : Self.look.row.accessoryColor
  }

  /// Shows whether the cell is expanded.
  func show(isExpanded: Bool) {
    guard case .outline = accessory.content else { return }
    let mirror: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    content.transform = CGAffineTransform(rotationAngle: isExpanded ? mirror * .pi / 2 : 0)
    self.isExpanded = isExpanded
  }

  // MARK: Layout

  private var ownSize: CGSize {
    if case .custom(let view, let keepsSize) = accessory.content {
      if keepsSize || !view.bounds.isEmpty && view.constraints.isEmpty { return view.bounds.size }
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return size == .zero ? view.sizeThatFits(.zero) : size
    }
    if content.bounds.isEmpty || content is UILabel || content is UIImageView
      || content is PopUpMenuLabel
    {
      let size = content.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      return size
    }
    return content.bounds.size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = ownSize
    let width: CGFloat =
      switch accessory.reservedLayoutWidth {
      case .custom(let width): width
      case .actual: own.width
      case .standard: max(own.width, Self.diameter)
      case nil: accessory.isLeading ? max(own.width, Self.diameter) : own.width
      }
    return CGSize(width: width, height: own.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = ownSize
    content.bounds.size = size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: tapsItself ? -10 : 0, dy: tapsItself ? -11 : 0).contains(point)
  }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .method("handleReordering:", of: ListAccessoryView.self) {
        $0.handleReordering(try ObjCRuntime.argument($1, 0))
      }
    ]
  }
}
