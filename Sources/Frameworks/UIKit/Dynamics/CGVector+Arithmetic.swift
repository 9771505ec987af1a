import UIKitCore

extension CGVector {
  static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  static func - (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static prefix func - (vector: CGVector) -> CGVector {
    CGVector(dx: -vector.dx, dy: -vector.dy)
  }

  init(_ start: CGPoint, _ end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  var length: CGFloat { hypot(dx, dy) }

  /// The vector rotated by 90°, from the x-axis toward the y-axis.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  /// The vector scaled to a length of 1.
  ///
  /// A zero vector becomes a vector that points down.
  var unit: CGVector {
    let length = length
    return length > 0 ? self * (1 / length) : CGVector(dx: 0, dy: 1)
  }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  func rotated(by angle: CGFloat) -> CGVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}

extension CGPoint {
  func moved(by vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}
