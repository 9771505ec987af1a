import Testing

@testable import Cassowary

/// A screen of sixty views in rows of labels and fields, as the speed that is promised is measured.
@Suite(.serialized) struct SpeedTests {
  struct Screen {
    var solver = Solver()
    var rootWidth: ConstraintID
    var gap: ConstraintID
    var last: Variable

    init() {
      let width = solver.addVariable(isNonNegative: true)
      let height = solver.addVariable(isNonNegative: true)
      rootWidth = solver.add(LinearConstraint(LinearExpression(width) - 393, .equal))
      _ = solver.add(LinearConstraint(LinearExpression(height) - 852, .equal))
      var previous: [Variable]?
      gap = rootWidth
      last = width
      for row in 0..<20 {
        var left: [Variable]?
        for column in 0..<3 {
          let v = (0..<4).map { solver.addVariable(isNonNegative: $0 >= 2) }
          func term(_ variable: Variable) -> LinearExpression { LinearExpression(variable) }
          let y =
            previous.map { term(v[1]) - term($0[1]) - term($0[3]) - 8 } ?? (term(v[1]) - 20)
          let id = solver.add(LinearConstraint(y, .equal))
          if row == 0, column == 0 { gap = id }
          let x = left.map { term(v[0]) - term($0[0]) - term($0[2]) - 8 } ?? (term(v[0]) - 16)
          _ = solver.add(LinearConstraint(x, .equal))
          if column == 2 {
            let trailing = term(v[0]) + term(v[2]) - term(width) + 16
            _ = solver.add(LinearConstraint(trailing, .equal))
          }
          for (index, size) in [(2, Double(40 + 9 * ((row + column) % 5))), (3, 21.0)] {
            _ = solver.add(
              LinearConstraint(
                term(v[index]) - size, .lessThanOrEqual, priority: column == 1 ? 249 : 251))
            _ = solver.add(
              LinearConstraint(term(v[index]) - size, .greaterThanOrEqual, priority: 750))
          }
          left = v
          last = v[1]
          if column == 2 { previous = v }
        }
      }
    }
  }

  @Test func aScreenIsSolvedAndSolvedAgainInTime() {
    let clock = ContinuousClock()
    var fresh: [Duration] = []
    var again: [Duration] = []
    for _ in 0..<20 {
      var screen = Screen()
      fresh.append(clock.measure { _ = screen.solver.solve() })
      #expect(abs(screen.solver.value(of: screen.last) - (20 + 19 * 29)) < 1e-6)
      for turn in 1...20 {
        screen.solver.setConstant(-Double(20 + turn), of: screen.gap)
        screen.solver.setConstant(-Double(393 + turn), of: screen.rootWidth)
        again.append(clock.measure { _ = screen.solver.solve() })
      }
    }
    let freshMedian = fresh.sorted()[fresh.count / 2]
    let againMedian = again.sorted()[again.count / 2]
    print("60 views from scratch \(freshMedian), after changed constants \(againMedian)")
    #expect(freshMedian < .milliseconds(8))
    #expect(againMedian < .microseconds(400))
  }
}
