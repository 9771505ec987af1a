/// A date or a time shown as text, which opens an editor.
final class DateCapsule: UIControl {
  private static let look = SystemDesign.current.dates.capsule
  private let label = UILabel()
  private let open: () -> Void

  init(identifier: String? = nil, open: @escaping () -> Void) {
    self.open = open
    super.init(frame: .zero)
    drawsContent = false
    backgroundColor = Self.look.fill
    layer.cornerRadius = Self.look.cornerRadius
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: Self.look.style)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// The text of the date or time.
  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  /// Whether the editor of the date is open.
  var isOpen = false {
    didSet { stateDidChange() }
  }

  var fittingSize: CGSize {
    CGSize(
      width: label.intrinsicContentSize.width.rounded(.up) + Self.look.textMargins,
      height: Self.look.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = isOpen ? tintColor : Self.look.color
    label.alpha = isHighlighted ? Self.look.highlightOpacity : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var claimsTaps: Bool { true }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { open() }
  }

  override func accessibilityActivate() -> Bool {
    open()
    return true
  }
}
