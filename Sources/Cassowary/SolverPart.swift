/// Variables that are connected by constraints and whose values are found with the simplex method.
final class SolverPart {
  /// The indexes of the constraints in the entire system, in the order in which they were added.
  let constraints: ContiguousArray<Int32>
  /// The indexes of the variables in the entire system.
  let variables: ContiguousArray<Int32>
  /// Whether the values of other variables are included in the constants.
  let isFolded: Bool

  private var solver = SimplexSolver()
  private var own: [Int32: Variable] = [:]
  /// The part's own variables, in the same order as `variables`.
  private var inOrder: ContiguousArray<Variable> = []
  private var identities: [Int32: ConstraintID] = [:]
  private var indices: [ConstraintID: Int32] = [:]

  init(
    constraints: ContiguousArray<Int32>, variables: [(number: Int32, isNonNegative: Bool)],
    isFolded: Bool
  ) {
    self.constraints = constraints
    self.variables = ContiguousArray(variables.map(\.number))
    self.isFolded = isFolded
    for variable in variables {
      let variableOfPart = solver.addVariable(isNonNegative: variable.isNonNegative)
      own[variable.number] = variableOfPart
      inOrder.append(variableOfPart)
    }
  }

  var isEmpty: Bool { identities.isEmpty }

  /// Returns the part's own variable for a variable in the entire system.
  func variable(_ number: Int32) -> Variable? { own[number] }

  /// Returns the constraint in the entire system for a constraint in the part.
  func index(of id: ConstraintID) -> Int32 { indices[id]! }

  func add(_ constraint: LinearConstraint, isBreakable: Bool, index: Int32) {
    let id = solver.add(constraint, isBreakable: isBreakable)
    identities[index] = id
    indices[id] = index
  }

  func setConstant(_ constant: Double, of index: Int32) {
    solver.setConstant(constant, of: identities[index]!)
  }

  func solve() -> [Conflict] {
    let conflicts = solver.solve()
    if !conflicts.isEmpty { hasBroken = true }
    return conflicts
  }

  /// Returns the value that the last `solve()` found for the variable at an index in the part.
  func value(at place: Int) -> Double { solver.value(of: inOrder[place]) }

  func isAmbiguous(_ number: Int32) -> Bool { solver.isAmbiguous(own[number]!) }

  /// Whether constraints are or have been left out.
  private(set) var hasBroken = false

  /// The indexes in the entire system of the constraints that are left out.
  var broken: [Int32] { identities.filter { solver.isBroken($0.value) }.map(\.key) }
}
