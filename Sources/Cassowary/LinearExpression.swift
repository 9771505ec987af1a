/// A sum of variables, each with a factor, and a constant.
package struct LinearExpression: Sendable {
  /// A variable with its factor.
  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  package static func * (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(
      left.terms.map { Term($0.variable, $0.coefficient * right) }, constant: left.constant * right)
  }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + right)
  }

  package static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }
}
