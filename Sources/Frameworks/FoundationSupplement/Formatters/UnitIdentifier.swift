import Foundation

/// ICU's names of Foundation's units.
enum UnitIdentifier {
  /// Returns ICU's name of a unit, such as `length-kilometer`, or `nil` if it has none.
  static func name(of unit: Dimension) -> String? {
    guard let (kind, names) = kind(of: unit), let name = names[unit.symbol] else { return nil }
    return "\(kind)-\(name)"
  }

  private static func kind(of unit: Dimension) -> (String, [String: String])? {
    switch unit {
    case is UnitAcceleration: ("acceleration", accelerations)
    case is UnitAngle: ("angle", angles)
    case is UnitArea: ("area", areas)
    case is UnitDuration: ("duration", durations)
    case is UnitElectricCurrent: ("electric", ["A": "ampere", "mA": "milliampere"])
    case is UnitElectricPotentialDifference: ("electric", ["V": "volt"])
    case is UnitElectricResistance: ("electric", ["Ω": "ohm"])
    case is UnitEnergy: ("energy", energies)
    case is UnitFrequency: ("frequency", frequencies)
    case is UnitFuelEfficiency: ("consumption", consumptions)
    case is UnitInformationStorage: ("digital", storages)
    case is UnitLength: ("length", lengths)
    case is UnitMass: ("mass", masses)
    case is UnitPower: ("power", powers)
    case is UnitPressure: ("pressure", pressures)
    case is UnitSpeed: ("speed", speeds)
    case is UnitTemperature: ("temperature", temperatures)
    case is UnitVolume: ("volume", volumes)
    default: nil
    }
  }

  private static let accelerations = ["m/s²": "meter-per-square-second", "g": "g-force"]

  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]

  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare",
  ]

  private static let durations = [
    "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond",
  ]

  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
    "kWh": "kilowatt-hour",
  ]

  private static let frequencies = [
    "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
  ]

  private static let consumptions = [
    "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
  ]

  private static let storages = [
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte", "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
    "Tb": "terabit",
  ]

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
    "pc": "parsec",
  ]

  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy",
  ]

  private static let powers = [
    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "hp": "horsepower",
  ]

  private static let pressures = [
    "N/m²": "pascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
    "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]

  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]

  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]

  private static let volumes = [
    "ML": "megaliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
    "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
    "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "fl oz Imperial": "fluid-ounce-imperial", "gal Imperial": "gallon-imperial",
    "metric cup Imperial": "cup-metric",
  ]
}
