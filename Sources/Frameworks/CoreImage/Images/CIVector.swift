import CoreGraphics
import Foundation

/// A list of numbers, such as the coordinates of a point.
///
/// Follows <https://developer.apple.com/documentation/coreimage/civector>.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  private init(list: [CGFloat]) {
    values = list
    super.init()
  }

  /// Creates a vector of numbers.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(list: Array(UnsafeBufferPointer(start: values, count: count)))
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) {
    self.init(list: [x])
  }

  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) {
    self.init(list: [x, y])
  }

  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init(list: [x, y, z])
  }

  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(list: [x, y, z, w])
  }

  /// Creates a vector of a point's coordinates.
  public convenience init(cgPoint p: CGPoint) {
    self.init(list: [p.x, p.y])
  }

  /// Creates a vector of a rectangle's origin and size.
  public convenience init(cgRect r: CGRect) {
    self.init(list: [r.minX, r.minY, r.width, r.height])
  }

  /// Returns a number, or 0 if the vector is shorter.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// The number of numbers.
  open var count: Int { values.count }

  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }

  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Returns the same vector.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
