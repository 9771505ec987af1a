import Foundation

/// The calculations of `NSDecimalNumber` on Apple's systems, which round to the scale of a
/// behavior. On Linux, it has no effect.
///
/// The methods take the place of those of `NSDecimalNumber`, whose instances are `self`.
@_spi(Quince) open class DecimalCalculations {
  /// The operation on the result, the numbers, and the way of rounding.
  private typealias Operation = (
    UnsafeMutablePointer<Decimal>, UnsafePointer<Decimal>, Decimal.RoundingMode
  ) -> Decimal.CalculationError

  /// The operation on the result, two numbers, and the way of rounding.
  private typealias BinaryOperation = (
    UnsafeMutablePointer<Decimal>, UnsafePointer<Decimal>, UnsafePointer<Decimal>,
    Decimal.RoundingMode
  ) -> Decimal.CalculationError

  /// Returns the sum.
  @_spi(Quince) open func adding(
    _ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalAdd)
  }

  /// Returns the difference.
  @_spi(Quince) open func subtracting(
    _ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalSubtract)
  }

  /// Returns the product.
  @_spi(Quince) open func multiplying(
    by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalMultiply)
  }

  /// Returns the quotient.
  @_spi(Quince) open func dividing(
    by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalDivide)
  }

  /// Returns the power.
  @_spi(Quince) open func raising(
    toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(b) { NSDecimalPower($0, $1, power, $2) }
  }

  /// Returns the number with its point moved.
  @_spi(Quince) open func multiplying(
    byPowerOf10 power: Int16, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(b) { NSDecimalMultiplyByPowerOf10($0, $1, power, $2) }
  }

  private func calculate(
    with other: NSDecimalNumber, _ behavior: (any NSDecimalNumberBehaviors)?,
    _ operation: BinaryOperation
  ) -> NSDecimalNumber {
    var right = other.decimalValue
    return calculate(behavior) { operation($0, $1, &right, $2) }
  }

  private func calculate(
    _ behavior: (any NSDecimalNumberBehaviors)?, _ operation: Operation
  ) -> NSDecimalNumber {
    let behavior = behavior ?? NSDecimalNumber.defaultBehavior
    let mode = behavior.roundingMode()
    var left = unsafeBitCast(self, to: NSDecimalNumber.self).decimalValue
    var (exact, rounded) = (Decimal(), Decimal())
    DecimalException(operation(&exact, &left, mode))?.raise(if: behavior)
    NSDecimalRound(&rounded, &exact, Int(behavior.scale()), mode)
    return NSDecimalNumber(decimal: rounded)
  }

  static func takeOver() {
    let behavior = "12withBehavior"
    let methods = [
      "C6adding_\(behavior)A2C_AA0bC9Behaviors_pSgtF",
      "C11subtracting_\(behavior)A2C_AA0bC9Behaviors_pSgtF",
      "C11multiplying2by\(behavior)A2C_AA0bC9Behaviors_pSgtF",
      "C8dividing2by\(behavior)A2C_AA0bC9Behaviors_pSgtF",
      "C7raising7toPower\(behavior)ACSi_AA0bC9Behaviors_pSgtF",
      "C11multiplying11byPowerOf10\(behavior)ACs5Int16V_AA0bC9Behaviors_pSgtF",
    ]
    for (index, method) in methods.enumerated() {
      MethodTable.replace(
        "$s10Foundation15NSDecimalNumber" + method, in: [NSDecimalNumber.self], by: index, of: self)
    }
  }
}
