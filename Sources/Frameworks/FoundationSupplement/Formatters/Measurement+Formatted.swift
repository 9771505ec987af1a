import Foundation

extension Measurement where UnitType: Dimension {
  /// The measurement in the person's units.
  public func formatted() -> String {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.maximumFractionDigits = 2
    return formatter.string(from: self)
  }
}
