import AppRuntime

/// A button of a stepper.
final class StepperButton: UIControl {
  private weak var stepper: UIStepper?
  private let direction: Double
  private var timer: DeviceClock.Timer?
  private var repetitions = 0

  /// The images that replace the sign, by the raw value of the state.
  var images: [UInt: UIImage] = [:] {
    didSet { setNeedsDisplay() }
  }

  /// The images behind the sign, by the raw value of the state.
  var backgroundImages: [UInt: UIImage] = [:] {
    didSet { setNeedsDisplay() }
  }

  init(_ stepper: UIStepper, direction: Double) {
    self.stepper = stepper
    self.direction = direction
    super.init(frame: .zero)
    isOpaque = false
    layer.cornerRadius = UIStepper.look.cornerRadius
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = direction > 0 ? "Increment" : "Decrement"
  }

  required init?(coder: NSCoder) { nil }

  override var claimsTaps: Bool { true }

  override func draw(_ rect: CGRect) {
    image(of: backgroundImages)?.draw(in: bounds)
    if let image = image(of: images) {
      let size = image.size
      (isEnabled ? tintColor : UIStepper.look.disabledColor)?.set()
      image.draw(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
      return
    }
    (isEnabled ? UIStepper.look.signColor : UIStepper.look.disabledColor).setFill()
    let context = UIGraphicsGetCurrentContext()
    let length = UIStepper.look.signLength
    let width = UIStepper.look.signThickness
    context?.fill(
      CGRect(x: bounds.midX - length / 2, y: bounds.midY - width / 2, width: length, height: width))
    guard direction > 0 else { return }
    context?.fill(
      CGRect(x: bounds.midX - width / 2, y: bounds.midY - length / 2, width: width, height: length))
  }

  private func image(of images: [UInt: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor =
      isHighlighted && backgroundImages.isEmpty ? UIStepper.look.highlight : nil
    stepper?.buttonStateDidChange()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stepper?.step(direction)
    repetitions = 0
    if stepper?.autorepeat == true { scheduleRepetition(after: 0.5) }
    return true
  }

  private func scheduleRepetition(after delay: TimeInterval) {
    timer = DeviceClock.shared.schedule(after: delay, keepsAwake: false) { [weak self] in
      MainActor.assumeIsolated { self?.repeatStep() }
    }
  }

  private func repeatStep() {
    repetitions += 1
    if isTouchInside { stepper?.step(direction) }
    scheduleRepetition(after: repetitions < 10 ? 0.25 : 0.1)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer?.invalidate()
    stepper?.endStepping()
  }

  override func cancelTracking(with event: UIEvent?) {
    timer?.invalidate()
    stepper?.endStepping()
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    stepper?.step(direction)
    stepper?.endStepping()
    return true
  }
}
