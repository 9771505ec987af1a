/// A named property of a run.
package struct ReportedProperty: Codable, Equatable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: String

  /// Creates a property with a name and a value.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
