/// A mode that specifies how the values between keyframes are calculated.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode>.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear calculation between keyframe values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each keyframe value is used in turn.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear calculation between keyframe values at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A cubic spline through the keyframe values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A cubic spline through the keyframe values at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// A mode that specifies whether objects rotate as they move along a path.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationrotationmode>.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Objects rotate to match the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Objects rotate to match the tangent of the path, plus 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The type of a transition.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransitiontype>.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a type from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The content slides into place over the previous content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The content pushes the previous content away as it slides into place.
  public static let push = CATransitionType(rawValue: "push")
  /// The content is revealed gradually.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransitionsubtype>.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a type from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The transition starts at the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition starts at the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition starts at the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition starts at the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
