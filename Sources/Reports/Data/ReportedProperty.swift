/// Something that is known of a run, with its name.
package struct ReportedProperty: Codable, Equatable, Sendable {
  /// What is known.
  package var name: String
  /// What it is.
  package var value: String

  /// Creates a value with its name.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
