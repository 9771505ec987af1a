/// How time passes for an animation.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/camediatiming>.
public protocol CAMediaTiming {
  /// When it begins.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once.
  var duration: CFTimeInterval { get set }
  /// How fast time passes.
  var speed: Float { get set }
  /// A time that is added.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is done.
  var repeatCount: Float { get set }
  /// How long it is done again and again.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it is done backwards, too.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ended.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a mode from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The end, after it ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
