import Foundation

/// The behavior of `NSDecimalNumber` on Apple's systems.
///
/// On Linux, computing its hash never ends, comparing it with another number reverses the result,
/// calculations ignore the scale of a behavior, and archives contain a plain number instead.
final class MendedDecimalNumber: ArchivedDecimalNumber, @unchecked Sendable {
  override var hash: Int { NSNumber(value: doubleValue).hash }

  override var classForCoder: AnyClass { NSDecimalNumber.self }

  override func encode(with coder: NSCoder) {
    coder.encode(description as NSString, forKey: Self.digits)
  }

  override func compare(_ decimalNumber: NSNumber) -> ComparisonResult {
    if decimalNumber is NSDecimalNumber {
      var (one, other) = (decimalValue, decimalNumber.decimalValue)
      return NSDecimalCompare(&one, &other)
    }
    return switch decimalNumber.compare(self) {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }

  // MARK: Calculations

  /// An operation on the result, a number, and the way of rounding.
  private typealias Operation = (
    UnsafeMutablePointer<Decimal>, UnsafePointer<Decimal>, Decimal.RoundingMode
  ) -> Decimal.CalculationError

  /// An operation on the result, two numbers, and the way of rounding.
  private typealias BinaryOperation = (
    UnsafeMutablePointer<Decimal>, UnsafePointer<Decimal>, UnsafePointer<Decimal>,
    Decimal.RoundingMode
  ) -> Decimal.CalculationError

  override func adding(
    _ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalAdd)
  }

  override func subtracting(
    _ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalSubtract)
  }

  override func multiplying(
    by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalMultiply)
  }

  override func dividing(
    by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(with: other, b, NSDecimalDivide)
  }

  override func raising(
    toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    calculate(b) { NSDecimalPower($0, $1, power, $2) }
  }

  override func multiplying(
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
    var left = decimalValue
    var (exact, rounded) = (Decimal(), Decimal())
    DecimalException(operation(&exact, &left, mode))?.raise(if: behavior)
    NSDecimalRound(&rounded, &exact, Int(behavior.scale()), mode)
    return NSDecimalNumber(decimal: rounded)
  }

  // MARK: Taking over

  static func takeOver() {
    NSKeyedUnarchiver.setClass(MendedDecimalNumber.self, forClassName: "NSDecimalNumber")
    MethodTable.adopt(
      MendedDecimalNumber.self, besides: ArchivedDecimalNumber.self, in: NSDecimalNumber.self)
  }
}
