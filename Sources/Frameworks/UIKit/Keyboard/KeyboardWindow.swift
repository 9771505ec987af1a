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

/// Holds the input view and its accessory view.
private final class KeyboardContainer: UIView {
  private let backdrop = KeyboardBackdrop()
  private var input: UIView?
  private var accessory: UIView?
  private var accessoryHeight: CGFloat = 0
  private var inputHeight: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isOpaque = false
    addSubview(backdrop)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func host(
    input newInput: UIView?, inputHeight: CGFloat, accessory newAccessory: UIView?,
    accessoryHeight: CGFloat, hasKeyboard: Bool
  ) {
    if input !== newInput, input?.superview === self { input?.removeFromSuperview() }
    if accessory !== newAccessory, accessory?.superview === self {
      accessory?.removeFromSuperview()
    }
    input = newInput
    accessory = newAccessory
    self.inputHeight = inputHeight
    self.accessoryHeight = accessoryHeight
    for view in [newInput, newAccessory] {
      guard let view, view.superview !== self else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
    backdrop.isHidden = newInput == nil && newAccessory != nil
    backdrop.setNeedsDisplay()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    let rest = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight)
    input?.frame = rest
    backdrop.frame = rest
  }
}

/// The material under the keys.
private final class KeyboardBackdrop: UIView {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let fill =
      isDark
      ? Color(red: 0.16, green: 0.16, blue: 0.17, alpha: 0.94)
      : Color(red: 0.82, green: 0.827, blue: 0.85, alpha: 0.95)
    context.record(.backdropBlur(.rect(bounds), radius: 24))
    context.record(.fill(.rect(bounds), .color(fill)))
  }
}
