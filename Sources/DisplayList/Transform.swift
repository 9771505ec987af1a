import Foundation

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Transform: Hashable, Sendable, Codable {
  /// The contribution of x to x.
  package var a: Double
  /// The contribution of x to y.
  package var b: Double
  /// The contribution of y to x.
  package var c: Double
  /// The contribution of y to y.
  package var d: Double
  /// The horizontal translation.
  package var tx: Double
  /// The vertical translation.
  package var ty: Double

  /// Creates a transform from six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation.
  package init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scale transform.
  package init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The identity transform.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
