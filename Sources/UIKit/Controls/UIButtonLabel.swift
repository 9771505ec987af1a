import DeviceProtocol

/// The label within a button, which tells the button when its size changes.
final class UIButtonLabel: UILabel {
  private weak var button: UIButton?

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingMiddle
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The button itself is the element that has the title.
  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.text = nil
    element.label = nil
    element.isAccessible = false
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.labelSizeDidChange()
  }
}
