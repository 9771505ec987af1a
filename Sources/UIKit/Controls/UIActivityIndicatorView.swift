/// A view that shows that something goes on.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, @unchecked Sendable {
    case medium = 100
    case large = 101
  }

  private static let spokes = 8
  private static let turn: TimeInterval = 0.8

  private var timer: DeviceClock.Timer?
  private var phase = 0

  /// Creates an indicator that is still and, by default, hidden.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    bounds.size = intrinsicContentSize
  }

  /// Creates an indicator with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator from a storyboard.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? StoryboardCoder else { return }
    if let name = coder.string("style"), name.lowercased().contains("large") { style = .large }
    if let color = coder.color(key: "color") { self.color = color }
    hidesWhenStopped = coder.bool("hidesWhenStopped") ?? false
    if coder.bool("animating") == true { startAnimating() }
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = hidesWhenStopped
  }

  /// The size of the indicator.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether the indicator is hidden while it is still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The color of the spokes.
  open var color: UIColor! = .systemGray {
    didSet { setNeedsDisplay() }
  }

  /// Whether the indicator turns.
  open private(set) var isAnimating = false

  /// Makes the indicator turn, and shows it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    let pause = Self.turn / Double(Self.spokes)
    timer = DeviceClock.shared.schedule(after: pause, repeating: true, keepsAwake: false) {
      [weak self] in
      self?.advance()
    }
  }

  /// Stops the indicator, and hides it if it is to be hidden then.
  open func stopAnimating() {
    timer?.invalidate()
    timer = nil
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  private func advance() {
    phase = (phase + 1) % Self.spokes
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }

  open override func draw(_ rect: CGRect) {
    let size = min(intrinsicContentSize.width, intrinsicContentSize.height)
    let (outer, inner, width) = (size * 0.5, size * 0.24, size * 0.115)
    for spoke in 0..<Self.spokes {
      let age = (Self.spokes + phase - spoke) % Self.spokes
      let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi - .pi / 2
      let path = UIBezierPath()
      path.move(to: place(angle, at: inner))
      path.addLine(to: place(angle, at: outer - width / 2))
      path.lineWidth = width
      path.lineCapStyle = .round
      color.withAlphaComponent(max(0.2, 1 - Double(age) * 0.13)).setStroke()
      path.stroke()
    }
  }

  private func place(_ angle: Double, at distance: CGFloat) -> CGPoint {
    CGPoint(
      x: bounds.midX + distance * CGFloat(cos(angle)),
      y: bounds.midY + distance * CGFloat(sin(angle)))
  }
}
