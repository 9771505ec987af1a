/// The view behind a popover's content, with its background, its shadow, and the arrow that points
/// to its anchor.
final class PopoverChrome: UIView {
  static let look = SystemDesign.current.popovers

  private let arrow = PopoverArrow()

  /// Creates the background of a popover.
  init() {
    super.init(frame: .zero)
    layer.cornerRadius = Self.look.cornerRadius
    Self.look.shadow.apply(to: layer)
    arrow.bounds.size = Self.look.arrowSize
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
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.look.cornerRadius).cgPath
    let room = Self.look.cornerRadius + Self.look.arrowSize.width / 2
    let middle = Self.look.arrowSize.height / 2
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
