/// Finds values for variables that satisfy all required constraints and the others as well as can be.
///
/// Priorities are strict: no number of violated constraints of a lower priority outweighs one of a
/// higher (the objective is compared priority by priority, there are no weights). Among constraints
/// of one priority the sum of violations is as small as can be.
///
/// Variables that constraints tie together are a component, and a change has only those components solved again that it
/// reaches. Most of what people write is solved directly, in a time that grows as the number of constraints does (see
/// `DirectSolution`); the rest by the simplex method (see `SimplexSolver`). Where constants of a small component change
/// again and again, as while a finger drags, its simplex tableau is kept, from which a change takes a few pivots.
package final class Solver {
  private struct Unknown {
    var isNonNegative: Bool
    var isUsed = true
    var value = 0.0
    /// The constraints that it is in.
    var uses: ContiguousArray<Int32> = []
    var component: Int32 = -1
    /// The part that the simplex method solves; -1 for none.
    var part: Int32 = -1
  }

  private struct Record {
    var id: ConstraintID
    /// With the variables' numbers in the whole.
    var constraint: LinearSystem.Constraint
    var isBreakable: Bool
    /// Where it is among its component's.
    var place = 0
  }

  /// Variables that constraints tie together.
  private final class Component {
    let variables: ContiguousArray<Int32>
    let constraints: ContiguousArray<Int32>
    var system: LinearSystem
    var parts: ContiguousArray<Int32> = []
    /// How often it was solved directly.
    var solutions = 0
    /// The part that has all of it and is kept; -1 for none.
    var kept: Int32 = -1

    init(
      variables: ContiguousArray<Int32>, constraints: ContiguousArray<Int32>, system: LinearSystem
    ) {
      self.variables = variables
      self.constraints = constraints
      self.system = system
    }
  }

  private static let tolerance = 1e-8
  /// How often a component is solved directly before its tableau is kept.
  private static let solutionsAtOnce = 3
  /// A component with more constraints isn't kept: making its tableau would take longer than solving it directly.
  private static let keptConstraints = 160

  private var unknowns: ContiguousArray<Unknown> = []
  private var unusedUnknowns: ContiguousArray<Int32> = []
  private var records: ContiguousArray<Record?> = []
  private var unusedRecords: ContiguousArray<Int32> = []
  private var components: [Int32: Component] = [:]
  private var parts: [Int32: SolverPart] = [:]
  private var nextNumber: Int32 = 0
  private var nextOrder = 0
  /// The variables whose components must be found again.
  private var untied: ContiguousArray<Int32> = []
  private var dirty: Set<Int32> = []
  /// The constraints that are left out, by their indices.
  private var broken: Set<Int32> = []
  /// Constraints without variables.
  private var bare: Set<Int32> = []
  private var isBareDirty = false
  /// For numbering the variables of a component.
  private var numbers: ContiguousArray<Int32> = []

  /// Creates a solver without variables.
  package init() {}

  // MARK: Variables

  /// Adds a variable, whose value is zero until constraints say otherwise.
  /// - Parameter isNonNegative: whether its value can never be less than zero.
  package func addVariable(isNonNegative: Bool = false) -> Variable {
    if let index = unusedUnknowns.popLast() {
      unknowns[Int(index)] = Unknown(isNonNegative: isNonNegative)
      return Variable(symbol: index)
    }
    unknowns.append(Unknown(isNonNegative: isNonNegative))
    numbers.append(-1)
    return Variable(symbol: Int32(unknowns.count - 1))
  }

  /// Removes a variable that no constraint uses any more.
  package func remove(_ variable: Variable) {
    untie(variable.symbol)
    unknowns[Int(variable.symbol)].isUsed = false
    unknowns[Int(variable.symbol)].value = 0
    unusedUnknowns.append(variable.symbol)
  }

  /// The value that the last `solve()` found.
  package func value(of variable: Variable) -> Double {
    unknowns[Int(variable.symbol)].value
  }

  /// Whether the constraints leave the value open.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let unknown = unknowns[Int(variable.symbol)]
    return parts[unknown.part]?.isAmbiguous(variable.symbol) ?? unknown.uses.isEmpty
  }

  // MARK: Constraints

  /// Adds a constraint, from the next `solve()` on.
  ///
  /// Of required constraints that conflict the one added last is left out, but one that is not
  /// breakable only where no other is.
  package func add(_ constraint: LinearConstraint, isBreakable: Bool = true)
    -> ConstraintID
  {
    let index = unusedRecords.popLast() ?? Int32(records.count)
    let id = ConstraintID(index: index, order: nextOrder)
    nextOrder += 1
    let terms = Self.merged(constraint.expression.terms)
    let record = Record(
      id: id,
      constraint: LinearSystem.Constraint(
        terms: terms, constant: constraint.expression.constant, relation: constraint.relation,
        priority: constraint.priority),
      isBreakable: isBreakable)
    if Int(index) == records.count { records.append(record) } else { records[Int(index)] = record }
    for term in terms {
      unknowns[Int(term.variable)].uses.append(index)
      untie(term.variable)
    }
    if terms.isEmpty {
      bare.insert(index)
      isBareDirty = true
    }
    return id
  }

  private static func merged(
    _ terms: [LinearExpression.Term]
  ) -> ContiguousArray<LinearSystem.Term> {
    var merged: ContiguousArray<LinearSystem.Term> = []
    for term in terms {
      if let place = merged.firstIndex(where: { $0.variable == term.variable.symbol }) {
        merged[place].coefficient += term.coefficient
      } else {
        merged.append(.init(variable: term.variable.symbol, coefficient: term.coefficient))
      }
    }
    merged.removeAll { abs($0.coefficient) < 1e-12 }
    return merged
  }

  /// Removes a constraint.
  package func remove(_ id: ConstraintID) {
    guard isInUse(id) else { return }
    for term in records[Int(id.index)]!.constraint.terms {
      unknowns[Int(term.variable)].uses.removeAll { $0 == id.index }
      untie(term.variable)
    }
    bare.remove(id.index)
    broken.remove(id.index)
    records[Int(id.index)] = nil
    unusedRecords.append(id.index)
  }

  /// Changes the constant of a constraint's expression, from the next `solve()` on.
  package func setConstant(_ constant: Double, of id: ConstraintID) {
    let index = Int(id.index)
    guard isInUse(id), records[index]!.constraint.constant != constant else { return }
    records[index]!.constraint.constant = constant
    guard let first = records[index]!.constraint.terms.first else {
      isBareDirty = true
      return
    }
    let number = unknowns[Int(first.variable)].component
    guard let component = components[number] else { return }
    component.system.setConstant(constant, at: records[index]!.place)
    parts[component.kept]?.setConstant(constant, of: id.index)
    dirty.insert(number)
  }

  /// Whether a constraint is left out because it conflicts with others.
  package func isBroken(_ id: ConstraintID) -> Bool {
    isInUse(id) && broken.contains(id.index)
  }

  private func isInUse(_ id: ConstraintID) -> Bool {
    Int(id.index) < records.count && records[Int(id.index)]?.id == id
  }

  // MARK: Components

  /// Takes the component apart that a variable is in.
  private func untie(_ variable: Int32) {
    let number = unknowns[Int(variable)].component
    guard number >= 0 else {
      untied.append(variable)
      return
    }
    let component = components.removeValue(forKey: number)!
    dirty.remove(number)
    for member in component.variables {
      unknowns[Int(member)].component = -1
      unknowns[Int(member)].part = -1
      untied.append(member)
    }
    for part in component.parts { parts[part] = nil }
  }

  /// Finds the components of the variables that have none.
  private func tie() {
    for variable in untied
    where unknowns[Int(variable)].component < 0 && unknowns[Int(variable)].isUsed {
      guard !unknowns[Int(variable)].uses.isEmpty else {
        unknowns[Int(variable)].value = 0
        continue
      }
      let number = nextNumber
      nextNumber += 1
      var constraints: Set<Int32> = []
      var variables: ContiguousArray<Int32> = [variable]
      unknowns[Int(variable)].component = number
      var next = 0
      while next < variables.count {
        for index in unknowns[Int(variables[next])].uses where constraints.insert(index).inserted {
          for term in records[Int(index)]!.constraint.terms
          where unknowns[Int(term.variable)].component != number {
            unknowns[Int(term.variable)].component = number
            variables.append(term.variable)
          }
        }
        next += 1
      }
      variables.sort()
      let ordered = ContiguousArray(
        constraints.sorted { records[Int($0)]!.id.order < records[Int($1)]!.id.order })
      components[number] = Component(
        variables: variables, constraints: ordered, system: system(variables, ordered))
      dirty.insert(number)
    }
    untied.removeAll(keepingCapacity: true)
  }

  // MARK: Solving

  /// Whether nothing has changed since the last `solve()`.
  package var isSolved: Bool { untied.isEmpty && dirty.isEmpty && !isBareDirty }

  /// Brings the values up to date.
  /// - Returns: the constraints that had to be left out since the last call.
  package func solve() -> [Conflict] {
    tie()
    let formerlyBroken = broken
    var conflicts = checkBare()
    for number in dirty.sorted() { conflicts += solve(number) }
    dirty.removeAll(keepingCapacity: true)
    return conflicts.filter { !formerlyBroken.contains($0.broken.index) }
  }

  /// Checks the constraints that no variable is in.
  private func checkBare() -> [Conflict] {
    guard isBareDirty else { return [] }
    isBareDirty = false
    return bare.sorted().compactMap { index in
      let record = records[Int(index)]!
      broken.remove(index)
      let constraint = record.constraint
      guard constraint.isRequired,
        !constraint.relation.holds(for: constraint.constant, within: Self.tolerance)
      else { return nil }
      broken.insert(index)
      return Conflict(broken: record.id, constraints: [record.id])
    }
  }

  private func solve(_ number: Int32) -> [Conflict] {
    let component = components[number]!
    component.solutions += 1
    if component.kept >= 0 { return solveKept(component) }
    if component.solutions > Self.solutionsAtOnce,
      component.constraints.count <= Self.keptConstraints
    {
      return keep(component)
    }
    for index in component.constraints { broken.remove(index) }
    let direct = DirectSolution(component.system)
    for (place, variable) in component.variables.enumerated() {
      unknowns[Int(variable)].value = direct.values[place]
      unknowns[Int(variable)].part = -1
    }
    let old = component.parts.compactMap { parts.removeValue(forKey: $0) }
    component.parts = []
    var solved = direct.isContradictory ? nil : solveParts(of: component, direct, old)
    if solved == nil {
      // What is certain takes part in a conflict, too.
      let part = part(component.constraints, component.variables, old, isFolded: false)
      let conflicts = part.solve()
      solved = [(part, conflicts)]
    }
    return solved!.flatMap { take($0.part, $0.conflicts, into: component) }
  }

  /// Has the simplex method solve a component, and keeps its tableau.
  private func keep(_ component: Component) -> [Conflict] {
    for index in component.constraints { broken.remove(index) }
    for old in component.parts { parts[old] = nil }
    component.parts = []
    let part = part(component.constraints, component.variables, [], isFolded: false)
    let found = part.solve()
    let conflicts = take(part, found, into: component)
    component.kept = component.parts[0]
    return conflicts
  }

  private func solveKept(_ component: Component) -> [Conflict] {
    let part = parts[component.kept]!
    let conflicts = part.solve()
    takeValues(of: part)
    if conflicts.isEmpty, broken.isEmpty { return [] }
    broken.subtract(component.constraints)
    broken.formUnion(part.broken)
    return named(conflicts, of: part)
  }

  /// Has the simplex method find what a direct solution left open, group by group; `nil` where constraints conflict.
  private func solveParts(
    of component: Component, _ direct: DirectSolution, _ old: [SolverPart]
  ) -> [(part: SolverPart, conflicts: [Conflict])]? {
    var solved: [(part: SolverPart, conflicts: [Conflict])] = []
    for group in direct.openGroups {
      let constraints = ContiguousArray(group.constraints.map { component.constraints[Int($0)] })
      let variables = ContiguousArray(group.variables.map { component.variables[Int($0)] })
      let part = part(constraints, variables, old, isFolded: true)
      let conflicts = part.solve()
      guard part.broken.isEmpty else { return nil }
      solved.append((part, conflicts))
    }
    return solved
  }

  private func take(
    _ part: SolverPart, _ conflicts: [Conflict], into component: Component
  ) -> [Conflict] {
    let number = nextNumber
    nextNumber += 1
    component.parts.append(number)
    for variable in part.variables { unknowns[Int(variable)].part = number }
    takeValues(of: part)
    broken.formUnion(part.broken)
    parts[number] = part
    return named(conflicts, of: part)
  }

  private func takeValues(of part: SolverPart) {
    for (place, variable) in part.variables.enumerated() {
      unknowns[Int(variable)].value = part.value(at: place)
    }
  }

  /// Conflicts with the constraints' own identities.
  private func named(_ conflicts: [Conflict], of part: SolverPart) -> [Conflict] {
    func global(_ id: ConstraintID) -> ConstraintID { records[Int(part.index(of: id))]!.id }
    return conflicts.map {
      Conflict(broken: global($0.broken), constraints: $0.constraints.map(global))
    }
  }

  /// A system whose variables and constraints are numbered in their order.
  private func system(
    _ variables: ContiguousArray<Int32>, _ constraints: ContiguousArray<Int32>
  ) -> LinearSystem {
    for (place, variable) in variables.enumerated() { numbers[Int(variable)] = Int32(place) }
    for (place, index) in constraints.enumerated() { records[Int(index)]!.place = place }
    return LinearSystem(
      isNonNegative: ContiguousArray(variables.map { unknowns[Int($0)].isNonNegative }),
      constraints: ContiguousArray(
        constraints.map { index in
          var constraint = records[Int(index)]!.constraint
          for place in constraint.terms.indices {
            constraint.terms[place].variable = numbers[Int(constraint.terms[place].variable)]
          }
          return constraint
        }))
  }

  /// A part with some constraints, one that there was if it has the same.
  /// - Parameter isFolded: whether variables that aren't the part's have values that count as constants.
  private func part(
    _ constraints: ContiguousArray<Int32>, _ variables: ContiguousArray<Int32>,
    _ old: [SolverPart], isFolded: Bool
  ) -> SolverPart {
    let part =
      old.first {
        $0.isFolded == isFolded && $0.constraints == constraints && $0.variables == variables
      }
      ?? SolverPart(
        constraints: constraints,
        variables: variables.map { ($0, unknowns[Int($0)].isNonNegative) }, isFolded: isFolded)
    let isNew = part.isEmpty
    for index in constraints {
      let record = records[Int(index)]!
      let constraint = record.constraint
      var expression = LinearExpression(constant: constraint.constant)
      for term in constraint.terms {
        if let own = part.variable(term.variable) {
          if isNew { expression.terms.append(.init(own, term.coefficient)) }
        } else {
          expression.constant += term.coefficient * unknowns[Int(term.variable)].value
        }
      }
      if isNew {
        part.add(
          LinearConstraint(expression, constraint.relation, priority: constraint.priority),
          isBreakable: record.isBreakable, index: index)
      } else {
        part.setConstant(expression.constant, of: index)
      }
    }
    return part
  }
}
