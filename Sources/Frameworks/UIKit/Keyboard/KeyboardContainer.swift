/// The view that contains the input view and its accessory view.
final class KeyboardContainer: UIView {
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

  /// Returns whether the keyboard's material is behind a view.
  func hasBackdrop(behind view: UIView) -> Bool { view === input }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    let rest = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight)
    input?.frame = rest
    backdrop.frame = rest
  }
}
