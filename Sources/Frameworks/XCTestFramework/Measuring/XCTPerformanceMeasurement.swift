import Foundation

/// A measured value.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctperformancemeasurement>.
open class XCTPerformanceMeasurement: NSObject {
  /// Whether smaller or larger values are better.
  public enum Polarity: Int, Sendable {
    /// Smaller values are better.
    case prefersSmaller = -1
    /// It's unknown which values are better.
    case unspecified = 0
    /// Larger values are better.
    case prefersLarger = 1
  }

  /// An identifier that stays the same between runs.
  public let identifier: String
  /// The user-visible name.
  public let displayName: String
  /// The value.
  public let doubleValue: Double
  /// The symbol of the unit.
  public let unitSymbol: String
  /// Whether smaller or larger values are better.
  public let polarity: Polarity

  /// Creates a measurement with a value and the symbol of its unit.
  public init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .prefersSmaller
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    self.polarity = polarity
    super.init()
  }

  /// Creates a measurement with a value and its unit.
  public convenience init(
    identifier: String, displayName: String, value: Measurement<Unit>,
    polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value,
      unitSymbol: value.unit.symbol, polarity: polarity)
  }

  /// The value with its unit.
  open var value: Measurement<Unit> {
    Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol))
  }
}
