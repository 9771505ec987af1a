/// The bounds that a row must keep to, and those that it is meant to reach.
package struct Threshold: Codable, Equatable, Sendable {
  /// A row that is worse fails the run.
  package var required: Bounds
  /// Shown beside it, and not judged.
  package var wanted: Bounds?

  /// The required bounds, and the wanted ones.
  package init(required: Bounds, wanted: Bounds? = nil) {
    self.required = required
    self.wanted = wanted
  }
}
