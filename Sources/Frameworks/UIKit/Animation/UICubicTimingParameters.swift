/// The timing of animations that follow a cubic Bézier curve.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// The built-in curve.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltIn: Bool
  let function: CAMediaTimingFunction

  /// Creates the system's default timing.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates the timing of a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    (controlPoint1, controlPoint2) = Self.controlPoints(of: function)
    isBuiltIn = true
    super.init()
  }

  /// Creates the timing of a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    isBuiltIn = false
    super.init()
  }

  /// Creates timing parameters from an archive.
  public required init?(coder: NSCoder) {
    guard let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: Key.curve)) else {
      return nil
    }
    isBuiltIn = coder.decodeBool(forKey: Key.isBuiltIn)
    animationCurve = curve
    if isBuiltIn {
      function = curve.timingFunction
      (controlPoint1, controlPoint2) = Self.controlPoints(of: function)
    } else {
      let numbers = Key.points.map { coder.decodeDouble(forKey: $0) }
      controlPoint1 = CGPoint(x: numbers[0], y: numbers[1])
      controlPoint2 = CGPoint(x: numbers[2], y: numbers[3])
      function = CAMediaTimingFunction(
        controlPoints: Float(numbers[0]), Float(numbers[1]), Float(numbers[2]), Float(numbers[3]))
    }
    super.init()
  }

  private enum Key {
    static let curve = "AnimationCurve"
    static let isBuiltIn = "IsBuiltIn"
    static let points = ["X1", "Y1", "X2", "Y2"]
  }

  /// Archives the timing.
  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: Key.curve)
    coder.encode(isBuiltIn, forKey: Key.isBuiltIn)
    let numbers = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
    for (key, number) in zip(Key.points, numbers) { coder.encode(Double(number), forKey: key) }
  }

  /// Returns the timing itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private static func controlPoints(of function: CAMediaTimingFunction) -> (CGPoint, CGPoint) {
    func point(_ index: Int) -> CGPoint {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    return (point(1), point(2))
  }

  /// The type of the timing.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The cubic timing parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring timing parameters, which are always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
