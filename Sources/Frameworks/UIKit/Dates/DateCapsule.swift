/// A date or a time shown as text, which opens an editor.
final class DateCapsule: UIControl {
  private static let height: CGFloat = 34
  private let label = UILabel()
  private let open: () -> Void

  init(identifier: String? = nil, open: @escaping () -> Void) {
    self.open = open
    super.init(frame: .zero)
    drawsContent = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .body)
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
    CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 24, height: Self.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
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
