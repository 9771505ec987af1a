/// Finds values for variables that satisfy all required constraints, and the others as well as
/// possible.
///
/// Priorities are strict: no number of violated constraints with a lower priority outweighs one
/// with a higher priority. The objective is compared priority by priority, without weights. Among
/// constraints with the same priority, the sum of violations is minimized.
///
/// Variables that are connected by constraints form a component. A change affects only the
/// components that it belongs to. Most constraints in apps are solved directly, in time
/// proportional to the number of constraints (see `DirectSolution`), and the rest with the simplex
/// method (see `SimplexSolver`). If a constant changes, for example while the user drags, only the
/// values that depend on it are recomputed (see `KeptSolution`). If that repeatedly isn't enough,
/// the simplex tableau of a small component is kept, so that a change requires only a few pivots.
package final class Solver {
  private struct Unknown {
    var isNonNegative: Bool
    var isUsed = true
    var value = 0.0
    /// The constraints that contain the variable.
    var uses: ContiguousArray<Int32> = []
    var component: Int32 = -1
    /// The part that the simplex method solves, or -1 for none.
    var part: Int32 = -1
  }

  private struct Record {
    var id: ConstraintID
    /// The terms, with the variables' indexes in the entire system.
    var terms: ContiguousArray<LinearSystem.Term>
    var relation: LinearConstraint.Relation
    var priority: Double
    var isBreakable: Bool
  }

  /// The parts of a constraint that can change.
  private struct Setting {
    /// The order of its identifier, or -1 if there's no constraint.
    var order: Int
    var constant: Double
    /// The index of its component, or -1.
    var component: Int32 = -1
    /// The index in its component, or -1.
    var place: Int32 = -1
  }

  /// Variables that are connected by constraints.
  private final class Component {
    let variables: ContiguousArray<Int32>
    let constraints: ContiguousArray<Int32>
    let system: LinearSystem
    var parts: ContiguousArray<Int32> = []
    /// Whether the component must be solved again.
    var isDirty = true
    /// The indexes in the component of the constraints whose constants have changed since it was
    /// solved.
    var changes: ContiguousArray<Int32> = []
    /// The direct solution of the entire component, if there is one.
    var direct: KeptSolution?
    /// The number of times that the entire component has been solved directly.
    var solutions = 0
    /// The kept part that contains the entire component, or -1 for none.
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
  /// The number of times that a component is solved directly before its tableau is kept.
  private static let solutionsAtOnce = 3
  /// The maximum number of constraints in a component that's kept.
  ///
  /// Creating the tableau of a larger one would take longer than solving it directly.
  private static let keptConstraints = 160

  private var unknowns: ContiguousArray<Unknown> = []
  private var unusedUnknowns: ContiguousArray<Int32> = []
  private var records: ContiguousArray<Record?> = []
  /// The settings, with the same indices as the records.
  private var settings: ContiguousArray<Setting> = []
  private var unusedRecords: ContiguousArray<Int32> = []
  private var components: ContiguousArray<Component?> = []
  private var unusedComponents: ContiguousArray<Int32> = []
  private var parts: [Int32: SolverPart] = [:]
  private var nextPart: Int32 = 0
  private var nextOrder = 0
  /// The variables whose components must be determined again.
  private var untied: ContiguousArray<Int32> = []
  private var dirty: ContiguousArray<Int32> = []
  /// The indexes of the constraints that are left out.
  private var broken: Set<Int32> = []
  /// The constraints without variables.
  private var bare: Set<Int32> = []
  private var isBareDirty = false
  /// The indexes of variables in a component, for temporary use.
  private var numbers: ContiguousArray<Int32> = []

  /// Creates a solver without variables.
  package init() {}

  // MARK: Variables

  /// Adds a variable.
  ///
  /// Its value is zero until constraints require another value.
  /// - Parameter isNonNegative: Whether the value can never be less than zero.
  package func addVariable(isNonNegative: Bool = false) -> Variable {
    if let index = unusedUnknowns.popLast() {
      unknowns[Int(index)] = Unknown(isNonNegative: isNonNegative)
      return Variable(symbol: index)
    }
    unknowns.append(Unknown(isNonNegative: isNonNegative))
    numbers.append(-1)
    return Variable(symbol: Int32(unknowns.count - 1))
  }

  /// Removes a variable that no constraint uses anymore.
  package func remove(_ variable: Variable) {
    untie(variable.symbol)
    unknowns[Int(variable.symbol)].isUsed = false
    unknowns[Int(variable.symbol)].value = 0
    unusedUnknowns.append(variable.symbol)
  }

  /// Returns the value that the last `solve()` found.
  package func value(of variable: Variable) -> Double {
    unknowns[Int(variable.symbol)].value
  }

  /// Returns whether the constraints don't fully determine the value.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let unknown = unknowns[Int(variable.symbol)]
    return parts[unknown.part]?.isAmbiguous(variable.symbol) ?? unknown.uses.isEmpty
  }

  // MARK: Constraints

  /// Adds a constraint, starting with the next `solve()`.
  ///
  /// If required constraints conflict, the one that was added last is left out. Constraints that
  /// aren't breakable are left out only if there's no other one.
  package func add(_ constraint: LinearConstraint, isBreakable: Bool = true)
    -> ConstraintID
  {
    let index = unusedRecords.popLast() ?? Int32(records.count)
    let id = ConstraintID(index: index, order: nextOrder)
    nextOrder += 1
    let terms = Self.merged(constraint.expression.terms)
    let record = Record(
      id: id, terms: terms, relation: constraint.relation, priority: constraint.priority,
      isBreakable: isBreakable)
    let setting = Setting(order: id.order, constant: constraint.expression.constant)
    if Int(index) == records.count {
      records.append(record)
      settings.append(setting)
    } else {
      records[Int(index)] = record
      settings[Int(index)] = setting
    }
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
    for term in records[Int(id.index)]!.terms {
      unknowns[Int(term.variable)].uses.removeAll { $0 == id.index }
      untie(term.variable)
    }
    bare.remove(id.index)
    broken.remove(id.index)
    records[Int(id.index)] = nil
    settings[Int(id.index)].order = -1
    unusedRecords.append(id.index)
  }

  /// Changes the constant of a constraint's expression, starting with the next `solve()`.
  package func setConstant(_ constant: Double, of id: ConstraintID) {
    let index = Int(id.index)
    guard isInUse(id), settings[index].constant != constant else { return }
    settings[index].constant = constant
    let setting = settings[index]
    guard setting.component >= 0, let component = components[Int(setting.component)] else {
      if bare.contains(id.index) { isBareDirty = true }
      return
    }
    component.system.setConstant(constant, at: Int(setting.place))
    component.changes.append(setting.place)
    if component.kept >= 0 { parts[component.kept]?.setConstant(constant, of: id.index) }
    markDirty(setting.component, component)
  }

  /// Returns whether a constraint is left out because it conflicts with others.
  package func isBroken(_ id: ConstraintID) -> Bool {
    isInUse(id) && broken.contains(id.index)
  }

  private func isInUse(_ id: ConstraintID) -> Bool {
    Int(id.index) < settings.count && settings[Int(id.index)].order == id.order
  }

  // MARK: Components

  /// Dissolves the component that contains a variable.
  private func untie(_ variable: Int32) {
    let number = unknowns[Int(variable)].component
    guard number >= 0 else {
      untied.append(variable)
      return
    }
    let component = components[Int(number)]!
    components[Int(number)] = nil
    unusedComponents.append(number)
    for member in component.variables {
      unknowns[Int(member)].component = -1
      unknowns[Int(member)].part = -1
      untied.append(member)
    }
    for index in component.constraints { settings[Int(index)].component = -1 }
    for part in component.parts { parts[part] = nil }
  }

  /// Determines the components of the variables that aren't in any.
  private func tie() {
    if untied.isEmpty { return }
    for variable in untied
    where unknowns[Int(variable)].component < 0 && unknowns[Int(variable)].isUsed {
      guard !unknowns[Int(variable)].uses.isEmpty else {
        unknowns[Int(variable)].value = 0
        continue
      }
      let number = unusedComponents.popLast() ?? Int32(components.count)
      if Int(number) == components.count { components.append(nil) }
      var constraints: Set<Int32> = []
      var variables: ContiguousArray<Int32> = [variable]
      unknowns[Int(variable)].component = number
      var next = 0
      while next < variables.count {
        for index in unknowns[Int(variables[next])].uses where constraints.insert(index).inserted {
          for term in records[Int(index)]!.terms
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
      components[Int(number)] = Component(
        variables: variables, constraints: ordered, system: system(number, variables, ordered))
      dirty.append(number)
    }
    untied.removeAll(keepingCapacity: true)
  }

  private func markDirty(_ number: Int32, _ component: Component) {
    guard !component.isDirty else { return }
    component.isDirty = true
    dirty.append(number)
  }

  // MARK: Solving

  /// Whether nothing has changed since the last `solve()`.
  package var isSolved: Bool { untied.isEmpty && dirty.isEmpty && !isBareDirty }

  /// Updates the values.
  /// - Returns: The constraints that had to be left out since the last call.
  package func solve() -> [Conflict] {
    tie()
    let formerlyBroken = broken
    var conflicts = checkBare()
    if dirty.count > 1 { dirty.sort() }
    for number in dirty {
      // The component may have been dissolved in the meantime.
      guard let component = components[Int(number)], component.isDirty else { continue }
      component.isDirty = false
      if !update(component) { conflicts += solve(component) }
    }
    dirty.removeAll(keepingCapacity: true)
    if conflicts.isEmpty { return [] }
    return conflicts.filter { !formerlyBroken.contains($0.broken.index) }
  }

  /// Checks the constraints without variables.
  private func checkBare() -> [Conflict] {
    guard isBareDirty else { return [] }
    isBareDirty = false
    return bare.sorted().compactMap { index in
      let record = records[Int(index)]!
      broken.remove(index)
      guard record.priority >= LinearConstraint.required,
        !record.relation.holds(for: settings[Int(index)].constant, within: Self.tolerance)
      else { return nil }
      broken.insert(index)
      return Conflict(broken: record.id, constraints: [record.id])
    }
  }

  /// Updates everything that depends on changed constants, if the entire component was solved
  /// directly.
  ///
  /// Returns whether this was possible.
  private func update(_ component: Component) -> Bool {
    guard let direct = component.direct else { return false }
    let isPossible = direct.update(component.changes) { place, value in
      unknowns[Int(component.variables[Int(place)])].value = value
    }
    component.changes.removeAll(keepingCapacity: true)
    return isPossible
  }

  private func solve(_ component: Component) -> [Conflict] {
    component.solutions += 1
    component.changes.removeAll(keepingCapacity: true)
    component.direct = nil
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
    component.direct = KeptSolution(direct)
    var solved = direct.isContradictory ? nil : solveParts(of: component, direct, old)
    if solved == nil {
      // Certain values can be involved in a conflict as well.
      let part = part(component.constraints, component.variables, old, isFolded: false)
      let conflicts = part.solve()
      solved = [(part, conflicts)]
    }
    return solved!.flatMap { take($0.part, $0.conflicts, into: component) }
  }

  /// Solves a component with the simplex method, and keeps its tableau.
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
    _ = part.solve()
    // The constraints that are left out must not depend on which ones were left out before.
    guard !part.hasBroken else { return keep(component) }
    takeValues(of: part)
    return []
  }

  /// Uses the simplex method to find the values that a direct solution left open, group by group.
  ///
  /// Returns `nil` if constraints conflict.
  private func solveParts(
    of component: Component, _ direct: DirectSolution, _ old: [SolverPart]
  ) -> [(part: SolverPart, conflicts: [Conflict])]? {
    var solved: [(part: SolverPart, conflicts: [Conflict])] = []
    for group in direct.openGroups {
      let constraints = ContiguousArray(group.constraints.map { component.constraints[Int($0)] })
      let variables = ContiguousArray(group.variables.map { component.variables[Int($0)] })
      let part = part(constraints, variables, old, isFolded: true)
      let conflicts = part.solve()
      guard !part.hasBroken else { return nil }
      solved.append((part, conflicts))
    }
    return solved
  }

  private func take(
    _ part: SolverPart, _ conflicts: [Conflict], into component: Component
  ) -> [Conflict] {
    let number = nextPart
    nextPart += 1
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

  /// Returns conflicts with the constraints' own identifiers.
  private func named(_ conflicts: [Conflict], of part: SolverPart) -> [Conflict] {
    func global(_ id: ConstraintID) -> ConstraintID { records[Int(part.index(of: id))]!.id }
    return conflicts.map {
      Conflict(broken: global($0.broken), constraints: $0.constraints.map(global))
    }
  }

  /// Returns a system whose variables and constraints are numbered in order.
  private func system(
    _ component: Int32, _ variables: ContiguousArray<Int32>, _ constraints: ContiguousArray<Int32>
  ) -> LinearSystem {
    for (place, variable) in variables.enumerated() { numbers[Int(variable)] = Int32(place) }
    let system = LinearSystem(
      isNonNegative: ContiguousArray(variables.map { unknowns[Int($0)].isNonNegative }))
    for (place, index) in constraints.enumerated() {
      settings[Int(index)].component = component
      settings[Int(index)].place = Int32(place)
      let record = records[Int(index)]!
      system.add(
        record.terms, constant: settings[Int(index)].constant, relation: record.relation,
        priority: record.priority, number: { numbers[Int($0)] })
    }
    return system
  }

  /// Returns a part with specific constraints, which may be an existing part with the same
  /// constraints.
  /// - Parameter isFolded: Whether variables that aren't in the part have values that are treated
  ///   as constants.
  private func part(
    _ constraints: ContiguousArray<Int32>, _ variables: ContiguousArray<Int32>,
    _ old: [SolverPart], isFolded: Bool
  ) -> SolverPart {
    let part =
      old.first {
        $0.isFolded == isFolded && $0.constraints == constraints && $0.variables == variables
          && !$0.hasBroken
      }
      ?? SolverPart(
        constraints: constraints,
        variables: variables.map { ($0, unknowns[Int($0)].isNonNegative) }, isFolded: isFolded)
    let isNew = part.isEmpty
    for index in constraints {
      let record = records[Int(index)]!
      var expression = LinearExpression(constant: settings[Int(index)].constant)
      for term in record.terms {
        if let own = part.variable(term.variable) {
          if isNew { expression.terms.append(.init(own, term.coefficient)) }
        } else {
          expression.constant += term.coefficient * unknowns[Int(term.variable)].value
        }
      }
      if isNew {
        part.add(
          LinearConstraint(expression, record.relation, priority: record.priority),
          isBreakable: record.isBreakable, index: index)
      } else {
        part.setConstant(expression.constant, of: index)
      }
    }
    return part
  }
}
