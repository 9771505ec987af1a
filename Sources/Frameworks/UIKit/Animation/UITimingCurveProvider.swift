/// The kind of a pace.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurvetype>.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}

/// The pace of an animation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind.
  var timingCurveType: UITimingCurveType { get }
  /// The curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
