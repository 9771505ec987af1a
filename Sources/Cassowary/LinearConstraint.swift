/// A constraint that an expression is zero, at most zero, or at least zero.
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

  /// The priority from which a constraint must be satisfied.
  package static let required = 1000.0

  /// The expression that's compared to 0.
  package var expression: LinearExpression
  /// The relation of the expression to 0.
  package var relation: Relation
  /// The priority.
  ///
  /// A higher priority outweighs any number of lower ones, and `required` constraints must be
  /// satisfied.
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

  /// Whether the constraint must be satisfied.
  package var isRequired: Bool { priority >= Self.required }
}
