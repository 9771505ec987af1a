import Foundation

/// The growth of a cost with the size.
package enum Growth {
  /// Returns the slope of the line that best fits the points if both axes are logarithmic, or `nil`
  /// for fewer than two sizes.
  ///
  /// The slope is 1 if the cost is proportional to the size, and 2 if it's proportional to the
  /// square of the size.
  ///
  /// Points that don't have a logarithm are ignored.
  package static func slope(of points: [(size: Double, cost: Double)]) -> Double? {
    let logarithms = points.filter { $0.size > 0 && $0.cost > 0 }
      .map { (x: log($0.size), y: log($0.cost)) }
    guard Set(logarithms.map(\.x)).count > 1 else { return nil }
    let count = Double(logarithms.count)
    let x = logarithms.reduce(0) { $0 + $1.x } / count
    let y = logarithms.reduce(0) { $0 + $1.y } / count
    let covariance = logarithms.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    return covariance / logarithms.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
  }
}
