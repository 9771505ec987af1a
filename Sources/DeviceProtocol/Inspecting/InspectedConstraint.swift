/// A constraint in words.
package struct InspectedConstraint: Codable, Equatable, Sendable {
  /// The same for the same constraint as long as it lives.
  package var id: Int
  /// The constraint's text, such as `title.leading = view.leading + 16`.
  package var text: String
  /// Its identifier.
  package var identifier: String?
  /// The constant that's added to its second attribute.
  package var constant: Double
  /// The priority, from 0 to 1000.
  package var priority: Double
  /// Whether it's left out, because it conflicts with others.
  package var isBroken: Bool
  /// The conflicting constraints, in words.
  package var opponents: [String] = []
  /// The place where it was created.
  package var origin: InspectedPlace?

  /// Creates a constraint that holds.
  package init(id: Int, text: String, constant: Double, priority: Double) {
    self.id = id
    self.text = text
    self.constant = constant
    self.priority = priority
    isBroken = false
  }
}
