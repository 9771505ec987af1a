/// A layout constraint, described as text.
package struct InspectedConstraint: Codable, Equatable, Sendable {
  /// A number that identifies the constraint during its lifetime.
  package var id: Int
  /// The constraint's text, such as `title.leading = view.leading + 16`.
  package var text: String
  /// The constraint's identifier.
  package var identifier: String?
  /// The constant that's added to the second attribute.
  package var constant: Double
  /// The priority, from 0 to 1000.
  package var priority: Double
  /// Whether the constraint is ignored because it conflicts with others.
  package var isBroken: Bool
  /// The conflicting constraints, as text.
  package var opponents: [String] = []
  /// The location where it was created.
  package var origin: InspectedPlace?

  /// Creates a constraint that's satisfied.
  package init(id: Int, text: String, constant: Double, priority: Double) {
    self.id = id
    self.text = text
    self.constant = constant
    self.priority = priority
    isBroken = false
  }
}
