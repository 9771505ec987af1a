/// A demand on an expression: that it's zero, at most zero or at least zero.
package struct LinearConstraint: Sendable {
  /// The relation of an expression to zero.
  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    /// Returns whether a value has this relation to zero, within a tolerance.
    func holds(for value: Double, within error: Double) -> Bool {
      switch self {
      case .equal: abs(value) <= error
      case .lessThanOrEqual: value <= error
      case .greaterThanOrEqual: value >= -error
      }
    }
  }

  /// The priority from which a constraint must hold.
  package static let required = 1000.0

  /// The expression that's compared to 0.
  package var expression: LinearExpression
  /// The relation of the expression to 0.
  package var relation: Relation
  /// Greater wins over any number of lesser ones; `required` must hold.
  package var priority: Double

  /// Creates a constraint that compares an expression with 0.
  package init(
    _ expression: LinearExpression, _ relation: Relation,
    priority: Double = LinearConstraint.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Whether the constraint may not be broken.
  package var isRequired: Bool { priority >= Self.required }
}
