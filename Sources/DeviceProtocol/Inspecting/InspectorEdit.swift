/// A property of a view or a constraint, and its new value.
package struct InspectorEdit: Codable, Equatable, Sendable {
  /// The view or the constraint.
  package var object: Int
  /// The property's key, such as `alpha`.
  package var key: String
  /// The value as `InspectedProperty` writes it.
  package var value: String

  /// Creates a value for a property of an object.
  package init(object: Int, key: String, value: String) {
    self.object = object
    self.key = key
    self.value = value
  }
}
