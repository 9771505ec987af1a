import TestSupport
import Testing

@testable import Cassowary

/// A constraint of a random system.
///
/// Solutions are compared with the best vertex found by trying all of them.
@Suite struct RandomSystemTests {
  struct Demand {
    var coefficients: [Double]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double

    func violation(_ point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }

    func constraint(_ variables: [Variable]) -> LinearConstraint {
      let terms = zip(variables, coefficients).map { LinearExpression.Term($0, $1) }
      return LinearConstraint(
        LinearExpression(terms, constant: constant), relation, priority: priority)
    }
  }

  static let priorities = [1.0, 250, 251, 750, 999.5]

  static func demand(_ count: Int, required: Bool, using generator: inout SeededGenerator) -> Demand
  {
    Demand(
      coefficients: (0..<count).map { _ in Double(Int.random(in: -2...2, using: &generator)) },
      constant: Double(Int.random(in: -40...40, using: &generator)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
      priority: required ? 1000 : priorities.randomElement(using: &generator)!)
  }

  /// Returns the costs of a point by descending priority, or `nil` if it violates a required
  /// constraint.
  static func cost(_ point: [Double], _ demands: [Demand]) -> [Double]? {
    if point.contains(where: { $0 < -1e-6 }) { return nil }
    var cost = [Double](repeating: 0, count: priorities.count)
    for demand in demands {
      let violation = demand.violation(point)
      if demand.priority >= 1000 {
        if violation > 1e-6 { return nil }
      } else {
        cost[priorities.count - 1 - priorities.firstIndex(of: demand.priority)!] += violation
      }
    }
    return cost
  }

  static func isBetter(_ left: [Double], than right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > 1e-5 { return a < b }
    return false
  }

  /// Returns the point where as many planes meet as there are unknowns.
  static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
    let count = planes.count
    var matrix = planes.map { $0.0 + [-$0.1] }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }!
      guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }

  static func combinations(_ count: Int, of range: Range<Int>) -> [[Int]] {
    if count == 0 { return [[]] }
    return range.flatMap { first in
      combinations(count - 1, of: (first + 1)..<max(first + 1, range.upperBound))
        .map { [first] + $0 }
    }
  }

  /// Returns the minimum cost of all points.
  ///
  /// There's always an optimum where planes of the constraints or bounds meet.
  static func bruteForce(_ demands: [Demand], unknowns: Int) -> [Double]? {
    var planes = demands.map { ($0.coefficients, $0.constant) }
    for unknown in 0..<unknowns {
      planes.append(((0..<unknowns).map { $0 == unknown ? 1 : 0 }, 0))
    }
    var best: [Double]?
    for choice in combinations(unknowns, of: 0..<planes.count) {
      guard let point = intersection(choice.map { planes[$0] }),
        let cost = cost(point, demands)
      else { continue }
      if best == nil || isBetter(cost, than: best!) { best = cost }
    }
    return best
  }

  @Test(arguments: 0..<400)
  func smallSystemsAreSolvedAsWellAsCanBe(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let unknowns = Int.random(in: 1...3, using: &generator)
    let required = Int.random(in: 0...3, using: &generator)
    let optional = Int.random(in: 1...5, using: &generator)
    let demands =
      (0..<required).map { _ in Self.demand(unknowns, required: true, using: &generator) }
      + (0..<optional).map { _ in Self.demand(unknowns, required: false, using: &generator) }

    let solver = Solver()
    let variables = (0..<unknowns).map { _ in solver.addVariable(isNonNegative: true) }
    let identities = demands.map { solver.add($0.constraint(variables)) }
    let conflicts = solver.solve()
    let best = Self.bruteForce(demands, unknowns: unknowns)
    #expect(conflicts.isEmpty == (best != nil))

    let held = zip(identities, demands).filter { !solver.isBroken($0.0) }.map(\.1)
    let cost = Self.cost(variables.map { solver.value(of: $0) }, held)
    let expected = Self.bruteForce(held, unknowns: unknowns)
    let found = try #require(cost)
    #expect(zip(found, try #require(expected)).allSatisfy { abs($0 - $1) < 1e-4 })
    for conflict in conflicts {
      let parties = conflict.constraints.map { id in demands[identities.firstIndex(of: id)!] }
      #expect(Self.bruteForce(parties, unknowns: unknowns) == nil)
    }
  }

  @Test(arguments: 0..<150)
  func changesGiveWhatAFreshSolverGives(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 10_000)
    let unknowns = 12
    let solver = Solver()
    let variables = (0..<unknowns).map { _ in solver.addVariable(isNonNegative: true) }
    var live: [(id: ConstraintID, demand: Demand)] = []
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !live.isEmpty:
        let index = Int.random(in: 0..<live.count, using: &generator)
        solver.remove(live.remove(at: index).id)
      case 1 where !live.isEmpty:
        let index = Int.random(in: 0..<live.count, using: &generator)
        // The point whose coordinates are all 1 always satisfies the requirements.
        let shift = live[index].demand.priority >= 1000 ? 0 : 17.0
        live[index].demand.constant += shift
        solver.setConstant(live[index].demand.constant, of: live[index].id)
      default:
        var demand = Self.demand(
          unknowns, required: Bool.random(using: &generator), using: &generator)
        if demand.priority >= 1000 { demand.constant = -demand.coefficients.reduce(0, +) }
        live.append((solver.add(demand.constraint(variables)), demand))
      }
      if Bool.random(using: &generator) { #expect(solver.solve().isEmpty) }
    }
    #expect(solver.solve().isEmpty)

    let fresh = Solver()
    let freshVariables = (0..<unknowns).map { _ in fresh.addVariable(isNonNegative: true) }
    for (_, demand) in live { _ = fresh.add(demand.constraint(freshVariables)) }
    #expect(fresh.solve().isEmpty)

    let demands = live.map(\.demand)
    let found = Self.cost(variables.map { solver.value(of: $0) }, demands)
    let expected = Self.cost(freshVariables.map { fresh.value(of: $0) }, demands)
    #expect(found != nil)
    #expect(zip(found ?? [], expected ?? [-1]).allSatisfy { abs($0 - $1) < 1e-4 })
  }

  /// Only the constants change, again and again, as during a drag.
  @Test(arguments: 0..<200)
  func manyEditsGiveWhatAFreshSolverGives(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 30_000)
    let unknowns = 6
    let solver = Solver()
    let variables = (0..<unknowns).map { _ in solver.addVariable(isNonNegative: true) }
    var demands = (0..<10).map { _ in
      Self.demand(
        unknowns, required: Int.random(in: 0..<4, using: &generator) == 0, using: &generator)
    }
    let identities = demands.map { solver.add($0.constraint(variables)) }
    for edit in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: demands.indices, using: &generator)
        demands[index].constant += Double(Int.random(in: -20...20, using: &generator))
        solver.setConstant(demands[index].constant, of: identities[index])
      }
      _ = solver.solve()
      let fresh = Solver()
      let freshVariables = (0..<unknowns).map { _ in fresh.addVariable(isNonNegative: true) }
      let freshIdentities = demands.map { fresh.add($0.constraint(freshVariables)) }
      let isFeasible = fresh.solve().isEmpty
      #expect(identities.allSatisfy { !solver.isBroken($0) } == isFeasible, "edit \(edit)")
      guard isFeasible else { continue }
      #expect(freshIdentities.allSatisfy { !fresh.isBroken($0) })
      let found = Self.cost(variables.map { solver.value(of: $0) }, demands)
      let expected = Self.cost(freshVariables.map { fresh.value(of: $0) }, demands)
      #expect(found != nil, "edit \(edit)")
      #expect(zip(found ?? [], expected ?? [-1]).allSatisfy { abs($0 - $1) < 1e-4 })
    }
    let before = variables.map { solver.value(of: $0) }
    solver.remove(identities[0])
    #expect(variables.map { solver.value(of: $0) } == before, "until it is solved again")
  }

  @Test(arguments: 0..<60)
  func conflictsComeAndGoWithWhatCausesThem(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 20_000)
    let unknowns = 3
    let solver = Solver()
    let variables = (0..<unknowns).map { _ in solver.addVariable(isNonNegative: true) }
    var live: [(id: ConstraintID, demand: Demand)] = []
    for _ in 0..<30 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !live.isEmpty:
        solver.remove(live.remove(at: Int.random(in: 0..<live.count, using: &generator)).id)
      case 1 where !live.isEmpty:
        let index = Int.random(in: 0..<live.count, using: &generator)
        live[index].demand.constant += 7
        solver.setConstant(live[index].demand.constant, of: live[index].id)
      default:
        let demand = Self.demand(
          unknowns, required: Bool.random(using: &generator), using: &generator)
        live.append((solver.add(demand.constraint(variables)), demand))
      }
      _ = solver.solve()
      let point = variables.map { solver.value(of: $0) }
      let held = live.filter { !solver.isBroken($0.id) }.map(\.demand)
      let cost = Self.cost(point, held)
      #expect(cost != nil)
      let best = Self.bruteForce(held, unknowns: unknowns)
      #expect(zip(cost ?? [], best ?? [-1]).allSatisfy { abs($0 - $1) < 1e-4 })
      for broken in live where solver.isBroken(broken.id) {
        #expect(Self.bruteForce(held + [broken.demand], unknowns: unknowns) == nil)
      }
    }
  }
}
