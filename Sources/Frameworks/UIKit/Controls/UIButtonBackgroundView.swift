import Stubs

/// The background of a button with a configuration.
final class UIButtonBackgroundView: UIView {
  private var picture: UIImageView?
  private var custom: UIView?
  private var configuration = UIBackgroundConfiguration()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
    self.configuration = configuration
    backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
    show(configuration.shadowProperties)
    show(configuration.image)
    if configuration.customView !== custom {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { addSubview(custom) }
    }
    setNeedsLayout()
  }

  private func show(_ shadow: UIShadowProperties) {
    layer.shadowOpacity = Float(shadow.opacity)
    guard shadow.opacity > 0 else { return }
    layer.shadowColor = shadow.color.cgColor
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowPath = shadow.path?.cgPath
  }

  private func show(_ image: UIImage?) {
    guard image != nil || picture != nil else { return }
    let view = picture ?? UIImageView()
    if picture == nil {
      picture = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.contentMode = configuration.imageContentMode
  }

  /// Lays out the background in a button according to the configuration.
  func lay(in bounds: CGRect, cornerStyle: UIButton.Configuration.CornerStyle) {
    let insets = configuration.backgroundInsets
    let outset = configuration.strokeOutset
    frame = CGRect(
      x: bounds.minX + insets.leading - outset, y: bounds.minY + insets.top - outset,
      width: bounds.width - insets.leading - insets.trailing + 2 * outset,
      height: bounds.height - insets.top - insets.bottom + 2 * outset)
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: configuration.cornerRadius
      case .small: UIButton.look.corners.small
      case .medium: UIButton.look.corners.medium
      case .large: UIButton.look.corners.large
      case .capsule: .infinity
      }
    layer.cornerRadius = max(0, min(radius, frame.width / 2, frame.height / 2))
    layer.masksToBounds = picture?.image != nil || custom != nil
    Stub.backgroundShadow.report(if: layer.masksToBounds && layer.shadowOpacity > 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    custom?.frame = bounds
  }
}
