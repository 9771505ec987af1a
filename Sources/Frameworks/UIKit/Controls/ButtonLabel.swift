import DeviceProtocol

/// The label within a button, which informs the button when its size changes.
final class ButtonLabel: UILabel {
  /// The scale to which titles shrink before they're truncated.
  ///
  /// Inter is wider than the font that buttons were designed for.
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

  /// A configuration determines the font of the title, whatever an app sets here.
  override var font: UIFont! {
    get { super.font }
    set { if button?.configuration == nil { super.font = newValue } }
  }

  /// If a button is as wide as its title in the original font, the title stays on one line.
  override var tightensBeforeWrapping: Bool { true }

  /// A mode that wraps lines requires space for them.
  override var lineBreakMode: NSLineBreakMode {
    didSet { if lineBreakMode.breaksLines, numberOfLines == 1 { numberOfLines = 0 } }
  }

  /// Describes the button instead of the label.
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
