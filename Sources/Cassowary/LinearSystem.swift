/// Constraints on variables that are numbered from zero.
final class LinearSystem {
  struct Term {
    var variable: Int32
    var coefficient: Double
  }

  struct Constraint {
    /// The range of the constraint's terms among all terms.
    ///
    /// Each variable occurs at most once, and no coefficient is zero.
    var terms: Range<Int>
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double

    var isRequired: Bool { priority >= LinearConstraint.required }
  }

  let isNonNegative: ContiguousArray<Bool>
  private(set) var constraints: ContiguousArray<Constraint> = []
  /// The constraints that contain each variable.
  private(set) var uses: ContiguousArray<ContiguousArray<Int32>>
  /// The terms of all constraints, one constraint after another.
  private var terms: ContiguousArray<Term> = []

  var variableCount: Int { isNonNegative.count }

  /// Creates a system without constraints.
  init(isNonNegative: ContiguousArray<Bool>) {
    self.isNonNegative = isNonNegative
    uses = ContiguousArray(repeating: [], count: isNonNegative.count)
  }

  /// Adds a constraint.
  /// - Parameter number: A closure that returns the system's index of each variable.
  func add(
    _ terms: ContiguousArray<Term>, constant: Double, relation: LinearConstraint.Relation,
    priority: Double, number: (Int32) -> Int32
  ) {
    let start = self.terms.count
    for term in terms {
      let variable = number(term.variable)
      self.terms.append(Term(variable: variable, coefficient: term.coefficient))
      uses[Int(variable)].append(Int32(constraints.count))
    }
    constraints.append(
      Constraint(
        terms: start..<self.terms.count, constant: constant, relation: relation,
        priority: priority))
  }

  func terms(of index: Int32) -> ArraySlice<Term> {
    terms[constraints[Int(index)].terms]
  }

  func setConstant(_ constant: Double, at index: Int) {
    constraints[index].constant = constant
  }

  /// Returns the value of a constraint's expression.
  func sum(of index: Int32, _ values: ContiguousArray<Double>) -> Double {
    let constraint = constraints[Int(index)]
    var sum = constraint.constant
    for place in constraint.terms {
      sum += terms[place].coefficient * values[Int(terms[place].variable)]
    }
    return sum
  }

  /// Returns the value of a variable at which the expression of a constraint is zero.
  func solution(
    of index: Int32, for variable: Int32, _ values: ContiguousArray<Double>
  ) -> Double {
    let constraint = constraints[Int(index)]
    var sum = constraint.constant
    var factor = 0.0
    for place in constraint.terms {
      let term = terms[place]
      if term.variable == variable {
        factor = term.coefficient
      } else {
        sum += term.coefficient * values[Int(term.variable)]
      }
    }
    return -sum / factor
  }

  /// Returns whether a constraint is satisfied, with a tolerance that depends on the magnitude of
  /// its terms.
  func isSatisfied(_ index: Int32, _ values: ContiguousArray<Double>) -> Bool {
    let constraint = constraints[Int(index)]
    var sum = constraint.constant
    var size = abs(constraint.constant)
    for place in constraint.terms {
      let term = terms[place]
      let part = term.coefficient * values[Int(term.variable)]
      sum += part
      size = max(size, abs(part))
    }
    return constraint.relation.holds(
      for: sum, within: DirectSolution.tolerance * (1 + size))
  }

  /// The difference below which values are considered equal.
  private static let nearness = 1e-9

  /// A bound from a constraint on a single variable.
  private struct Bound {
    var value: Double
    var isLower: Bool
    var isUpper: Bool
    var priority: Double
    /// The rate at which the violation grows with the distance.
    var weight: Double
  }

  /// Returns the value that a variable's own constraints prefer, and the minimum priority that
  /// keeps it there in either direction, or `nil` if they leave a choice.
  func ownOptimum(of variable: Int) -> (value: Double, priority: Double)? {
    if let only = onlyOptimum(of: variable) { return only }
    var bounds: ContiguousArray<Bound> = []
    for index in uses[variable] {
      let constraint = constraints[Int(index)]
      guard constraint.terms.count == 1 else { continue }
      let factor = terms[constraint.terms.lowerBound].coefficient
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

  /// Returns the same result as `ownOptimum(of:)` if a single equation determines it.
  private func onlyOptimum(of variable: Int) -> (value: Double, priority: Double)? {
    var only: Constraint?
    for index in uses[variable] {
      let constraint = constraints[Int(index)]
      guard constraint.terms.count == 1 else { continue }
      guard only == nil, constraint.relation == .equal else { return nil }
      only = constraint
    }
    guard let only else { return nil }
    let value = -only.constant / terms[only.terms.lowerBound].coefficient
    guard !isNonNegative[variable] || value > Self.nearness else { return nil }
    return (value, only.priority)
  }

  /// Returns the highest priority affected by moving from a value in a direction, if the move has a
  /// cost there.
  private func firstCost(
    of direction: Double, from value: Double, _ bounds: ContiguousArray<Bound>
  ) -> Double? {
    var greatest = -Double.infinity
    var cost = 0.0
    for bound in bounds {
      let distance = value - bound.value
      let isNear = abs(distance) < Self.nearness
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
