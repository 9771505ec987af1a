import Foundation

extension Measurement where UnitType: Dimension {
  /// A style of measurements in the user's language and units.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/measurement/formatstyle>.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    ///
    /// Follows
    /// <https://developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth>.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      private init(_ width: MeasuredText.Width) {
        name = width.rawValue
      }

      var width: MeasuredText.Width { MeasuredText.Width(rawValue: name) ?? .abbreviated }

      /// The full name, such as “5 kilometers”.
      public static var wide: Self { Self(.wide) }
      /// An abbreviation, such as “5 km”.
      public static var abbreviated: Self { Self(.abbreviated) }
      /// The shortest name, such as “5km”.
      public static var narrow: Self { Self(.narrow) }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// The purpose of the measurement, which determines the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number, or `nil` for the usual one.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    private var hidesScale = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text for a measurement.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      guard let text = text(for: measurement) else {
        let number = (numberFormatStyle ?? .number).locale(locale).format(measurement.value)
        return "\(number) \(measurement.unit.symbol)"
      }
      guard let numberFormatStyle else { return text.text }
      return text.replacingNumber(with: numberFormatStyle.locale(locale).format(text.value))
    }

    /// Returns the style for another language and region.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    private func text(for measurement: Measurement<UnitType>) -> MeasuredText? {
      guard let unit = UnitIdentifier.name(of: measurement.unit) else { return nil }
      let isExact = numberFormatStyle != nil
      func text(usage: String?) -> MeasuredText? {
        MeasuredText(
          measurement.value, unit: unit, usage: usage, width: width.width, isExact: isExact,
          locale: locale)
      }
      // Not every kind of measurement has usual units.
      let usual = usage?.name.flatMap { text(usage: $0) }
      let found = usual ?? text(usage: nil)
      guard hidesScale, let found else { return found }
      return MeasuredText(
        found.value, unit: "temperature-generic", width: width.width, isExact: true,
        locale: locale)
    }
  }

  /// Formats the measurement in a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// Formats the measurement in the user's language and units.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the name of the scale is left out.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// Creates a style of temperatures.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// Returns a style of measurements.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style of temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
