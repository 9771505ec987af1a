import CoreGraphics

/// The bar that shows the content view of a tab bar controller's accessory.
final class TabAccessoryBar: UIView {
  /// The height of the bar above a tab bar.
  static let height = SystemDesign.current.tabBars.accessoryHeight

  let accessory: UITabAccessory
  private let background = BarBackground()

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    background.hairlineEdge = .top
    addSubview(background)
    accessory.contentView.translatesAutoresizingMaskIntoConstraints = true
    accessory.contentView.autoresizingMask = []
    addSubview(accessory.contentView)
    traitOverrides.tabAccessoryEnvironment = .regular
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether the bar is inside a minimized tab bar, which has its own background.
  var isInline = false {
    didSet {
      guard isInline != oldValue else { return }
      background.isHidden = isInline
      traitOverrides.tabAccessoryEnvironment = isInline ? .inline : .regular
      setNeedsLayout()
    }
  }

  /// Removes the bar, and the content view unless another bar shows it already.
  func leave() {
    if accessory.contentView.superview === self { accessory.contentView.removeFromSuperview() }
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard accessory.contentView.superview === self else { return }
    let margins = isInline ? (left: 0, right: 0) : barMargins
    accessory.contentView.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right))
  }
}
