import DisplayList

/// The window of the keyboard, in front of the app's windows and alerts.
final class KeyboardWindow: UIWindow {
  private let container = KeyboardContainer()

  override var isOfSystem: Bool { true }
  override var canBecomeKey: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
    isOpaque = false
    backgroundColor = nil
    addSubview(container)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func appearWithContent() {
    KeyboardController.shared.appearWithContent()
  }

  func host(
    input: UIView?, inputHeight: CGFloat, accessory: UIView?, accessoryHeight: CGFloat,
    hasKeyboard: Bool
  ) {
    container.host(
      input: input, inputHeight: inputHeight, accessory: accessory,
      accessoryHeight: accessoryHeight, hasKeyboard: hasKeyboard)
  }

  func place(container frame: CGRect) {
    container.frame = frame
    container.layoutIfNeeded()
  }

  func clear() {
    container.host(
      input: nil, inputHeight: 0, accessory: nil, accessoryHeight: 0, hasKeyboard: false)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    container.frame.contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
