/// The name of a predefined timing function.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname>.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a name from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear pacing.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Pacing that starts slowly and then speeds up.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Pacing that starts quickly and then slows down.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Pacing that starts slowly, speeds up, and then slows down.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pacing of most system animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function that defines the pacing of an animation as a timing curve.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates the predefined timing function with the specified name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a timing function modeled as a cubic Bézier curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    super.init()
  }

  /// Stores the coordinates of the control point with the specified index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)][idx]
    ptr[0] = Float(point.x)
    ptr[1] = Float(point.y)
  }

  /// Returns the progress at a fraction of the time.
  package final func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return fraction }
    var (low, high) = (0.0, 1.0)
    var t = fraction
    for _ in 0..<24 {
      let x = Self.curve(first.x, second.x, t)
      if abs(x - fraction) < 1e-6 { break }
      if x < fraction { low = t } else { high = t }
      t = (low + high) / 2
    }
    return Self.curve(first.y, second.y, t)
  }

  private static func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
}
