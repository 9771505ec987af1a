import Stubs

/// A transform matrix in three-dimensional space.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransform3d>.
public struct CATransform3D: Sendable {
  /// The entry at row 1, column 1.
  public var m11: CGFloat
  /// The entry at row 1, column 2.
  public var m12: CGFloat
  /// The entry at row 1, column 3.
  public var m13: CGFloat
  /// The entry at row 1, column 4.
  public var m14: CGFloat
  /// The entry at row 2, column 1.
  public var m21: CGFloat
  /// The entry at row 2, column 2.
  public var m22: CGFloat
  /// The entry at row 2, column 3.
  public var m23: CGFloat
  /// The entry at row 2, column 4.
  public var m24: CGFloat
  /// The entry at row 3, column 1.
  public var m31: CGFloat
  /// The entry at row 3, column 2.
  public var m32: CGFloat
  /// The entry at row 3, column 3.
  public var m33: CGFloat
  /// The entry at row 3, column 4.
  public var m34: CGFloat
  /// The entry at row 4, column 1.
  public var m41: CGFloat
  /// The entry at row 4, column 2.
  public var m42: CGFloat
  /// The entry at row 4, column 3.
  public var m43: CGFloat
  /// The entry at row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform whose entries are all 0.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a transform from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  init(_ t: CGAffineTransform) {
    self.init(
      m11: t.a, m12: t.b, m13: 0, m14: 0, m21: t.c, m22: t.d, m23: 0, m24: 0, m31: 0, m32: 0,
      m33: 1, m34: 0, m41: t.tx, m42: t.ty, m43: 0, m44: 1)
  }

  /// Reports the stub for perspective, because distant objects aren't drawn smaller.
  func reportPerspective() {
    Stub.transformPerspective.report(if: m34 != 0 || m14 != 0 || m24 != 0)
  }

  /// The transform in the plane of the screen, without perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  private var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  private init(rows r: [[CGFloat]]) {
    self.init(
      m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1],
      m23: r[1][2], m24: r[1][3], m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3],
      m41: r[3][0], m42: r[3][1], m43: r[3][2], m44: r[3][3])
  }

  // Apple's type isn't equatable, so an app can add the conformance itself.
  static func == (one: CATransform3D, other: CATransform3D) -> Bool { one.rows == other.rows }

  static func != (one: CATransform3D, other: CATransform3D) -> Bool { one.rows != other.rows }

  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    return CATransform3D(
      rows: left.map { row in
        (0..<4).map { column in
          (0..<4).reduce(CGFloat(0)) { $0 + row[$1] * right[$1][column] }
        }
      })
  }

  func inverted() -> CATransform3D {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
      guard left[pivot][column] != 0 else { return self }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = left[column][column]
      for index in 0..<4 {
        left[column][index] /= factor
        right[column][index] /= factor
      }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        for index in 0..<4 {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Returns whether a transform is the identity transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns a transform that translates.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var transform = CATransform3DIdentity
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}

/// Returns a transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  return transform
}

/// Returns a transform that rotates about an axis by an angle in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = sqrt(x * x + y * y + z * z)
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  return CATransform3D(
    m11: t * x * x + c, m12: t * x * y + s * z, m13: t * x * z - s * y, m14: 0,
    m21: t * x * y - s * z, m22: t * y * y + c, m23: t * y * z + s * x, m24: 0,
    m31: t * x * z + s * y, m32: t * y * z - s * x, m33: t * z * z + c, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform that translates and then applies another transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns a transform that scales and then applies another transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns a transform that rotates and then applies another transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns a transform that applies one transform and then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the inverse of a transform, or the transform itself if there's no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

/// Returns the transform with the same effect as an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Returns whether a transform can be represented by an affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { CATransform3D(t.affine) == t }

/// Returns the affine transform with the same effect as a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
