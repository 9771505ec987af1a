/// The number that a control is set to, and the least and the greatest that it can be set to.
package struct ElementRange: Codable, Equatable, Sendable {
  /// The least number.
  package var minimum: Double
  /// The greatest number.
  package var maximum: Double
  /// The number that's set.
  package var value: Double

  /// Creates a number between two others.
  package init(minimum: Double, maximum: Double, value: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.value = value
  }
}
