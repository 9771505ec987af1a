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

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.labelSizeDidChange()
  }
}
