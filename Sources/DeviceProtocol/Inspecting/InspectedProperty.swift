/// A property of an object in words.
package struct InspectedProperty: Codable, Equatable, Sendable {
  /// The format in which a value is displayed and edited.
  package enum Kind: String, Codable, Sendable {
    /// Any text.
    case text
    /// A number, such as `0.5`.
    case number
    /// `true` or `false`.
    case flag
    /// `#RRGGBB`, or `#RRGGBBAA` for one that isn't opaque; nothing for no color.
    case color
  }

  /// The name for edits, or nothing for a read-only property.
  package var key: String?
  /// The name that users see.
  package var name: String
  /// The format of the value.
  package var kind: Kind
  /// The value.
  package var value: String

  /// Creates a property and its value.
  package init(key: String?, name: String, kind: Kind, value: String) {
    self.key = key
    self.name = name
    self.kind = kind
    self.value = value
  }
}
