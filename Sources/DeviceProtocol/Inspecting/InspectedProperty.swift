/// A property of an object, with its value as text.
package struct InspectedProperty: Codable, Equatable, Sendable {
  /// The format in which a value is displayed and edited.
  package enum Kind: String, Codable, Sendable {
    /// Any text.
    case text
    /// A number, such as `0.5`.
    case number
    /// `true` or `false`.
    case flag
    /// A color as `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque.
    ///
    /// An empty string means no color.
    case color
  }

  /// The key for editing the property, or `nil` if it's read-only.
  package var key: String?
  /// The visible name.
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
