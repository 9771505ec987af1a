import DeviceProtocol
import DisplayList

/// The button that a bar shows for an item.
final class BarButton: UIControl {
  private unowned let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView()

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    addSubview(imageView)
    itemDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  func itemDidChange() {
    let showsImage = image != nil
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    accessibilityLabel = item.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
    imageView.isHidden = !showsImage
    label.isHidden = showsImage
    imageView.image = image
    label.text = item.title
    isContextMenuInteractionEnabled = item.menu != nil
    updateLook()
    setNeedsLayout()
  }

  /// The menu of an item whose tap does something else.
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu, isEnabled, item.primaryAction != nil || item.action != nil else {
      return nil
    }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  private var showsLandscapeImage: Bool {
    item.landscapeImagePhone != nil && traitCollection.verticalSizeClass == .compact
  }

  private var image: UIImage? { showsLandscapeImage ? item.landscapeImagePhone : item.image }

  private func updateLook() {
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    label.font = .systemFont(ofSize: 17, weight: weight)
    label.textColor = isEnabled ? tintColor : .tertiaryLabel
    imageView.tintColor = isEnabled ? tintColor : .tertiaryLabel
    let state: UIControl.State =
      !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let attributes =
      item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) ?? [:]
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    alpha = isHighlighted && isEnabled ? 0.2 : 1
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateLook() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var width: CGFloat
    if let image {
      width = image.size.width
    } else {
      width = label.sizeThatFits(size).width
      for title in item.possibleTitles ?? [] {
        let sizing = UILabel()
        sizing.font = label.font
        sizing.text = title
        width = max(width, sizing.sizeThatFits(size).width)
      }
    }
    return CGSize(width: max(44, ceil(width)), height: min(44, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView.image = image
    guard let image else { return }
    let size = image.size
    let frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    imageView.frame = frame.inset(
      by: showsLandscapeImage ? item.landscapeImagePhoneInsets : item.imageInsets)
  }

  override var claimsTaps: Bool { true }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { item.trigger(for: event) }
  }

  override func accessibilityActivate() -> Bool {
    item.trigger(for: nil)
    return true
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UIBarButtonItem"
    if image == nil { element.text = item.title }
  }
}
