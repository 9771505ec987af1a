/// The current value of a control, with its minimum and maximum.
package struct ElementRange: Codable, Equatable, Sendable {
  /// The minimum value.
  package var minimum: Double
  /// The maximum value.
  package var maximum: Double
  /// The current value.
  package var value: Double

  /// Creates a range with a current value.
  package init(minimum: Double, maximum: Double, value: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.value = value
  }
}
