/// Finds the values that `Solver` specifies with the simplex method.
///
/// Changes are collected until `solve()` is called, which does only the necessary work: it repairs
/// changed constants with the dual simplex method, and adds new constraints to the solved system.
/// The same calls in the same order always result in the same values. If the constraints leave a
/// choice, earlier variables are the ones that stay at zero.
struct SimplexSolver {
  private enum State {
    case waiting, holding, broken
  }

  private struct Record {
    var id: ConstraintID
    var constraint: LinearConstraint
    var isBreakable: Bool
    var state: State
    var marker: Int32
    var other: Int32
    /// The value of the constant that the tableau last used.
    var appliedConstant: Double

    var markerCoefficient: Double {
      switch constraint.relation {
      case .lessThanOrEqual: 1
      case .greaterThanOrEqual: -1
      case .equal: constraint.isRequired ? 1 : -1
      }
    }

    /// The symbols whose increase has a cost.
    var costly: (Int32, Int32) {
      if constraint.isRequired { return (-1, -1) }
      return constraint.relation == .equal ? (marker, other) : (other, -1)
    }

    var priority: Double? { constraint.isRequired ? nil : constraint.priority }
  }

  private var tableau = Tableau()
  private var records: ContiguousArray<Record?> = []
  private var unusedRecords: [Int32] = []
  private var markers: [Int32: Int32] = [:]
  private var nextOrder = 0
  private var waiting: [Int32] = []
  private var broken: [Int32] = []
  private var changedConstants: [Int32] = []
  private var needsOptimizing = false
  private var brokenMayHold = false

  /// Creates a solver without variables.
  init() {}

  // MARK: Variables

  /// Adds a variable.
  ///
  /// Its value is zero until constraints require another value.
  /// - Parameter isNonNegative: Whether the value can never be less than zero.
  mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    Variable(symbol: tableau.makeSymbol(isNonNegative ? .restricted : .free))
  }

  /// Removes a variable that no constraint uses anymore.
  mutating func remove(_ variable: Variable) {
    tableau.discard(variable.symbol)
  }

  /// Returns the value that the last `solve()` found.
  func value(of variable: Variable) -> Double {
    tableau.value(of: variable.symbol)
  }

  /// Returns whether the constraints don't fully determine the value.
  func isAmbiguous(_ variable: Variable) -> Bool {
    tableau.isOpen(variable.symbol)
  }

  // MARK: Constraints

  /// Adds a constraint, starting with the next `solve()`.
  ///
  /// If required constraints conflict, the one that was added last is left out. Constraints that
  /// aren't breakable are left out only if there's no other one.
  mutating func add(_ constraint: LinearConstraint, isBreakable: Bool = true)
    -> ConstraintID
  {
    let index = unusedRecords.popLast() ?? Int32(records.count)
    let id = ConstraintID(index: index, order: nextOrder)
    nextOrder += 1
    let record = Record(
      id: id, constraint: constraint, isBreakable: isBreakable, state: .waiting, marker: -1,
      other: -1, appliedConstant: constraint.expression.constant)
    if Int(index) == records.count { records.append(record) } else { records[Int(index)] = record }
    waiting.append(index)
    return id
  }

  /// Removes a constraint.
  mutating func remove(_ id: ConstraintID) {
    guard isInUse(id) else { return }
    switch records[Int(id.index)]!.state {
    case .waiting: waiting.removeAll { $0 == id.index }
    case .broken: broken.removeAll { $0 == id.index }
    case .holding: takeOut(id.index)
    }
    records[Int(id.index)] = nil
    unusedRecords.append(id.index)
    brokenMayHold = true
  }

  /// Changes the constant of a constraint's expression, starting with the next `solve()`.
  mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    let index = Int(id.index)
    guard isInUse(id), records[index]!.constraint.expression.constant != constant else { return }
    records[index]!.constraint.expression.constant = constant
    brokenMayHold = true
    if records[index]!.state == .holding { changedConstants.append(id.index) }
  }

  /// Returns whether a constraint is left out because it conflicts with others.
  func isBroken(_ id: ConstraintID) -> Bool {
    isInUse(id) && records[Int(id.index)]!.state == .broken
  }

  private func isInUse(_ id: ConstraintID) -> Bool {
    Int(id.index) < records.count && records[Int(id.index)]?.id == id
  }

  // MARK: Solving

  /// Whether nothing has changed since the last `solve()`.
  var isSolved: Bool {
    waiting.isEmpty && changedConstants.isEmpty && !needsOptimizing
      && !(brokenMayHold && !broken.isEmpty)
  }

  /// Updates the values.
  /// - Returns: The constraints that had to be left out since the last call.
  mutating func solve() -> [Conflict] {
    var conflicts: [Conflict] = []
    let formerlyBroken = Set(broken)
    if !applyChangedConstants() {
      rebuild()
    }
    if brokenMayHold { retryBroken { _ in true } }
    addWaiting(&conflicts)
    // Constraints that were left out in favor of unbreakable ones may have made it possible to
    // satisfy some that were left out before.
    while brokenMayHold {
      retryBroken { $0.isBreakable }
      addWaiting(&conflicts)
    }
    if needsOptimizing {
      tableau.optimize()
      needsOptimizing = false
    }
    var told = formerlyBroken
    return conflicts.filter { isBroken($0.broken) && told.insert($0.broken.index).inserted }
  }

  private mutating func retryBroken(where isToBeRetried: (Record) -> Bool) {
    brokenMayHold = false
    let retried = broken.filter { isToBeRetried(records[Int($0)]!) }
    broken.removeAll { retried.contains($0) }
    for index in retried { records[Int(index)]!.state = .waiting }
    waiting = retried + waiting
  }

  private mutating func applyChangedConstants() -> Bool {
    guard !changedConstants.isEmpty else { return true }
    if needsOptimizing {
      tableau.optimize()
      needsOptimizing = false
    }
    for index in changedConstants {
      guard let record = records[Int(index)], record.state == .holding else { continue }
      let constant = record.constraint.expression.constant
      guard constant != record.appliedConstant else { continue }
      tableau.changeConstant(
        by: constant - record.appliedConstant, marker: record.marker,
        markerCoefficient: record.markerCoefficient)
      records[Int(index)]!.appliedConstant = constant
    }
    changedConstants.removeAll(keepingCapacity: true)
    return tableau.restore()
  }

  /// Starts over, so that constraints are tried in the order in which they were added.
  private mutating func rebuild() {
    tableau.removeAllRows()
    waiting = []
    broken = []
    for index in records.indices {
      guard let record = records[index] else { continue }
      if record.state == .holding { discardSymbols(Int32(index)) }
      records[index]!.state = .waiting
      waiting.append(Int32(index))
    }
    waiting.sort { records[Int($0)]!.id.order < records[Int($1)]!.id.order }
    needsOptimizing = true
  }

  private mutating func addWaiting(_ conflicts: inout [Conflict]) {
    guard !waiting.isEmpty else { return }
    let indices = waiting
    waiting = []
    for index in indices where records[Int(index)]!.constraint.isRequired {
      putIn(index, &conflicts)
    }
    for index in indices where !records[Int(index)]!.constraint.isRequired {
      putIn(index, &conflicts)
    }
    needsOptimizing = true
  }

  private mutating func putIn(_ index: Int32, _ conflicts: inout [Conflict]) {
    while let opponents = tryToPutIn(index) {
      let record = records[Int(index)]!
      let holders = opponents.compactMap { markers[$0] }.map { records[Int($0)]! }
      let parties = (holders + [record]).sorted { $0.id.order < $1.id.order }
      let victim = record.isBreakable ? record : parties.last { $0.isBreakable } ?? record
      conflicts.append(Conflict(broken: victim.id, constraints: parties.map(\.id)))
      if victim.state == .holding {
        takeOut(victim.id.index)
        brokenMayHold = true
      }
      records[Int(victim.id.index)]!.state = .broken
      broken.append(victim.id.index)
      if victim.id == record.id { return }
    }
  }

  private mutating func tryToPutIn(_ index: Int32) -> [Int32]? {
    var record = records[Int(index)]!
    let isEquation = record.constraint.relation == .equal
    let isRequired = record.constraint.isRequired
    record.marker = tableau.makeSymbol(isEquation && isRequired ? .dummy : .restricted)
    record.other = isRequired ? -1 : tableau.makeSymbol(.restricted)
    let opponents = tableau.add(
      record.constraint.expression, marker: record.marker,
      markerCoefficient: record.markerCoefficient, other: record.other,
      otherCoefficient: -record.markerCoefficient, priority: record.priority,
      costly: record.costly)
    if let opponents {
      tableau.discard(record.marker)
      return opponents
    }
    record.state = .holding
    record.appliedConstant = record.constraint.expression.constant
    records[Int(index)] = record
    markers[record.marker] = index
    return nil
  }

  private mutating func takeOut(_ index: Int32) {
    let record = records[Int(index)]!
    tableau.remove(
      marker: record.marker, other: record.other, priority: record.priority, costly: record.costly)
    markers[record.marker] = nil
    needsOptimizing = true
  }

  private mutating func discardSymbols(_ index: Int32) {
    let record = records[Int(index)]!
    markers[record.marker] = nil
    tableau.discard(record.marker)
    if record.other >= 0 { tableau.discard(record.other) }
  }
}
