import Foundation

/// The units that are used in a region.
enum RegionalUnit {
  /// Returns the unit that replaces another one in a region.
  static func unit(for unit: Dimension, in locale: Locale?) -> Dimension {
    let system = (locale ?? .autoupdatingCurrent).measurementSystem
    switch unit {
    case is UnitTemperature: return system == .us ? UnitTemperature.fahrenheit : .celsius
    case is UnitLength, is UnitMass:
      return (system == .us ? american : metric)[unit.symbol] ?? unit
    case is UnitSpeed: return system == .metric ? UnitSpeed.kilometersPerHour : .milesPerHour
    default: return unit
    }
  }

  /// The American units by symbol, because equal units might have different hash values.
  private static var american: [String: Dimension] {
    [
      "km": UnitLength.miles, "m": UnitLength.feet, "cm": UnitLength.inches,
      "mm": UnitLength.inches, "kg": UnitMass.pounds, "g": UnitMass.ounces,
    ]
  }

  private static var metric: [String: Dimension] {
    [
      "mi": UnitLength.kilometers, "yd": UnitLength.meters, "ft": UnitLength.meters,
      "in": UnitLength.centimeters, "lb": UnitMass.kilograms, "oz": UnitMass.grams,
    ]
  }

  /// Returns the same quantity in the largest unit of the same kind in which it's at least one.
  static func scaled(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    guard let ladder = ladders.first(where: { $0.contains(measurement.unit) }) else {
      return measurement
    }
    let amounts = ladder.map { measurement.converted(to: $0) }
    return amounts.first { $0.value.magnitude >= 1 } ?? amounts[amounts.count - 1]
  }

  /// Units of the same kind, largest first.
  private static var ladders: [[Dimension]] {
    [
      [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
      [UnitLength.miles, UnitLength.feet, UnitLength.inches],
      [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
      [UnitMass.pounds, UnitMass.ounces],
      [UnitVolume.liters, UnitVolume.milliliters],
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
    ]
  }
}
