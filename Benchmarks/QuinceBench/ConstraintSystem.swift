import Benchmarking
import Cassowary

/// A system of constraints in a form that's suitable for any solver.
struct ConstraintSystem {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double
  }

  private(set) var variableCount = 0
  /// The variables that can't be negative.
  private(set) var signs: [Int] = []
  private(set) var constraints: [Constraint] = []
  /// The variables that are set to a sequence of values.
  private(set) var edits: [(variable: Int, values: [Double])] = []

  // MARK: Building

  mutating func variable(isNonNegative: Bool = false) -> Int {
    if isNonNegative { signs.append(variableCount) }
    variableCount += 1
    return variableCount - 1
  }

  /// Requires that the sum of terms and a constant is zero, at most zero, or at least zero.
  mutating func require(
    _ terms: [(Int, Double)], _ constant: Double, _ relation: LinearConstraint.Relation = .equal,
    priority: Double = LinearConstraint.required
  ) {
    constraints.append(
      Constraint(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, constant: constant,
        relation: relation, priority: priority))
  }

  /// Requires that a variable exceeds the sum of others by a distance.
  mutating func place(_ variable: Int, _ distance: Double, behind others: [Int]) {
    require([(variable, 1)] + others.map { ($0, -1) }, -distance)
  }

  mutating func edit(_ variable: Int, _ values: [Double]) {
    edits.append((variable, values))
  }

  // MARK: Conversion

  /// The system in the format that `Peers/solver.cpp` reads.
  var text: String {
    var lines = ["variables \(variableCount)"] + signs.map { "sign \($0)" }
    for constraint in constraints {
      let relation =
        switch constraint.relation {
        case .lessThanOrEqual: -1
        case .equal: 0
        case .greaterThanOrEqual: 1
        }
      let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }
      lines.append(
        "constraint \(relation) \(constraint.priority) \(constraint.constant) "
          + terms.joined(separator: " "))
    }
    for edit in edits {
      lines.append("edit \(edit.variable) " + edit.values.map { "\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
