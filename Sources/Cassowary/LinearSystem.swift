/// Constraints on variables that are numbered from zero.
struct LinearSystem {
  struct Term {
    var variable: Int32
    var coefficient: Double
  }

  struct Constraint {
    /// Each variable at most once, none with the factor zero.
    var terms: ContiguousArray<Term>
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double

    var isRequired: Bool { priority >= LinearConstraint.required }
  }

  let isNonNegative: ContiguousArray<Bool>
  private(set) var constraints: ContiguousArray<Constraint>
  /// The constraints that each variable is in.
  let uses: ContiguousArray<ContiguousArray<Int32>>

  var variableCount: Int { isNonNegative.count }

  init(isNonNegative: ContiguousArray<Bool>, constraints: ContiguousArray<Constraint>) {
    self.isNonNegative = isNonNegative
    self.constraints = constraints
    var uses = ContiguousArray(
      repeating: ContiguousArray<Int32>(), count: isNonNegative.count)
    for (index, constraint) in constraints.enumerated() {
      for term in constraint.terms { uses[Int(term.variable)].append(Int32(index)) }
    }
    self.uses = uses
  }

  mutating func setConstant(_ constant: Double, at index: Int) {
    constraints[index].constant = constant
  }

  /// What a constraint of one variable alone says.
  private struct Bound {
    var value: Double
    var isLower: Bool
    var isUpper: Bool
    var priority: Double
    /// How fast the violation grows with the distance.
    var weight: Double
  }

  /// Where the constraints of a variable alone want it, and the least priority that keeps it from leaving in either
  /// direction; `nil` where they leave a choice.
  func ownOptimum(of variable: Int) -> (value: Double, priority: Double)? {
    var bounds: ContiguousArray<Bound> = []
    for index in uses[variable] {
      let constraint = constraints[Int(index)]
      guard constraint.terms.count == 1 else { continue }
      let factor = constraint.terms[0].coefficient
      let isUpper =
        constraint.relation == .equal || (constraint.relation == .lessThanOrEqual) == (factor > 0)
      bounds.append(
        Bound(
          value: -constraint.constant / factor,
          isLower: constraint.relation == .equal || !isUpper, isUpper: isUpper,
          priority: constraint.priority, weight: abs(factor)))
    }
    guard !bounds.isEmpty else { return nil }
    if isNonNegative[variable] {
      bounds.append(
        Bound(
          value: 0, isLower: true, isUpper: false, priority: LinearConstraint.required, weight: 1))
    }
    var best: (value: Double, priority: Double)?
    for candidate in bounds {
      let value = candidate.value
      guard let up = firstCost(of: 1, from: value, bounds),
        let down = firstCost(of: -1, from: value, bounds)
      else { continue }
      let priority = min(up, down)
      if best == nil || priority > best!.priority { best = (value, priority) }
    }
    return best
  }

  /// The greatest priority that going from a value in a direction affects, if it costs there.
  private func firstCost(
    of direction: Double, from value: Double, _ bounds: ContiguousArray<Bound>
  ) -> Double? {
    var greatest = -Double.infinity
    var cost = 0.0
    for bound in bounds {
      let distance = value - bound.value
      let isNear = abs(distance) < 1e-9
      var change = 0.0
      if bound.isUpper, direction > 0 ? distance > 0 || isNear : distance > 0 && !isNear {
        change += direction * bound.weight
      }
      if bound.isLower, direction < 0 ? distance < 0 || isNear : distance < 0 && !isNear {
        change -= direction * bound.weight
      }
      guard change != 0 else { continue }
      if bound.priority > greatest {
        greatest = bound.priority
        cost = change
      } else if bound.priority == greatest {
        cost += change
      }
    }
    return cost > 0 ? greatest : nil
  }
}
