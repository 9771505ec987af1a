import Testing

@testable import Cassowary

@Suite struct SolverTests {
  let solver = Solver()

  /// Adds `left = right + constant`, or another relation.
  func add(
    _ left: Variable, _ relation: LinearConstraint.Relation, _ right: Variable? = nil,
    times factor: Double = 1, plus constant: Double = 0, priority: Double = 1000,
    isBreakable: Bool = true
  ) -> ConstraintID {
    var expression = LinearExpression(left) - constant
    if let right { expression = expression - LinearExpression(right) * factor }
    return solver.add(
      LinearConstraint(expression, relation, priority: priority), isBreakable: isBreakable)
  }

  @Test func requiredEquationsHold() {
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = add(x, .equal, y, times: 2, plus: 3)
    _ = add(y, .equal, plus: 5)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 13)
    #expect(solver.value(of: y) == 5)
  }

  @Test func variablesWithoutConstraintsAreZero() {
    let x = solver.addVariable()
    _ = solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func aGreaterPriorityBeatsAnyNumberOfLesserOnes() {
    let x = solver.addVariable()
    for _ in 0..<500 { _ = add(x, .equal, plus: 10, priority: 749) }
    _ = add(x, .equal, plus: 70, priority: 750)
    _ = solver.solve()
    #expect(solver.value(of: x) == 70)
  }

  @Test func theLesserPriorityDecidesWhatTheGreaterLeavesOpen() {
    let x = solver.addVariable()
    _ = add(x, .greaterThanOrEqual, plus: 10, priority: 750)
    _ = add(x, .lessThanOrEqual, plus: 40, priority: 750)
    _ = add(x, .equal, plus: 100, priority: 1)
    _ = solver.solve()
    #expect(solver.value(of: x) == 40)
  }

  @Test func nonNegativeVariablesStayNonNegative() {
    let width = solver.addVariable(isNonNegative: true)
    _ = add(width, .equal, plus: -20, priority: 999)
    _ = solver.solve()
    #expect(solver.value(of: width) == 0)
  }

  @Test func changedConstantsMoveWhatDependsOnThem() {
    let a = solver.addVariable()
    let b = solver.addVariable()
    let width = solver.addVariable(isNonNegative: true)
    let root = add(width, .equal, plus: 320)
    _ = add(a, .equal, plus: 20)
    _ = add(b, .equal, width, plus: -20)
    _ = solver.solve()
    #expect(solver.value(of: b) == 300)
    solver.setConstant(-844, of: root)
    #expect(!solver.isSolved)
    #expect(solver.solve().isEmpty)
    #expect(solver.isSolved)
    #expect(solver.value(of: b) == 824)
    #expect(solver.value(of: a) == 20)
  }

  @Test func constantsThatOnlyFitTogetherMayChangeTogether() {
    let outer = solver.addVariable(isNonNegative: true)
    let inner = solver.addVariable(isNonNegative: true)
    _ = add(inner, .lessThanOrEqual, outer)
    let first = add(outer, .equal, plus: 100)
    let second = add(inner, .equal, plus: 80)
    _ = solver.solve()
    solver.setConstant(-200, of: second)
    solver.setConstant(-300, of: first)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: inner) == 200)
    #expect(solver.value(of: outer) == 300)
  }

  @Test func removalGivesTheRestItsFreedomBack() {
    let x = solver.addVariable()
    _ = add(x, .equal, plus: 10, priority: 250)
    let limit = add(x, .greaterThanOrEqual, plus: 30)
    _ = solver.solve()
    #expect(solver.value(of: x) == 30)
    solver.remove(limit)
    _ = solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func aConflictNamesItsParties() {
    let x = solver.addVariable()
    let y = solver.addVariable()
    let z = solver.addVariable()
    let first = add(x, .equal, plus: 10)
    _ = add(z, .equal, x, plus: 4)
    let second = add(y, .equal, x, plus: 5)
    let third = add(y, .equal, plus: 20)
    let conflicts = solver.solve()
    #expect(conflicts == [Conflict(broken: third, constraints: [first, second, third])])
    #expect(solver.isBroken(third))
    #expect(solver.value(of: y) == 15)
    #expect(solver.solve().isEmpty)
  }

  @Test func aConflictOfInequalitiesNamesItsParties() {
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = add(x, .greaterThanOrEqual, plus: 0)
    let low = add(y, .greaterThanOrEqual, x, plus: 10)
    let start = add(x, .greaterThanOrEqual, plus: 5)
    let high = add(y, .lessThanOrEqual, plus: 12)
    let conflicts = solver.solve()
    #expect(conflicts == [Conflict(broken: high, constraints: [low, start, high])])
  }

  @Test func whatMayNotBreakMakesOthersBreak() {
    let width = solver.addVariable(isNonNegative: true)
    let wanted = add(width, .equal, plus: 500)
    let screen = add(width, .equal, plus: 320, isBreakable: false)
    let conflicts = solver.solve()
    #expect(conflicts == [Conflict(broken: wanted, constraints: [wanted, screen])])
    #expect(solver.value(of: width) == 320)
  }

  @Test func aBrokenConstraintHoldsAgainOnceItCan() {
    let x = solver.addVariable()
    let first = add(x, .equal, plus: 1)
    let second = add(x, .equal, plus: 2)
    #expect(solver.solve().count == 1)
    solver.remove(first)
    #expect(solver.solve().isEmpty)
    #expect(!solver.isBroken(second))
    #expect(solver.value(of: x) == 2)
  }

  @Test func aConstantThatDoesNotFitBreaksAndHealsAgain() {
    let x = solver.addVariable()
    let first = add(x, .equal, plus: 1)
    let second = add(x, .equal, plus: 1)
    #expect(solver.solve().isEmpty)
    solver.setConstant(-2, of: first)
    let conflicts = solver.solve()
    #expect(conflicts == [Conflict(broken: second, constraints: [first, second])])
    #expect(solver.value(of: x) == 2)
    solver.setConstant(-2, of: second)
    #expect(solver.solve().isEmpty)
    #expect(!solver.isBroken(second))
  }

  @Test func anUnusedVariableCanBeRemovedAndAnotherAdded() {
    let x = solver.addVariable()
    let constraint = add(x, .equal, plus: 7)
    _ = solver.solve()
    solver.remove(constraint)
    solver.remove(x)
    let y = solver.addVariable()
    _ = solver.solve()
    #expect(solver.value(of: y) == 0)
    _ = add(y, .equal, plus: 9)
    _ = solver.solve()
    #expect(solver.value(of: y) == 9)
  }
}
