import Foundation

/// Formats a measurement in the user's units.
///
/// Follows <https://developer.apple.com/documentation/foundation/measurementformatter>.
open class MeasurementFormatter: Formatter, NSSecureCoding, @unchecked Sendable {
  /// The options for choosing units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Uses the measurement's own unit rather than the unit in the user's region.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Uses the unit in which the number is neither very large nor very small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Uses only a degree sign for temperatures.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Whether formatters support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// The options for choosing units.
  open var unitOptions: UnitOptions = []
  /// The style of units.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale, which is the user's locale by default.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter.locale = locale }
  }
  /// The formatter for the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  /// Creates a formatter for the user's language and region.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive, with the default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Formats a measurement.
  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String
  where UnitType: Unit {
    guard let unit = measurement.unit as? Dimension else {
      return write(measurement.value, measurement.unit)
    }
    let amount = Measurement(value: measurement.value, unit: unit)
    let shown =
      unitOptions.contains(.providedUnit) ? unit : RegionalUnit.unit(for: unit, in: locale)
    var converted = amount.converted(to: shown)
    if unitOptions.contains(.naturalScale) { converted = RegionalUnit.scaled(converted) }
    return write(converted.value, converted.unit)
  }

  /// Formats a unit by itself.
  open func string(from unit: Unit) -> String {
    unitStyle == .long
      ? longText(2, "", unit).trimmingCharacters(in: .whitespaces) : unit.symbol
  }

  /// Formats a measurement.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private func write(_ value: Double, _ unit: Unit) -> String {
    let number = FormatterCalls.string(from: value as NSNumber, by: numberFormatter) ?? "\(value)"
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    switch unitStyle {
    case .long: return longText(value, number, unit)
    case .short: return number + (unit is UnitTemperature ? "°" : unit.symbol)
    default: return number + (unit is UnitTemperature ? "" : " ") + unit.symbol
    }
  }

  /// Returns a number with the full name of its unit.
  private func longText(_ value: Double, _ number: String, _ unit: Unit) -> String {
    guard let name = (unit as? Dimension).flatMap({ UnitIdentifier.name(of: $0) }),
      let text = MeasuredText(
        numberFormatter.number(from: number)?.doubleValue ?? value, unit: name, width: .wide,
        isExact: true, locale: locale ?? .autoupdatingCurrent)
    else { return "\(number) \(unit.symbol)" }
    return text.replacingNumber(with: number)
  }
}
