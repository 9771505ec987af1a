/// A new value for a property of a view or constraint.
package struct InspectorEdit: Codable, Equatable, Sendable {
  /// The number of the view or constraint.
  package var object: Int
  /// The property's key, such as `alpha`.
  package var key: String
  /// The new value, in the format of `InspectedProperty`.
  package var value: String

  /// Creates an edit of an object's property.
  package init(object: Int, key: String, value: String) {
    self.object = object
    self.key = key
    self.value = value
  }
}
