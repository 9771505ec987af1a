/// The repeated measurements of a test.
package struct TestMeasurement: Codable, Equatable, Sendable {
  /// The name of the measured quantity, such as `Clock Monotonic Time`.
  package var name: String
  /// The unit's symbol, such as `s`.
  package var unit: String
  /// The measured value of each iteration.
  package var values: [Double]

  /// Creates a measurement.
  package init(name: String, unit: String, values: [Double]) {
    self.name = name
    self.unit = unit
    self.values = values
  }
}
