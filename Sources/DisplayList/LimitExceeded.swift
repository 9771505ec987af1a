import Foundation

/// An error that occurs when an app requests more than a limit allows.
package struct LimitExceeded: Error, Equatable, CustomStringConvertible {
  /// The limit.
  package var limit: AppLimit
  /// The value that the app requested.
  package var value: Double

  /// Creates an error with a limit and the value that exceeds it.
  package init(limit: AppLimit, value: Double) {
    self.limit = limit
    self.value = value
  }

  /// The name of the limit, the requested and allowed values, and advice.
  package var description: String {
    "the \(limit.name) is \(Self.text(value, limit.unit)); the limit is "
      + "\(Self.text(limit.maximum, limit.unit)). \(limit.advice)"
  }

  private static func text(_ value: Double, _ unit: String) -> String {
    let number =
      value.isNaN
      ? "not a number"
      : value.isInfinite
        ? (value < 0 ? "-" : "") + "infinity"
        : value.formatted(
          .number.locale(Locale(identifier: "en_US")).precision(.fractionLength(0...3)))
    return unit.isEmpty || value.isNaN ? number : "\(number) \(unit)"
  }
}
