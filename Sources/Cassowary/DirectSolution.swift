/// The values of a component's variables, found one after another.
///
/// A required equation with one unknown variable determines that variable. If there's no such
/// equation, the solution assumes that the variable with the firmest individual constraints has the
/// value that those constraints prefer. The priority of this assumption is the lowest priority
/// among the constraints that hold the variable in place. If an equation can't be satisfied then,
/// the weakest assumption that it depends on is given up.
///
/// The solution is the only optimum if all required constraints are satisfied, and if each violated
/// constraint is outweighed by every assumption that it depends on. In that case, changing an
/// assumption costs more than everything that it could improve. Otherwise, the simplex method must
/// find the values.
struct DirectSolution {
  /// The source of a variable's value.
  enum Origin {
    case unknown
    /// The equation with this index determines the value.
    case equation(Int32)
    /// The value is assumed to be the one that the variable's own constraints prefer, or zero.
    case assumption
    /// The value is assumed to satisfy the equation with this index, which isn't required.
    case wish(Int32)
    /// An assumption was given up so that the equation with this index, which may not contain the
    /// variable, is satisfied.
    case concession(Int32)
  }

  /// An assumption that was given up.
  struct Concession {
    var variable: Int32
    /// The equation that's satisfied because of it.
    var equation: Int32
    /// The change in the equation's sum relative to the variable and everything that depends on it.
    var change: Double
  }

  /// The assumptions that can be made next, with the firmest first.
  private struct Candidate {
    var priority: Double
    var variable: Int32
    var value: Double
    /// The equation that the assumption would satisfy, or -1 for the variable's own constraints.
    var wish: Int32
  }

  /// The priority of values that were determined without any assumption.
  static let certain = Double.infinity
  /// The priority of an assumption that's made only to proceed.
  private static let tear = -1.0
  static let tolerance = 1e-7

  let system: LinearSystem
  private(set) var values: ContiguousArray<Double>
  /// The lowest priority among the assumptions that each value depends on.
  private(set) var firmness: ContiguousArray<Double>
  private(set) var origins: ContiguousArray<Origin>
  /// The index of each variable in the order in which values were found.
  private(set) var places: ContiguousArray<Int32>
  /// The assumptions that were given up, in order.
  private(set) var concessions: ContiguousArray<Concession> = []
  private var found = 0
  private var unknowns: ContiguousArray<Int32>
  private var ready: ContiguousArray<Int32> = []
  private var candidates = Heap()
  private var nextEquation = 0
  private var isFailed: ContiguousArray<Bool>
  private var serves: ContiguousArray<Bool>

  // MARK: Result

  /// The indexes of the constraints that the values don't satisfy as required.
  private(set) var failures: ContiguousArray<Int32> = []
  /// Whether required constraints contradict each other regardless of the assumptions.
  private(set) var isContradictory = false

  /// The indexes of the constraints and variables that must be solved in another way, in groups
  /// that belong together.
  ///
  /// Certain values don't connect constraints.
  var openGroups: [(constraints: ContiguousArray<Int32>, variables: ContiguousArray<Int32>)] {
    var groups: [(constraints: ContiguousArray<Int32>, variables: ContiguousArray<Int32>)] = []
    var seen = ContiguousArray(repeating: false, count: system.variableCount)
    func isOpen(_ variable: Int32) -> Bool { firmness[Int(variable)] != Self.certain }
    for failure in failures {
      guard
        let start = system.terms(of: failure).first(where: {
          isOpen($0.variable) && !seen[Int($0.variable)]
        })
      else { continue }
      var variables: ContiguousArray<Int32> = [start.variable]
      var constraints: Set<Int32> = []
      seen[Int(start.variable)] = true
      var next = 0
      while next < variables.count {
        for index in system.uses[Int(variables[next])] where constraints.insert(index).inserted {
          for term in system.terms(of: index)
          where isOpen(term.variable) && !seen[Int(term.variable)] {
            seen[Int(term.variable)] = true
            variables.append(term.variable)
          }
        }
        next += 1
      }
      groups.append((ContiguousArray(constraints.sorted()), ContiguousArray(variables.sorted())))
    }
    return groups
  }

  init(_ system: LinearSystem) {
    self.system = system
    let count = system.variableCount
    values = ContiguousArray(repeating: 0, count: count)
    firmness = ContiguousArray(repeating: -.infinity, count: count)
    origins = ContiguousArray(repeating: .unknown, count: count)
    places = ContiguousArray(repeating: -1, count: count)
    isFailed = ContiguousArray(repeating: false, count: count)
    serves = ContiguousArray(repeating: false, count: count)
    unknowns = ContiguousArray(system.constraints.map { Int32($0.terms.count) })
    for index in system.constraints.indices { equationDidChange(Int32(index)) }
    propagate()
    if isContradictory { return }
    for variable in 0..<count { proposeOwn(Int32(variable)) }
    while found < count, assumeNext() { propagate() }
    verify()
  }

  // MARK: Propagation

  private mutating func equationDidChange(_ index: Int32) {
    let constraint = system.constraints[Int(index)]
    guard constraint.relation == .equal, unknowns[Int(index)] <= 1 else { return }
    if constraint.isRequired {
      ready.append(index)
    } else if unknowns[Int(index)] == 1, constraint.terms.count > 1 {
      propose(wish: index)
    }
  }

  private mutating func propagate() {
    while let index = ready.popLast() {
      if unknowns[Int(index)] == 1 {
        let unknown = system.terms(of: index).first { isUnknown($0.variable) }!
        let (value, firmness) = solution(of: index, for: unknown.variable)
        determine(unknown.variable, value, firmness, .equation(index))
      } else if unknowns[Int(index)] == 0, !defines(index), !isSatisfied(index) {
        resolve(index)
        if isContradictory { return }
      }
    }
  }

  private func isUnknown(_ variable: Int32) -> Bool { places[Int(variable)] < 0 }

  /// Returns whether an equation determines a variable.
  private func defines(_ index: Int32) -> Bool {
    system.terms(of: index).contains {
      if case .equation(let origin) = origins[Int($0.variable)] { origin == index } else { false }
    }
  }

  /// Returns the value of a variable that satisfies an equation.
  ///
  /// If the equation is optional, using it is an assumption.
  private func solution(of index: Int32, for variable: Int32) -> (value: Double, firmness: Double) {
    let constraint = system.constraints[Int(index)]
    var least = constraint.isRequired ? Self.certain : constraint.priority
    for term in system.terms(of: index) where term.variable != variable {
      least = min(least, firmness[Int(term.variable)])
    }
    return (system.solution(of: index, for: variable, values), least)
  }

  private mutating func determine(
    _ variable: Int32, _ value: Double, _ firmness: Double, _ origin: Origin
  ) {
    values[Int(variable)] = value
    self.firmness[Int(variable)] = firmness
    origins[Int(variable)] = origin
    places[Int(variable)] = Int32(found)
    found += 1
    for index in system.uses[Int(variable)] {
      unknowns[Int(index)] -= 1
      equationDidChange(index)
    }
  }

  private func isSatisfied(_ index: Int32) -> Bool { system.isSatisfied(index, values) }

  // MARK: Assumptions

  private mutating func proposeOwn(_ variable: Int32) {
    guard isUnknown(variable), let (value, priority) = system.ownOptimum(of: Int(variable)) else {
      return
    }
    candidates.push(Candidate(priority: priority, variable: variable, value: value, wish: -1))
  }

  private mutating func propose(wish index: Int32) {
    let unknown = system.terms(of: index).first { isUnknown($0.variable) }!
    candidates.push(
      Candidate(
        priority: system.constraints[Int(index)].priority, variable: unknown.variable, value: 0,
        wish: index))
  }

  /// Makes an assumption about a variable.
  ///
  /// Returns whether there was one left to make.
  private mutating func assumeNext() -> Bool {
    while let candidate = candidates.pop() {
      guard isUnknown(candidate.variable) else { continue }
      if candidate.wish >= 0 {
        let (value, firmness) = solution(of: candidate.wish, for: candidate.variable)
        determine(candidate.variable, value, firmness, .wish(candidate.wish))
      } else {
        determine(candidate.variable, candidate.value, candidate.priority, .assumption)
      }
      return true
    }
    while nextEquation < system.constraints.count {
      let constraint = system.constraints[nextEquation]
      if constraint.relation == .equal, constraint.isRequired,
        let unknown = system.terms(of: Int32(nextEquation)).first(where: {
          isUnknown($0.variable)
        })
      {
        determine(unknown.variable, 0, Self.tear, .assumption)
        return true
      }
      nextEquation += 1
    }
    return false
  }

  // MARK: Resolving conflicts

  /// Gives up the weakest assumption that an equation depends on, so that the equation is
  /// satisfied.
  private mutating func resolve(_ index: Int32) {
    let ancestors = ancestors(of: index)
    guard !ancestors.isEmpty else {
      isContradictory = true
      return
    }
    // The change in the equation's sum for each variable that it depends on, with the last found
    // first.
    var changes: [Int32: Double] = [:]
    for term in system.terms(of: index) { changes[term.variable] = term.coefficient }
    var weakest: (variable: Int32, priority: Double, change: Double)?
    for variable in ancestors.sorted(by: { places[Int($0)] > places[Int($1)] }) {
      guard let change = changes[variable], change != 0 else { continue }
      switch origins[Int(variable)] {
      case .equation(let origin), .wish(let origin):
        let terms = system.terms(of: origin)
        let factor = terms.first { $0.variable == variable }!.coefficient
        for term in terms where term.variable != variable {
          changes[term.variable, default: 0] -= change * term.coefficient / factor
        }
      case .assumption, .concession, .unknown: break
      }
      guard let priority = assumedPriority(variable), abs(change) > 1e-6 else { continue }
      if weakest == nil || priority < weakest!.priority {
        weakest = (variable, priority, change)
      }
    }
    guard let weakest, !serves[Int(weakest.variable)] else {
      fail(ancestors, because: index)
      return
    }
    release(weakest.variable, change: weakest.change, for: index, ancestors)
  }

  /// Returns the variables that an equation depends on and that aren't certain.
  private func ancestors(of index: Int32) -> Set<Int32> {
    var seen: Set<Int32> = []
    var open = system.terms(of: index).map(\.variable)
    while let variable = open.popLast() {
      guard firmness[Int(variable)] != Self.certain, seen.insert(variable).inserted else {
        continue
      }
      switch origins[Int(variable)] {
      case .equation(let origin), .wish(let origin), .concession(let origin):
        open += system.terms(of: origin).map(\.variable)
      case .assumption, .unknown: break
      }
    }
    return seen
  }

  private func assumedPriority(_ variable: Int32) -> Double? {
    switch origins[Int(variable)] {
    case .assumption: firmness[Int(variable)]
    case .wish(let origin): system.constraints[Int(origin)].priority
    case .equation, .concession, .unknown: nil
    }
  }

  private mutating func fail(_ variables: Set<Int32>, because index: Int32) {
    for variable in variables { isFailed[Int(variable)] = true }
    failures.append(index)
  }

  /// Changes an assumed variable, and everything that depends on it, so that an equation is
  /// satisfied.
  private mutating func release(
    _ variable: Int32, change: Double, for index: Int32, _ ancestors: Set<Int32>
  ) {
    // The other assumptions of the equation must stay as they are. Otherwise, this value would have
    // to change with them.
    var least = Self.certain
    for ancestor in ancestors where ancestor != variable {
      guard let priority = assumedPriority(ancestor) else { continue }
      serves[Int(ancestor)] = true
      least = min(least, priority)
    }
    values[Int(variable)] -= system.sum(of: index, values) / change
    firmness[Int(variable)] = least
    origins[Int(variable)] = .concession(index)
    concessions.append(Concession(variable: variable, equation: index, change: change))
    for dependent in dependents(of: variable, in: index) {
      switch origins[Int(dependent)] {
      case .equation(let origin), .wish(let origin):
        (values[Int(dependent)], firmness[Int(dependent)]) = solution(of: origin, for: dependent)
      case .assumption, .concession, .unknown: break
      }
    }
  }

  /// Returns the variables that depend on another one, in the order in which they were found.
  private func dependents(of variable: Int32, in closing: Int32) -> [Int32] {
    var seen: Set<Int32> = [variable]
    var open = [variable]
    while let next = open.popLast() {
      for index in system.uses[Int(next)] where index != closing {
        for term in system.terms(of: index) where term.variable != next {
          switch origins[Int(term.variable)] {
          case .equation(let origin) where origin == index, .wish(let origin) where origin == index:
            if seen.insert(term.variable).inserted { open.append(term.variable) }
          default: break
          }
        }
      }
    }
    seen.remove(variable)
    return seen.sorted { places[Int($0)] < places[Int($1)] }
  }

  // MARK: Verification

  private mutating func verify() {
    for variable in 0..<system.variableCount {
      if places[variable] < 0 || firmness[variable] == Self.tear { isFailed[variable] = true }
    }
    for index in system.constraints.indices {
      let constraint = system.constraints[index]
      let terms = system.terms(of: Int32(index))
      if terms.contains(where: { isFailed[Int($0.variable)] }) {
        failures.append(Int32(index))
        continue
      }
      guard !isSatisfied(Int32(index)) else { continue }
      var least = Self.certain
      for term in terms { least = min(least, firmness[Int(term.variable)]) }
      if constraint.isRequired {
        failures.append(Int32(index))
        if least == Self.certain { isContradictory = true }
      } else if terms.count == 1, isOwnOptimum(terms.first!.variable) {
        continue
      } else if least <= constraint.priority {
        failures.append(Int32(index))
      }
    }
    for variable in 0..<system.variableCount where system.isNonNegative[variable] {
      guard !isFailed[variable], values[variable] < -Self.tolerance else { continue }
      isFailed[variable] = true
      if firmness[variable] == Self.certain { isContradictory = true }
      failures += system.uses[variable]
    }
  }

  /// Returns whether a variable still has the value that its own constraints prefer.
  private func isOwnOptimum(_ variable: Int32) -> Bool {
    if case .assumption = origins[Int(variable)] { true } else { false }
  }
}

extension DirectSolution {
  /// A binary heap.
  private struct Heap {
    private var items: ContiguousArray<Candidate> = []

    mutating func push(_ item: Candidate) {
      items.append(item)
      var index = items.count - 1
      while index > 0, comesBefore(items[index], items[(index - 1) / 2]) {
        items.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    }

    mutating func pop() -> Candidate? {
      guard let first = items.first else { return nil }
      let last = items.removeLast()
      if items.isEmpty { return first }
      items[0] = last
      var index = 0
      while true {
        var best = index
        for child in [2 * index + 1, 2 * index + 2]
        where child < items.count && comesBefore(items[child], items[best]) {
          best = child
        }
        if best == index { return first }
        items.swapAt(index, best)
        index = best
      }
    }

    private func comesBefore(_ left: Candidate, _ right: Candidate) -> Bool {
      (left.priority, Int(right.variable)) > (right.priority, Int(left.variable))
    }
  }
}
