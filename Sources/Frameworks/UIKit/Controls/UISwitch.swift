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

  private static let look = SystemDesign.current.switches

  private let face = SwitchFace()
  private var storedIsOn = false
  private var isTouched = false
  private var wasDragged = false
  private var startsOn = false

  /// Creates a switch that's off.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.look.size))
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
    showState()
  }

  private func setUp() {
    drawsContent = false
    addSubview(face)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    showState()
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
    didSet { showState() }
  }

  /// The color of the thumb.
  open var thumbTintColor: UIColor? {
    didSet { showState() }
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

  private func showState() {
    face.state = SwitchFace.State(
      isOn: storedIsOn, isMirrored: isMirrored, isEnabled: isEnabled, isTouched: isTouched,
      onColor: onTintColor, thumbColor: thumbTintColor)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showState()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private func show(animated: Bool) {
    // Observers of the state also learn of changes by this.
    setNeedsLayout()
    guard animated, window != nil else { return showState() }
    Self.look.motion.animate(options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.showState()
      self.layoutIfNeeded()
    }
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  /// Called when a touch starts in the control.
  ///
  /// Returns whether to track it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    startsOn = storedIsOn
    isTouched = true
    show(animated: true)
    return true
  }

  /// Called when the touch moves.
  ///
  /// Returns whether to continue tracking it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if x > Self.look.size.width || x < 0 {
      wasDragged = true
      setOn((x > Self.look.size.width) != isMirrored, animated: true)
    }
    return true
  }

  /// Called when the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isTouched = false
    if !wasDragged, isTouchInside { storedIsOn.toggle() }
    show(animated: true)
    if storedIsOn != startsOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Called when the system cancels the touch.
  open override func cancelTracking(with event: UIEvent?) {
    isTouched = false
    storedIsOn = startsOn
    show(animated: true)
  }

  // MARK: Size

  /// The size of the switch's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.look.size.width - Self.look.alignmentInset, height: Self.look.size.height)
  }

  /// The distances between the frame and the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.look.alignmentInset)
  }

  /// Returns the size of a switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.look.size }

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
