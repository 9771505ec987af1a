/// A cubic curve as a pace.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltIn: Bool
  let function: CAMediaTimingFunction

  /// Creates the system's default pace.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates one of the system's paces.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    (controlPoint1, controlPoint2) = Self.controlPoints(of: function)
    isBuiltIn = true
    super.init()
  }

  /// Creates a pace from the control points of its curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    isBuiltIn = false
    super.init()
  }

  private static func controlPoints(of function: CAMediaTimingFunction) -> (CGPoint, CGPoint) {
    func point(_ index: Int) -> CGPoint {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    return (point(1), point(2))
  }

  /// The kind.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// No spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
