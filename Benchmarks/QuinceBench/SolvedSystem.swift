import Benchmarking
import Cassowary

/// A system of constraints in Quince's solver.
struct SolvedSystem {
  private let system: ConstraintSystem
  private var solver = Solver()
  private var variables: [Variable] = []
  private var edits: [ConstraintID] = []

  /// Builds and solves a system.
  init(_ system: ConstraintSystem) {
    self.system = system
    variables.reserveCapacity(system.variableCount)
    var signs = system.signs[...]
    for index in 0..<system.variableCount {
      let isNonNegative = signs.first == index
      if isNonNegative { signs.removeFirst() }
      variables.append(solver.addVariable(isNonNegative: isNonNegative))
    }
    for constraint in system.constraints {
      let terms = constraint.terms.map {
        LinearExpression.Term(variables[$0.variable], $0.coefficient)
      }
      _ = solver.add(
        LinearConstraint(
          LinearExpression(terms, constant: constraint.constant), constraint.relation,
          priority: constraint.priority))
    }
    for edit in system.edits {
      let expression = LinearExpression(variables[edit.variable]) - edit.values[0]
      edits.append(solver.add(LinearConstraint(expression, .equal, priority: 750)))
    }
    _ = solver.solve()
  }

  /// Sets the edited variables to each of their values, one after another.
  mutating func change() {
    for turn in 1..<(system.edits.first?.values.count ?? 1) {
      for (edit, id) in zip(system.edits, edits) { solver.setConstant(-edit.values[turn], of: id) }
      _ = solver.solve()
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}
