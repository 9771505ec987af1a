/// A sum of multiples of variables and a constant.
package struct LinearExpression: Sendable {
  /// A variable with its coefficient.
  package struct Term: Sendable {
    /// The variable.
    package var variable: Variable
    /// The coefficient of the variable.
    package var coefficient: Double

    /// Creates a multiple of a variable.
    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The multiples of variables that are added up.
  package var terms: [Term]
  /// The number added to the terms.
  package var constant: Double

  /// Creates a sum of terms and a constant.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression that consists of a single variable.
  package init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// Returns the sum of two expressions.
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Returns the difference of two expressions.
  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// Returns an expression multiplied by a number.
  package static func * (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(
      left.terms.map { Term($0.variable, $0.coefficient * right) }, constant: left.constant * right)
  }

  /// Returns an expression with a number added.
  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + right)
  }

  /// Returns an expression with a number subtracted.
  package static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }
}
