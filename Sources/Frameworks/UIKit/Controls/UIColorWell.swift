import DeviceProtocol
import Stubs

/// A control that shows a color and lets users choose another one when they tap it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorwell>.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let look = SystemDesign.current.colorWells
  private static let hues = 36

  private lazy var chooser = ColorWellChooser(well: self)

  /// Creates a color well with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a color well from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? StoryboardCoder else { return }
    selectedColor = coder.color(key: "selectedColor")
    title = coder.string("title")
    supportsAlpha = coder.bool("supportsAlpha") ?? true
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    isAccessibilityElement = true
    accessibilityTraits = .button
    if bounds.size == .zero {
      bounds.size = CGSize(width: Self.look.diameter, height: Self.look.diameter)
    }
  }

  /// The title of the color picker.
  open var title: String?

  /// Whether users can choose the opacity as well.
  open var supportsAlpha = true

  /// Whether users can pick a color from the screen.
  @available(IOS26 )
  open var supportsEyedropper = true {
    didSet { Stub.colorWellEyedropper.report(if: supportsEyedropper) }
  }

  /// The highest exposure of the colors that users can choose, as a multiple of the brightness.
  @available(IOS26 )
  open var maximumLinearExposure: CGFloat = 1 {
    didSet {
      maximumLinearExposure = max(1, maximumLinearExposure)
      Stub.colorWellExposure.report(if: maximumLinearExposure > 1)
    }
  }

  /// The chosen color.
  open var selectedColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Changes the color to the user's choice.
  final func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  /// Opens the color picker.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { chooser.open() }
  }

  // MARK: Appearance

  package override var drawsOnClearGround: Bool { true }

  /// Draws a ring of all hues around the color.
  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height, Self.look.diameter)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = (side - Self.look.ringWidth) / 2
    let step = 2 * CGFloat.pi / CGFloat(Self.hues)
    for index in 0..<Self.hues {
      let start = CGFloat(index) * step
      let arc = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: start, endAngle: start + step * 1.1,
        clockwise: true)
      arc.lineWidth = Self.look.ringWidth
      UIColor(
        hue: CGFloat(index) / CGFloat(Self.hues), saturation: Self.look.saturation, brightness: 1,
        alpha: isEnabled ? 1 : Self.look.disabledOpacity
      ).setStroke()
      arc.stroke()
    }
    guard let selectedColor else { return }
    let inner = radius - Self.look.ringWidth / 2 - Self.look.gap
    selectedColor.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - inner, y: center.y - inner, width: 2 * inner, height: 2 * inner)
    ).fill()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? Self.look.highlightOpacity : 1
  }

  /// The size of the ring.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.look.diameter, height: Self.look.diameter)
  }

  /// Returns the size of the ring.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  /// The label, or the title if there's no label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? "Color Well" }
    set { super.accessibilityLabel = newValue }
  }

  /// The name of the color.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedColor?.accessibilityName }
    set { super.accessibilityValue = newValue }
  }

  override var elementKind: ElementKind { .colorWell }

  override var kindName: String? { "color well" }
}
