/// The properties that describe how an object's time passes in relation to its parent's.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/camediatiming>.
public protocol CAMediaTiming {
  /// The start time in relation to the parent, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The basic duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The rate at which time passes compared to the parent's time.
  var speed: Float { get set }
  /// An additional offset in the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times to repeat.
  var repeatCount: Float { get set }
  /// The number of seconds over which to repeat.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether to play in reverse after having completed.
  var autoreverses: Bool { get set }
  /// A value that determines the appearance outside the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A mode that determines the appearance outside an animation's active duration.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The final state is shown when the animation has completed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state is shown before the animation starts.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial state is shown before, and the final state after the animation.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation isn't shown outside its active duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
