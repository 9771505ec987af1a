/// What is between the values of a keyframe animation.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode>.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a mode from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: the values jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve, at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along its path.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationrotationmode>.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a mode from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How a transition changes.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransitiontype>.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a type from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old moves off the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a transition comes.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransitionsubtype>.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a type from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
