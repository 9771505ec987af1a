import UIKitCore

/// Text attributes with strings as keys, as in Swift 4.
///
/// In such projects, the builder replaces the properties' names with these names.
extension UITextField {
  /// `defaultTextAttributes` in Swift 4.
  package var quinceDefaultTextAttributes: [String: Any] {
    get { TextAttributeNames.plain(defaultTextAttributes) }
    set { defaultTextAttributes = TextAttributeNames.keys(newValue) }
  }

  /// `typingAttributes` in Swift 4.
  package var quinceTypingAttributes: [String: Any]? {
    get { typingAttributes.map(TextAttributeNames.plain) }
    set { typingAttributes = newValue.map(TextAttributeNames.keys) }
  }
}

extension UITextView {
  /// `typingAttributes` in Swift 4.
  package var quinceTypingAttributes: [String: Any] {
    get { TextAttributeNames.plain(typingAttributes) }
    set { typingAttributes = TextAttributeNames.keys(newValue) }
  }

  /// `linkTextAttributes` in Swift 4.
  package var quinceLinkTextAttributes: [String: Any]! {
    get { linkTextAttributes.map(TextAttributeNames.plain) }
    set { linkTextAttributes = newValue.map(TextAttributeNames.keys) }
  }
}

/// Converts text attributes between strings and keys.
private enum TextAttributeNames {
  static func plain(_ attributes: [NSAttributedString.Key: Any]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  static func keys(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] {
    Dictionary(
      uniqueKeysWithValues: attributes.map { (NSAttributedString.Key(rawValue: $0.key), $0.value) })
  }
}
