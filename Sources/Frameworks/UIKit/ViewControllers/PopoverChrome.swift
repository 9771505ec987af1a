/// The view behind a popover's content, with its background, its shadow, and the arrow that points
/// to its anchor.
final class PopoverChrome: UIView {
  /// The size of the arrow, at the edge of the popover and perpendicular to it.
  static let arrowSize = CGSize(width: 28, height: 13)
  /// The radius of the popover's corners.
  static let cornerRadius: CGFloat = 13

  private let arrow = PopoverArrow()

  /// Creates the background of a popover.
  init() {
    super.init(frame: .zero)
    layer.cornerRadius = Self.cornerRadius
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = .zero
    arrow.bounds.size = Self.arrowSize
    addSubview(arrow)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The color of the background and the arrow.
  var color: UIColor? {
    didSet {
      backgroundColor = color
      arrow.tintColor = color
    }
  }

  /// Positions the view around the frame of a popover.
  ///
  /// If there's an arrow, it points to the popover's target.
  func surround(
    _ frame: CGRect, pointingTo source: CGRect, _ direction: UIPopoverArrowDirection
  ) {
    self.frame = frame
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    let room = Self.cornerRadius + Self.arrowSize.width / 2
    let middle = Self.arrowSize.height / 2
    func along(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      min(max(room, place), max(room, length - room))
    }
    let x = along(source.midX - frame.minX, frame.width)
    let y = along(source.midY - frame.minY, frame.height)
    let (center, angle): (CGPoint, CGFloat) =
      switch direction {
      case .down: (CGPoint(x: x, y: frame.height + middle), .pi)
      case .left: (CGPoint(x: -middle, y: y), -.pi / 2)
      case .right: (CGPoint(x: frame.width + middle, y: y), .pi / 2)
      default: (CGPoint(x: x, y: -middle), 0)
      }
    arrow.center = center
    arrow.transform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
    arrow.isHidden = direction.isEmpty
  }
}
