/// What a test measured, again and again.
package struct TestMeasurement: Codable, Equatable, Sendable {
  /// What was measured, such as `Clock Monotonic Time`.
  package var name: String
  /// The unit's symbol, such as `s`.
  package var unit: String
  /// The value that each iteration measured.
  package var values: [Double]

  /// Creates a measurement with all of its values.
  package init(name: String, unit: String, values: [Double]) {
    self.name = name
    self.unit = unit
    self.values = values
  }
}
