import Foundation

extension Measurement where UnitType: Dimension {
  /// Returns the measurement in the user's units.
  public func formatted() -> String {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.maximumFractionDigits = 2
    return formatter.string(from: self)
  }
}
