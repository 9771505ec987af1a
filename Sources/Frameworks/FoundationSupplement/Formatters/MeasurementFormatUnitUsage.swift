import Foundation

/// The purpose of a measurement, which determines the unit in the user's region.
///
/// Follows <https://developer.apple.com/documentation/foundation/measurementformatunitusage>.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of the usage, or `nil` for the unit of the measurement.
  let name: String?

  private init(_ name: String?) {
    self.name = name
  }

  /// The usual unit for the kind of measurement.
  public static var general: Self { Self("default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The focal length of a lens.
  public static var focalLength: Self { Self("focal-length") }
  /// A body length.
  public static var person: Self { Self("person") }
  /// A body height.
  public static var personHeight: Self { Self("person-height") }
  /// The amount of rain.
  public static var rainfall: Self { Self("rainfall") }
  /// The length of a way on the road.
  public static var road: Self { Self("road") }
  /// The amount of snow.
  public static var snowfall: Self { Self("snowfall") }
  /// The distance that one can see.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A body weight.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A body temperature.
  public static var person: Self { Self("person") }
  /// The temperature of the air.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The amount of a liquid.
  public static var liquid: Self { Self("fluid") }
}
