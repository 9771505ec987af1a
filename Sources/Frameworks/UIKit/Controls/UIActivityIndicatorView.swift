import AppRuntime
import DeviceProtocol
import DisplayList

/// A spinning wheel that shows that something is in progress.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of the activity indicator, which determines its size.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum>.
  public enum Style: Int, Sendable {
    /// An indicator as tall as a line of text.
    case medium = 100
    /// A large indicator for the middle of a screen.
    case large = 101
    /// A large, white indicator from before iOS 13.
    case whiteLarge = 0
    /// A white indicator from before iOS 13.
    case white = 1
    /// A gray indicator from before iOS 13.
    case gray = 2

    fileprivate var size: SpinnerDesign.Size {
      self == .large || self == .whiteLarge
        ? SystemDesign.current.spinners.large : SystemDesign.current.spinners.medium
    }
  }

  fileprivate static let look = SystemDesign.current.spinners
  static let spokes = look.spokes

  private var step = 0
  /// The number of spokes to draw, which is lower while a refresh control is pulled down.
  final var shownSpokes = UIActivityIndicatorView.spokes {
    didSet { if shownSpokes != oldValue { setNeedsDisplay() } }
  }
  private var timer: DeviceClock.Timer?
  private var storedColor: UIColor?

  /// Creates an activity indicator with a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.size.diameter, height: style.size.diameter))
    setUp()
  }

  /// Creates an activity indicator of medium size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an activity indicator from a storyboard.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUp()
    guard let coder = coder as? StoryboardCoder else { return }
    style =
      coder.value(
        "style",
        [
          "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white,
          "gray": .gray,
        ]) ?? .medium
    hidesWhenStopped = coder.bool("hidesWhenStopped") ?? false
    if let color = coder.color(key: "color") { self.color = color }
    if coder.bool("animating") == true { startAnimating() } else { updateHidden() }
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    updateHidden()
  }

  // MARK: Appearance

  /// The style of the activity indicator, which determines its size.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The color of the activity indicator.
  open var color: UIColor! {
    get { storedColor ?? (style == .white || style == .whiteLarge ? .white : Self.look.color) }
    set {
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the activity indicator is hidden while it isn't animating.
  open var hidesWhenStopped = true {
    didSet { updateHidden() }
  }

  // MARK: Spinning

  /// Whether the activity indicator is spinning.
  open private(set) var isAnimating = false

  /// Starts spinning.
  open func startAnimating() {
    isAnimating = true
    updateHidden()
    updateTimer()
  }

  /// Stops spinning.
  open func stopAnimating() {
    isAnimating = false
    updateHidden()
    updateTimer()
  }

  private func updateHidden() {
    if hidesWhenStopped { isHidden = !isAnimating } else if isHidden { isHidden = false }
  }

  /// Called after the window changes.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateTimer()
  }

  private func updateTimer() {
    guard isAnimating, window != nil else {
      timer?.invalidate()
      timer = nil
      return
    }
    guard timer == nil else { return }
    let interval = Self.look.turn / Double(Self.spokes)
    timer = DeviceClock.shared.schedule(after: interval, repeating: true, keepsAwake: false) {
      [weak self] in MainActor.assumeIsolated { self?.turn() }
    }
  }

  private func turn() {
    step = (step + 1) % Self.spokes
    setNeedsDisplay()
  }

  package override var drawsOnClearGround: Bool { true }

  /// Draws the spokes. The current one is the darkest.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = style.size.spoke
    let distance = style.size.spokeDistance
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for spoke in 0..<shownSpokes {
      let age = (step - spoke + Self.spokes) % Self.spokes
      let strength = isAnimating ? Self.look.strengths[age] : Self.look.restingStrength
      let components = color.resolved(with: traitCollection).displayed
      context.saveGState()
      context.rotate(by: 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokes))
      let shape = CGRect(
        x: -size.width / 2, y: -distance - size.height / 2, width: size.width,
        height: size.height)
      context.record(
        .fill(
          .roundedRect(shape, CornerRadii(size.width / 2)),
          .color(
            Color(
              red: components.red, green: components.green, blue: components.blue,
              alpha: components.alpha * Float(strength)))))
      context.restoreGState()
    }
    context.restoreGState()
  }

  // MARK: Size

  /// The size of the activity indicator.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.size.diameter, height: style.size.diameter)
  }

  /// Returns the size of the activity indicator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  /// A description of the activity indicator's state.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  override func describeRole(_ element: inout ScreenElement) { element.role = .progress }

  override var elementKind: ElementKind { .activityIndicator }

  override var kindName: String? { "activity indicator" }

  // MARK: Self-description

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UIActivityIndicatorView.color)
    ]
  }
}
