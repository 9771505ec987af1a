import Foundation

/// Points as a number with at most two decimal places, such as `2` or `1.5`.
struct PointsText: CustomStringConvertible {
  let description: String

  init(_ points: Double) {
    let rounded = (points * 100).rounded() / 100
    description = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
