/// Two buttons that make a value larger and smaller by steps.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistepper>.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private let separator = ControlPart(.separator)
  private lazy var decrement = StepperButton(self, direction: -1)
  private lazy var increment = StepperButton(self, direction: 1)
  private var changedSilently = false

  /// Creates a stepper; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? StoryboardCoder else { return }
    minimumValue = coder.double("minimumValue", atMost: StoryboardNode.largestValue) ?? 0
    maximumValue = coder.double("maximumValue", atMost: StoryboardNode.largestValue) ?? 100
    value = coder.double("value", atMost: StoryboardNode.largestValue) ?? 0
    stepValue = coder.double("stepValue", atMost: StoryboardNode.largestValue) ?? 1
    wraps = coder.bool("wraps") ?? false
    autorepeat = coder.bool("autorepeat") ?? true
    isContinuous = coder.bool("continuous") ?? true
  }

  private func setUp() {
    drawsContent = false
    layer.cornerRadius = 8
    super.backgroundColor = .tertiarySystemFill
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    for view in [separator, decrement, increment] { addSubview(view) }
    updateButtons()
  }

  // MARK: Value

  private var storedValue = 0.0

  /// The value.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(maximumValue, max(minimumValue, newValue))
      updateButtons()
    }
  }

  /// The least value.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest value.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// By how much a button changes the value.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "stepValue must be greater than 0") }
  }

  /// Whether the value changes again and again while a button is held.
  open var autorepeat = true

  /// Whether the greatest value is followed by the least.
  open var wraps = false {
    didSet { updateButtons() }
  }

  /// Whether each change is told of, not only the last.
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

  /// Tells of a change that was not told of while a button was held.
  func endStepping() {
    guard changedSilently else { return }
    changedSilently = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Look

  override func stateDidChange() {
    super.stateDidChange()
    updateButtons()
  }

  private func updateButtons() {
    decrement.isEnabled = isEnabled && (wraps || storedValue > minimumValue)
    increment.isEnabled = isEnabled && (wraps || storedValue < maximumValue)
  }

  private var images: [String: UIImage] = [:]

  private func key(_ name: String, _ state: UIControl.State) -> String {
    "\(name) \(state.rawValue)"
  }

  /// Sets the image of the button that makes the value larger.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[key("increment", state)] = image
    increment.image = self.image("increment", for: .normal)
  }

  /// The image of the button that makes the value larger.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images[key("increment", state)]
  }

  /// Sets the image of the button that makes the value smaller.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[key("decrement", state)] = image
    decrement.image = self.image("decrement", for: .normal)
  }

  /// The image of the button that makes the value smaller.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images[key("decrement", state)]
  }

  private func image(_ name: String, for state: UIControl.State) -> UIImage? {
    images[key(name, state)]
  }

  /// Lays out the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = (bounds.width - 1) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = CGRect(x: half + 1, y: 0, width: half, height: bounds.height)
    decrement.frame = isMirrored ? right : left
    increment.frame = isMirrored ? left : right
    separator.frame = CGRect(x: half, y: (bounds.height - 18) / 2, width: 1, height: 18)
  }

  // MARK: Size

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

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

  /// Makes the value larger.
  open override func accessibilityIncrement() {
    if isEnabled { step(1) }
    endStepping()
  }

  /// Makes the value smaller.
  open override func accessibilityDecrement() {
    if isEnabled { step(-1) }
    endStepping()
  }
}
