/// The bounds that a row must meet, and the bounds that it should reach in the future.
package struct Threshold: Codable, Equatable, Sendable {
  /// The required bounds.
  ///
  /// A row that violates them makes the run fail.
  package var required: Bounds
  /// The desired bounds, which are shown but not checked.
  package var wanted: Bounds?

  /// Creates a threshold with required and desired bounds.
  package init(required: Bounds, wanted: Bounds? = nil) {
    self.required = required
    self.wanted = wanted
  }
}
