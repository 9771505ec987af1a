import AppRuntime
import DeviceProtocol

/// A control that's either on or off.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswitch>.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The styles of a switch.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiswitch/style-swift.enum>.
  public enum Style: Int, Sendable {
    /// The style that suits the device.
    case automatic
    /// A checkbox.
    case checkbox
    /// A track with a thumb.
    case sliding
  }

  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2

  private let track = ControlPart()
  private let thumb = ControlPart(.white)
  private var storedIsOn = false
  private var isStretched = false
  private var wasDragged = false
  private var startsOn = false

  /// Creates a switch that's off.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? StoryboardCoder else { return }
    storedIsOn = coder.bool("on") ?? false
    onTintColor = coder.color(key: "onTintColor")
    thumbTintColor = coder.color(key: "thumbTintColor")
    title = coder.string("title")
    updateColors()
  }

  private func setUp() {
    drawsContent = false
    track.layer.borderWidth = 0
    thumb.castShadow(opacity: 0.15, offset: 3, radius: 4)
    addSubview(track)
    addSubview(thumb)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    updateColors()
  }

  // MARK: State

  /// Whether the switch is on.
  open var isOn: Bool {
    get {
      MainThreadChecker.check()
      return storedIsOn
    }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    show(animated: animated)
  }

  // MARK: Appearance

  /// The color of the track while the switch is on.
  open var onTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The color of the thumb.
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// An image for when the switch is on, which has no effect since iOS 7.
  open var onImage: UIImage?

  /// An image for when the switch is off, which has no effect since iOS 7.
  open var offImage: UIImage?

  /// The title next to a checkbox.
  ///
  /// A sliding switch doesn't show it.
  open var title: String?

  /// The style in which the switch should appear.
  open var preferredStyle = Style.automatic

  /// The style of the switch.
  open var style: Style { .sliding }

  private static let offColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.224, green: 0.224, blue: 0.239, alpha: 1)
      : UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1)
  }

  private func updateColors() {
    track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : Self.offColor
    thumb.backgroundColor = thumbTintColor ?? .white
    track.alpha = isEnabled ? 1 : 0.5
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  private func show(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else {
      updateColors()
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.updateColors()
      self.layoutIfNeeded()
    }
  }

  /// Lays out the track and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: .zero, size: Self.size)
    let diameter = Self.size.height - 2 * Self.inset
    let width = isStretched ? diameter + 7 : diameter
    let isRight = storedIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isRight ? Self.size.width - Self.inset - width : Self.inset, y: Self.inset, width: width,
      height: diameter)
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  /// Called when a touch starts in the control.
  ///
  /// Returns whether to track it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    startsOn = storedIsOn
    isStretched = true
    show(animated: true)
    return true
  }

  /// Called when the touch moves.
  ///
  /// Returns whether to continue tracking it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if x > Self.size.width || x < 0 {
      wasDragged = true
      setOn((x > Self.size.width) != isMirrored, animated: true)
    }
    return true
  }

  /// Called when the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isStretched = false
    if !wasDragged, isTouchInside { storedIsOn.toggle() }
    show(animated: true)
    if storedIsOn != startsOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Called when the system cancels the touch.
  open override func cancelTracking(with event: UIEvent?) {
    isStretched = false
    storedIsOn = startsOn
    show(animated: true)
  }

  // MARK: Size

  /// The size of the switch's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  /// The distances between the frame and the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// Returns the size of a switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Accessibility

  /// `1` if the switch is on, or `0` if it's off.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// Toggles the switch, like a tap.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!storedIsOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  override func describeRole(_ element: inout ScreenElement) { element.role = .toggle }

  override var elementKind: ElementKind { .toggle }

  override var kindName: String? { "switch" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] { changed(.isOn(isOn)) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .isOn(let isOn) = value else { return super.restore(value) }
    self.isOn = isOn
    sendActions(for: .valueChanged)
    return true
  }

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content.append(.flag("switch.on", "On", of: UISwitch.self, \.isOn))
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UISwitch.onTintColor), .path(\UISwitch.thumbTintColor),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("on", \UISwitch.isOn),
      .key("onTintColor", \UISwitch.onTintColor),
      .key("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  }
}
