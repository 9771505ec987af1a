import AppRuntime
import DeviceProtocol

/// A control with two buttons that increase and decrease a value.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistepper>.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  static let look = SystemDesign.current.steppers

  private let track = ControlTrack(UIStepper.look.fill, cornerRadius: UIStepper.look.cornerRadius)
  private let separator = ControlPart(UIStepper.look.separatorColor)
  private let divider = UIImageView()
  private lazy var decrement = StepperButton(self, direction: -1)
  private lazy var increment = StepperButton(self, direction: 1)
  private var changedSilently = false

  /// Creates a stepper.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.look.size))
    setUp()
  }

  /// Creates a stepper from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    limits = (
      coder.double("minimumValue", atMost: StoryboardNode.largestValue) ?? 0,
      coder.double("maximumValue", atMost: StoryboardNode.largestValue) ?? 100
    )
    value = coder.double("value", atMost: StoryboardNode.largestValue) ?? 0
    stepValue = coder.double("stepValue", atMost: StoryboardNode.largestValue) ?? 1
    wraps = coder.bool("wraps") ?? false
    autorepeat = coder.bool("autorepeat") ?? true
    isContinuous = coder.bool("continuous") ?? true
  }

  private func setUp() {
    drawsContent = false
    layer.cornerRadius = Self.look.cornerRadius
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    track.frame = bounds
    for view in [track, separator, divider, decrement, increment] { addSubview(view) }
    updateButtons()
  }

  // MARK: Value

  private var storedValue = 0.0

  /// The value.
  open var value: Double {
    get {
      MainThreadChecker.check()
      return storedValue
    }
    set {
      storedValue = min(maximumValue, max(minimumValue, newValue))
      updateButtons()
      PropertyObservers.didChange(self)
    }
  }

  /// The minimum value.
  open var minimumValue: Double {
    get { limits.minimum }
    set {
      if newValue > limits.maximum {
        raise("NSInvalidArgumentException", "minimumValue must be less than maximumValue.")
      }
      limits.minimum = newValue
    }
  }

  /// The maximum value.
  open var maximumValue: Double {
    get { limits.maximum }
    set {
      if newValue < limits.minimum {
        raise("NSInvalidArgumentException", "maximumValue must be greater than minimumValue.")
      }
      limits.maximum = newValue
    }
  }

  private var limits = (minimum: 0.0, maximum: 100.0) { didSet { value = storedValue } }

  /// The amount by which a button changes the value.
  open var stepValue = 1.0 {
    didSet {
      if stepValue <= 0 {
        raise("NSInvalidArgumentException", "stepValue must be greater than 0.")
      }
    }
  }

  /// Whether the value keeps changing while a button is held.
  open var autorepeat = true

  /// Whether the value wraps around at the minimum and the maximum.
  open var wraps = false {
    didSet { updateButtons() }
  }

  /// Whether the stepper reports each change while a button is held, instead of only the last.
  open var isContinuous = true

  /// Changes the value by a step.
  func step(_ direction: Double) {
    let old = storedValue
    var new = old + direction * stepValue
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    value = new
    guard storedValue != old else { return }
    if isContinuous {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    } else {
      changedSilently = true
    }
  }

  /// Reports a change that wasn't reported while a button was held.
  func endStepping() {
    guard changedSilently else { return }
    changedSilently = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Appearance

  override func stateDidChange() {
    super.stateDidChange()
    updateButtons()
  }

  private func updateButtons() {
    decrement.isEnabled = isEnabled && (wraps || storedValue > minimumValue)
    increment.isEnabled = isEnabled && (wraps || storedValue < maximumValue)
  }

  /// The states of the buttons on both sides of a divider.
  private struct DividerStates: Hashable {
    let left: UInt
    let right: UInt

    init(_ left: UIControl.State, _ right: UIControl.State) {
      self.left = left.rawValue
      self.right = right.rawValue
    }
  }

  private var dividerImages: [DividerStates: UIImage] = [:]

  /// Sets the image behind a button in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    for button in [decrement, increment] { button.backgroundImages[state.rawValue] = image }
    track.isHidden = !increment.backgroundImages.isEmpty
  }

  /// Returns the image behind a button in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    increment.backgroundImages[state.rawValue]
  }

  /// Sets the image between the buttons in specific states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividerImages[DividerStates(leftState, rightState)] = image
    buttonStateDidChange()
  }

  /// Returns the image between the buttons in specific states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    dividerImages[DividerStates(state, rightSegmentState)]
  }

  /// Shows the divider that suits the states of the buttons.
  func buttonStateDidChange() {
    guard !dividerImages.isEmpty || divider.image != nil else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let states = [decrement.state, increment.state]
    let shown = DividerStates(states[isMirrored ? 1 : 0], states[isMirrored ? 0 : 1])
    divider.image = dividerImages[shown] ?? dividerImages[DividerStates(.normal, .normal)]
    separator.isHidden = divider.image != nil
    setNeedsLayout()
  }

  /// Sets the image that replaces the plus sign in a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    increment.images[state.rawValue] = image
  }

  /// Returns the image that replaces the plus sign in a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    increment.images[state.rawValue]
  }

  /// Sets the image that replaces the minus sign in a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrement.images[state.rawValue] = image
  }

  /// Returns the image that replaces the minus sign in a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    decrement.images[state.rawValue]
  }

  /// Lays out the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = Self.look.separatorSize
    let half = (bounds.width - line.width) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = CGRect(x: half + line.width, y: 0, width: half, height: bounds.height)
    decrement.frame = isMirrored ? right : left
    increment.frame = isMirrored ? left : right
    separator.frame = CGRect(
      origin: CGPoint(x: half, y: (bounds.height - line.height) / 2), size: line)
    let width = divider.image?.size.width ?? 0
    divider.frame = CGRect(
      x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  // MARK: Size

  /// The size of a stepper.
  open override var intrinsicContentSize: CGSize { Self.look.size }

  /// Returns the size of a stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.look.size }

  // MARK: Accessibility

  /// The value.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (storedValue == storedValue.rounded() && abs(storedValue) < 1e15
          ? String(Int(storedValue)) : String(storedValue))
    }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value.
  open override func accessibilityIncrement() {
    if isEnabled { step(1) }
    endStepping()
  }

  /// Decreases the value.
  open override func accessibilityDecrement() {
    if isEnabled { step(-1) }
    endStepping()
  }

  override var elementKind: ElementKind { .stepper }

  override var kindName: String? { "stepper" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] { changed(.number(value)) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .number(let number) = value else { return super.restore(value) }
    self.value = number
    sendActions(for: .valueChanged)
    return true
  }
}
