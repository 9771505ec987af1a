import Testing

@testable import Cassowary

/// A screen of sixty views in rows of labels and fields.
struct ScreenTests {
  private struct Screen {
    let solver = Solver()
    var rootWidth: ConstraintID
    var gaps: [ConstraintID] = []
    var last: Variable
    var variables: [Variable] = []

    init(width screenWidth: Double = 393, top: Double = 20) {
      let width = solver.addVariable(isNonNegative: true)
      let height = solver.addVariable(isNonNegative: true)
      rootWidth = solver.add(LinearConstraint(LinearExpression(width) - screenWidth, .equal))
      _ = solver.add(LinearConstraint(LinearExpression(height) - 852, .equal))
      var previous: [Variable]?
      last = width
      for row in 0..<20 {
        var left: [Variable]?
        for column in 0..<3 {
          let v = (0..<4).map { solver.addVariable(isNonNegative: $0 >= 2) }
          func term(_ variable: Variable) -> LinearExpression { LinearExpression(variable) }
          let y =
            previous.map { term(v[1]) - term($0[1]) - term($0[3]) - 8 } ?? (term(v[1]) - top)
          let id = solver.add(LinearConstraint(y, .equal))
          if row == 0 { gaps.append(id) }
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
          variables += v
          left = v
          last = v[1]
          if column == 2 { previous = v }
        }
      }
    }
  }

  @Test func aScreenThatIsSolvedAgainIsAsOneSolvedFromScratch() {
    let screen = Screen()
    #expect(screen.solver.solve().isEmpty)
    #expect(abs(screen.solver.value(of: screen.last) - (20 + 19 * 29)) < 1e-6)
    for turn in 1...20 {
      let (top, width) = (Double(20 + turn), Double(393 + 20 * turn))
      for gap in screen.gaps { screen.solver.setConstant(-top, of: gap) }
      screen.solver.setConstant(-width, of: screen.rootWidth)
      let fresh = Screen(width: width, top: top)
      #expect(screen.solver.solve().isEmpty)
      #expect(fresh.solver.solve().isEmpty)
      for (known, new) in zip(screen.variables, fresh.variables) {
        #expect(abs(screen.solver.value(of: known) - fresh.solver.value(of: new)) < 1e-6)
      }
    }
  }
}
