import Foundation

/// The full names of units, only in English, because Foundation doesn't have any on Linux.
enum UnitName {
  /// Returns the name of a unit, or its symbol if the name isn't known.
  static func long(_ unit: Unit, isOne: Bool) -> String {
    guard let name = names[unit.symbol] else { return unit.symbol }
    if isOne { return name }
    if let plural = plurals[name] { return plural }
    guard let per = name.range(of: " per ") else {
      return name.hasPrefix("degree") ? name.replacing("degree", with: "degrees") : name + "s"
    }
    return name[..<per.lowerBound] + "s" + name[per.lowerBound...]
  }

  private static let plurals = ["foot": "feet", "inch": "inches", "hertz": "hertz"]

  private static let names = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "yd": "yard", "ft": "foot", "in": "inch", "kg": "kilogram", "g": "gram", "mg": "milligram",
    "lb": "pound", "oz": "ounce", "t": "metric ton", "st": "stone", "L": "liter",
    "mL": "milliliter", "gal": "gallon", "qt": "quart", "pt": "pint", "cup": "cup",
    "fl oz": "fluid ounce", "tbsp": "tablespoon", "tsp": "teaspoon", "°C": "degree Celsius",
    "°F": "degree Fahrenheit", "K": "kelvin", "km/h": "kilometer per hour",
    "m/s": "meter per second", "mph": "mile per hour", "kn": "knot", "hr": "hour", "min": "minute",
    "s": "second", "J": "joule", "kJ": "kilojoule", "kCal": "kilocalorie", "cal": "calorie",
    "W": "watt", "kW": "kilowatt", "V": "volt", "A": "ampere", "Hz": "hertz", "°": "degree",
    "rad": "radian", "%": "percent",
  ]
}
