/// The type of a timing curve.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurvetype>.
public enum UITimingCurveType: Int, Sendable {
  /// A built-in curve.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A cubic curve and a spring.
  case composed
}

/// An object that provides the timing of an animation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCoding, NSCopying {
  /// The type of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters, if any.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters, if any.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns a function from a fraction of the duration to the progress.
  func pace(over duration: TimeInterval) -> AnimationTimeline.Pace {
    if let spring = usedSpring?.spring(duration: duration) {
      return { spring.progress(at: $0 * duration) }
    }
    let function =
      cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut)
    return { function.progress(at: $0) }
  }

  /// The spring, if the type of the timing includes one.
  var usedSpring: UISpringTimingParameters? {
    switch timingCurveType {
    case .builtin, .cubic: nil
    case .spring, .composed: springTimingParameters
    }
  }
}
