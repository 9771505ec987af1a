/// A direct solution that's kept, so that a changed constant updates only the values that depend on
/// it.
///
/// Each variable is still determined by the same constraint. The values for the new constants are
/// still the only optimum if they pass the same test as in a `DirectSolution`, which is applied
/// only to the constraints that the change affects.
final class KeptSolution {
  /// The part of the solution that's recomputed first.
  private enum Start {
    /// A variable that's assumed to have the value that its own constraints prefer.
    case optimum(Int32)
    /// Only the results of the steps.
    case steps
  }

  /// A value that's recomputed.
  private struct Step {
    var variable: Int32
    var equation: Int32
    /// The change in the equation's sum relative to a variable whose assumption was given up, or
    /// zero if the equation determines the variable.
    var change = 0.0
  }

  /// The effects of changing a constraint's constant.
  private final class Reach {
    var start = Start.steps
    var steps: ContiguousArray<Step> = []
    /// The constraints that must be satisfied afterward.
    var checks: ContiguousArray<Int32> = []
  }

  /// The number of steps per variable above which all stored effects are discarded.
  private static let stepsPerVariable = 16

  private let system: LinearSystem
  private var values: ContiguousArray<Double>
  private let firmness: ContiguousArray<Double>
  private let origins: ContiguousArray<DirectSolution.Origin>
  private let places: ContiguousArray<Int32>
  private let concessions: ContiguousArray<DirectSolution.Concession>
  /// The effects by constraint, as far as they've been requested.
  private var reaches: ContiguousArray<Reach?> = []
  private var stepCount = 0

  /// Keeps a solution if it has found all values.
  init?(_ solution: DirectSolution) {
    guard solution.failures.isEmpty, !solution.isContradictory else { return nil }
    system = solution.system
    values = solution.values
    firmness = solution.firmness
    origins = solution.origins
    places = solution.places
    concessions = solution.concessions
  }

  // MARK: Changing

  /// Recomputes the values that depend on constants.
  /// - Parameters:
  ///   - constraints: The constraints whose constants have changed.
  ///   - tell: A closure that's called with each variable that may have changed and its value.
  /// - Returns: Whether this is possible. Otherwise, everything must be solved again.
  func update(
    _ constraints: ContiguousArray<Int32>, tell: (_ variable: Int32, _ value: Double) -> Void
  ) -> Bool {
    for constraint in constraints where !follow(reach(of: constraint)) { return false }
    for constraint in constraints where !holds(reach(of: constraint)) { return false }
    for constraint in constraints {
      let reach = reach(of: constraint)
      if case .optimum(let variable) = reach.start { tell(variable, values[Int(variable)]) }
      for step in reach.steps { tell(step.variable, values[Int(step.variable)]) }
    }
    return true
  }

  /// Recomputes the values.
  ///
  /// Returns whether the assumptions might still be valid.
  private func follow(_ reach: Reach) -> Bool {
    if case .optimum(let variable) = reach.start {
      guard let own = system.ownOptimum(of: Int(variable)),
        own.priority == firmness[Int(variable)]
      else { return false }
      values[Int(variable)] = own.value
    }
    for step in reach.steps {
      if step.change != 0 {
        values[Int(step.variable)] -= system.sum(of: step.equation, values) / step.change
      } else {
        values[Int(step.variable)] = system.solution(
          of: step.equation, for: step.variable, values)
      }
    }
    return true
  }

  private func holds(_ reach: Reach) -> Bool {
    if case .optimum(let variable) = reach.start, !isInBounds(variable) { return false }
    for step in reach.steps where !isInBounds(step.variable) { return false }
    for check in reach.checks where !system.isSatisfied(check, values) { return false }
    return true
  }

  private func isInBounds(_ variable: Int32) -> Bool {
    !system.isNonNegative[Int(variable)]
      || values[Int(variable)] >= -DirectSolution.tolerance
  }

  // MARK: Reaches

  private func reach(of constraint: Int32) -> Reach {
    if !reaches.isEmpty, let known = reaches[Int(constraint)] { return known }
    if reaches.isEmpty || stepCount > Self.stepsPerVariable * values.count {
      reaches = ContiguousArray(repeating: nil, count: system.constraints.count)
      stepCount = 0
    }
    let reach = foundReach(of: constraint)
    stepCount += reach.steps.count
    reaches[Int(constraint)] = reach
    return reach
  }

  private func foundReach(of constraint: Int32) -> Reach {
    let reach = Reach()
    var touched: Set<Int32> = [constraint]
    if let variable = definedVariable(of: constraint) {
      reach.steps.append(Step(variable: variable, equation: constraint))
      spread(from: variable, except: constraint, reach, &touched)
    } else if let variable = assumedVariable(of: constraint) {
      reach.start = .optimum(variable)
      spread(from: variable, except: nil, reach, &touched)
    }
    var closed: Set<Int32> = []
    while let next = concessions.first(where: {
      touched.contains($0.equation) && !closed.contains($0.equation)
    }) {
      closed.insert(next.equation)
      reach.steps.append(
        Step(variable: next.variable, equation: next.equation, change: next.change))
      spread(from: next.variable, except: next.equation, reach, &touched)
    }
    reach.checks = ContiguousArray(
      touched.sorted().filter { definedVariable(of: $0) == nil && !mayFail($0) })
    return reach
  }

  /// Adds the variables that depend on another one, in the order in which they were found.
  /// - Parameters:
  ///   - equation: The equation that determines the variable itself.
  ///   - touched: The constraints whose sums change with the variables.
  private func spread(
    from variable: Int32, except equation: Int32?, _ reach: Reach, _ touched: inout Set<Int32>
  ) {
    var seen: Set<Int32> = [variable]
    var open = [variable]
    var steps: ContiguousArray<Step> = []
    while let next = open.popLast() {
      for index in system.uses[Int(next)] where index != equation {
        touched.insert(index)
        if let defined = definedVariable(of: index), defined != next,
          seen.insert(defined).inserted
        {
          open.append(defined)
          steps.append(Step(variable: defined, equation: index))
        }
      }
    }
    reach.steps += steps.sorted { places[Int($0.variable)] < places[Int($1.variable)] }
  }

  /// Returns the variable that an equation determines.
  private func definedVariable(of index: Int32) -> Int32? {
    for term in system.terms(of: index) {
      switch origins[Int(term.variable)] {
      case .equation(let origin) where origin == index, .wish(let origin) where origin == index:
        return term.variable
      default: break
      }
    }
    return nil
  }

  /// Returns the only variable of a constraint, if it's assumed to have the value that its own
  /// constraints prefer.
  private func assumedVariable(of index: Int32) -> Int32? {
    let terms = system.terms(of: index)
    guard terms.count == 1, let variable = terms.first?.variable,
      case .assumption = origins[Int(variable)]
    else { return nil }
    return variable
  }

  /// Returns whether a constraint is outweighed by the assumptions that its variables depend on.
  private func mayFail(_ index: Int32) -> Bool {
    let constraint = system.constraints[Int(index)]
    if constraint.isRequired { return false }
    if assumedVariable(of: index) != nil { return true }
    return system.terms(of: index).allSatisfy { firmness[Int($0.variable)] > constraint.priority }
  }
}
