import DeviceProtocol

extension TextLegibility {
  /// How legible the text of a view is.
  @MainActor
  init(of view: UIView) {
    switch view {
    case let label as UILabel:
      self.init(label.font, isScaled: label.adjustsFontForContentSizeCategory)
      if label.isTextClipped { insert(.isClipped) }
    case let field as UITextField:
      self.init(field.font, isScaled: field.adjustsFontForContentSizeCategory)
    case let textView as UITextView:
      self.init(textView.font, isScaled: textView.adjustsFontForContentSizeCategory)
    default: self = []
    }
  }

  private init(_ font: UIFont?, isScaled: Bool) {
    self = isScaled ? [] : .isOfFixedSize
    guard let font else { return }
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    if font.pointSize >= (isBold ? 14 : 18) { insert(.isLarge) }
  }
}

extension UILabel {
  /// Whether some of the text can't be read since the label is too small for it.
  fileprivate var isTextClipped: Bool {
    guard bounds.width > 0 else { return false }
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      return textRect(forBounds: room, limitedToNumberOfLines: 1).height > bounds.height + 1
    }
    let whole = textRect(forBounds: room, limitedToNumberOfLines: 0)
    let lines = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    return whole.height > lines.height + 0.5 || lines.height > bounds.height + 1
  }
}
