import DeviceProtocol

/// The label within a button, which informs the button when its size changes.
final class ButtonLabel: UILabel {
  /// Titles shrink a little before they're truncated: Inter is wider than the font that users sized
  /// their buttons for.
  private static let ownLeastScale: CGFloat = 0.9

  private weak var button: UIButton?

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingMiddle
    shadowOffset = .zero
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var leastScale: CGFloat? { super.leastScale ?? Self.ownLeastScale }

  /// A button that was made as wide as its title in the original font keeps that on one line.
  override var tightensBeforeWrapping: Bool { true }

  /// A mode that breaks lines makes room for them.
  override var lineBreakMode: NSLineBreakMode {
    didSet { if lineBreakMode.breaksLines, numberOfLines == 1 { numberOfLines = 0 } }
  }

  /// Describes the button itself as the element with the title.
  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.text = nil
    element.label = nil
    element.isAccessible = false
  }

  override func describeForTests(_ element: inout ScreenElement) {
    super.describeForTests(&element)
    element.label = text
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.labelSizeDidChange()
  }
}
