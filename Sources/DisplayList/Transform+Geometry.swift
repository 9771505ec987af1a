import Foundation

extension Transform {
  /// Creates a rotation by an angle in radians, clockwise on the screen.
  package init(rotationAngle angle: Double) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns a transform that scales and then applies this one.
  package func scaled(x: Double, y: Double) -> Transform {
    Transform(scaleX: x, y: y).followed(by: self)
  }

  /// The inverse of the transform, or the transform itself if there's no inverse.
  package var inverse: Transform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the transformed point.
  package func apply(to point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }
}
