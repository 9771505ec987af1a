import Foundation

/// A location on the screen or in an element.
package struct ScreenPoint: Sendable, Equatable, CustomStringConvertible {
  /// A distance in points, or a fraction of the whole from 0 to 1.
  package enum Distance: Sendable, Equatable {
    case points(Double)
    case fraction(Double)

    func resolved(in length: Double) -> Double {
      switch self {
      case .points(let points): points
      case .fraction(let fraction): fraction * length
      }
    }
  }

  /// The distance from the left edge.
  package var x: Distance
  /// The distance from the top edge.
  package var y: Distance

  /// Reads a point such as `50%,97%` or `120,300`.
  package init?(_ text: String) {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let x = Self.distance(parts[0]), let y = Self.distance(parts[1]) else {
      return nil
    }
    self.x = x
    self.y = y
  }

  static let middle = ScreenPoint(x: .fraction(0.5), y: .fraction(0.5))

  /// Creates a point from its distances from the left and top edges.
  package init(x: Distance, y: Distance) {
    self.x = x
    self.y = y
  }

  private static func distance(_ text: String) -> Distance? {
    let isPart = text.hasSuffix("%")
    guard let number = Double(isPart ? String(text.dropLast()) : text), number.isFinite else {
      return nil
    }
    return isPart ? .fraction(number / 100) : .points(number)
  }

  /// Returns the point in a rectangle, in the rectangle's coordinate space.
  func resolved(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.minX + x.resolved(in: rect.width), y: rect.minY + y.resolved(in: rect.height))
  }

  /// The location as it's written in a flow.
  package var description: String {
    func text(_ distance: Distance) -> String {
      switch distance {
      case .points(let points): "\(points)"
      case .fraction(let fraction): "\(fraction * 100)%"
      }
    }
    return "\(text(x)),\(text(y))"
  }
}
