import Foundation

/// How a cost grows with a size.
package enum Growth {
  /// The slope of the straight line that fits the points best where both axes are logarithmic: 1
  /// where the cost grows as the size does, 2 where it grows as its square; `nil` for fewer than
  /// two sizes.
  ///
  /// Points without a logarithm don't count.
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
