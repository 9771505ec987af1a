import DeviceProtocol
import DisplayList
import Foundation

extension UITextField {
  /// The maximum length of text that's described in full.
  static let longestDescription = 20_000

  /// The text that screen readers speak.
  var shownText: String {
    isSecureTextEntry
      ? String(repeating: "\u{2022}", count: editor.text.string.count) : editor.text.string
  }

  /// Fills in the text and the placeholder.
  func describeText(_ element: inout ScreenElement) {
    let shown = String(shownText.prefix(Self.longestDescription))
    element.text = shown
    element.value = shown
    element.placeholder = placeholder
    element.isFocused = isFirstResponder
    element.traits |= UIAccessibilityTraits.textEntry.rawValue
    element.textColor = textColor.map { Color($0, traits: traitCollection) }
  }

  /// Restores a saved text, and notifies the app as if the user had typed it.
  func restore(text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Adds the properties of the class that an inspector shows.
  static func listFieldProperties(_ list: inout InspectorProperties) {
    list.content += [
      .text("field.text", "Text", of: UITextField.self, { $0.text }, { $0.text = $1 }),
      .text(
        "field.placeholder", "Placeholder", of: UITextField.self, { $0.placeholder },
        { $0.placeholder = $1 }),
    ]
    list.content += InspectorProperty.font(
      "field.fontSize", of: UITextField.self, { $0.font }, { $0.font = $1 })
    list.colors.append(
      .color(
        "field.textColor", "Text", of: UITextField.self, { $0.textColor }, { $0.textColor = $1 })
    )
  }

  /// The properties of the class that can be set on its appearance proxy.
  static var fieldAppearance: [AppearanceProperty] {
    [
      .path(\UITextField.font), .path(\UITextField.textColor),
      .path(\UITextField.keyboardAppearance), .path(\UITextField.borderStyle),
      .path(\UITextField.background), .path(\UITextField.textAlignment),
    ]
  }
}
