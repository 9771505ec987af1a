import TestSupport
import Testing

@testable import Cassowary

/// Correct and incorrect layouts, solved both by `Solver` and by the simplex method alone.
@Suite struct DifferentialTests {
  /// The parts of a layout, in a form that both solvers accept.
  private struct Layout {
    /// Whether each variable is restricted to nonnegative values.
    var variables: [Bool] = []
    var constraints: [Demand] = []

    mutating func variable(isNonNegative: Bool) -> Int {
      variables.append(isNonNegative)
      return variables.count - 1
    }

    mutating func add(
      _ terms: [(Int, Double)], _ constant: Double, _ relation: LinearConstraint.Relation = .equal,
      priority: Double = 1000
    ) {
      constraints.append(
        Demand(terms: terms, constant: constant, relation: relation, priority: priority))
    }
  }

  private struct Demand {
    var terms: [(Int, Double)]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double
  }

  private struct Box {
    var start: Int
    var length: Int
  }

  /// Returns a layout of boxes along one axis of a container, either one after another or
  /// independent of each other.
  private static func layout(_ generator: inout SeededGenerator) -> Layout {
    var layout = Layout()
    let outer = Box(
      start: layout.variable(isNonNegative: false), length: layout.variable(isNonNegative: true))
    layout.add([(outer.start, 1)], 0)
    layout.add([(outer.length, 1)], -393)
    var boxes: [Box] = []
    let relations: [LinearConstraint.Relation] = [
      .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let priorities = [1000.0, 1000, 1000, 999, 750, 500, 250]
    func any<Value>(_ values: [Value]) -> Value { values.randomElement(using: &generator)! }
    for index in 0..<Int.random(in: 1...12, using: &generator) {
      let box = Box(
        start: layout.variable(isNonNegative: false), length: layout.variable(isNonNegative: true))
      // The box is next to the previous one or at the edge of the container.
      let gap = Double(Int.random(in: 0...20, using: &generator))
      if index > 0, Int.random(in: 0..<4, using: &generator) > 0 {
        let last = boxes[index - 1]
        layout.add(
          [(box.start, 1), (last.start, -1), (last.length, -1)], -gap, any(relations),
          priority: any(priorities))
      } else if Int.random(in: 0..<8, using: &generator) > 0 {
        layout.add([(box.start, 1)], -gap, any(relations), priority: any(priorities))
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        layout.add(
          [(outer.length, 1), (box.start, -1), (box.length, -1)], -gap, any(relations),
          priority: any(priorities))
      }
      if Int.random(in: 0..<4, using: &generator) > 0 {
        let size = Double(Int.random(in: 10...200, using: &generator))
        layout.add([(box.length, 1)], -size, .lessThanOrEqual, priority: any([250, 251, 252, 750]))
        layout.add(
          [(box.length, 1)], -size, .greaterThanOrEqual, priority: any([749, 750, 751, 1000]))
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        layout.add(
          [(box.length, 1)], -Double(Int.random(in: 10...200, using: &generator)), any(relations),
          priority: any(priorities))
      }
      if !boxes.isEmpty, Int.random(in: 0..<4, using: &generator) == 0 {
        layout.add(
          [(box.length, 1), (any(boxes).length, -any([1, 1, 0.5, 2]))], 0, any(relations),
          priority: any(priorities))
      }
      if Int.random(in: 0..<6, using: &generator) == 0 {
        layout.add(
          [(box.start, 1), (box.length, 0.5), (outer.length, -0.5)], 0, .equal,
          priority: any(priorities))
      }
      boxes.append(box)
    }
    if Bool.random(using: &generator), let last = boxes.last {
      layout.add(
        [(outer.length, 1), (last.start, -1), (last.length, -1)], -16, any(relations),
        priority: any(priorities))
    }
    return layout
  }

  private static func constraint(_ demand: Demand, _ variables: [Variable]) -> LinearConstraint {
    let terms = demand.terms.map { LinearExpression.Term(variables[$0.0], $0.1) }
    return LinearConstraint(
      LinearExpression(terms, constant: demand.constant), demand.relation,
      priority: demand.priority)
  }

  /// Returns the sum of violations for each priority, starting with the highest.
  ///
  /// Required constraints that are left out are ignored.
  private static func costs(
    _ layout: Layout, _ values: [Double], isBroken: (Int) -> Bool
  ) -> [Double] {
    var costs: [Double: Double] = [:]
    for (index, constraint) in layout.constraints.enumerated() {
      let sum = constraint.terms.reduce(constraint.constant) { $0 + $1.1 * values[$1.0] }
      let violation =
        switch constraint.relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      costs[constraint.priority, default: 0] += isBroken(index) ? 0 : violation
    }
    for (variable, isNonNegative) in layout.variables.enumerated() where isNonNegative {
      costs[1000, default: 0] += max(0, -values[variable])
    }
    return costs.sorted { $0.key > $1.key }.map(\.value)
  }

  /// A layout whose constants change in one solver, while the simplex method solves it from scratch
  /// each time.
  private struct Trial {
    private var layout: Layout
    private let solver: Solver
    private let variables: [Variable]
    private let identities: [ConstraintID]
    private var changes = 0

    init(_ layout: Layout) {
      let solver = Solver()
      let variables = layout.variables.map { solver.addVariable(isNonNegative: $0) }
      self.layout = layout
      self.solver = solver
      self.variables = variables
      identities = layout.constraints.map {
        solver.add(DifferentialTests.constraint($0, variables))
      }
    }

    /// Changes the constants of a few constraints, either as a drag does or randomly.
    mutating func change(_ generator: inout SeededGenerator) {
      changes += 1
      let step = Bool.random(using: &generator) ? 2.0 : 80
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        guard let index = layout.constraints.indices.randomElement(using: &generator) else {
          return
        }
        layout.constraints[index].constant += Double.random(in: -step...step, using: &generator)
        solver.setConstant(layout.constraints[index].constant, of: identities[index])
      }
    }

    func check(_ comment: Comment) {
      var simplex = SimplexSolver()
      let others = layout.variables.map { simplex.addVariable(isNonNegative: $0) }
      let same = layout.constraints.map { simplex.add(DifferentialTests.constraint($0, others)) }
      _ = solver.solve()
      _ = simplex.solve()
      let broken = identities.indices.filter { solver.isBroken(identities[$0]) }
      #expect(broken == same.indices.filter { simplex.isBroken(same[$0]) }, comment)
      let found = variables.map { solver.value(of: $0) }
      let wanted = others.map { simplex.value(of: $0) }
      for index in layout.variables.indices where !simplex.isAmbiguous(others[index]) {
        #expect(abs(found[index] - wanted[index]) < 1e-6, comment)
        // A tableau with many equal choices can show another choice as ambiguous.
        if changes == 0 { #expect(!solver.isAmbiguous(variables[index]), comment) }
      }
      let costs = DifferentialTests.costs(layout, found) { broken.contains($0) }
      let least = DifferentialTests.costs(layout, wanted) { broken.contains($0) }
      #expect(zip(costs, least).allSatisfy { abs($0 - $1) < 1e-5 }, comment)
    }
  }

  @Test(arguments: 0..<100)
  func valuesAreThoseOfTheSimplexMethod(hundred: Int) {
    for seed in hundred * 100..<(hundred + 1) * 100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var trial = Trial(Self.layout(&generator))
      trial.check("seed \(seed)")
      for turn in 0..<Int.random(in: 0...6, using: &generator) {
        trial.change(&generator)
        trial.check("seed \(seed), change \(turn)")
      }
    }
  }
}
