/// Represents the placeholder label in Apple's text fields, which apps access with a key.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?

  init(of field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    attributedText = field.attributedPlaceholder
  }

  required init?(coder: NSCoder) { nil }

  override var textColor: UIColor! {
    get { attribute(.foregroundColor) ?? UITextField.fieldLook.placeholderColor }
    set { set(.foregroundColor, to: newValue) }
  }

  override var font: UIFont! {
    get { attribute(.font) ?? field?.font }
    set { set(.font, to: newValue) }
  }

  private func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let text = field?.attributedPlaceholder, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  private func set(_ key: NSAttributedString.Key, to value: Any?) {
    guard let field, let placeholder = field.placeholder else { return }
    let text = NSMutableAttributedString(
      attributedString: field.attributedPlaceholder ?? NSAttributedString(string: placeholder))
    let all = NSRange(location: 0, length: text.length)
    if let value {
      text.addAttribute(key, value: value, range: all)
    } else {
      text.removeAttribute(key, range: all)
    }
    field.attributedPlaceholder = text
  }
}

extension UITextField {
  /// The label of the placeholder.
  ///
  /// Apple's text fields support it only as a key.
  final var placeholderLabel: PlaceholderLabel { PlaceholderLabel(of: self) }
}
