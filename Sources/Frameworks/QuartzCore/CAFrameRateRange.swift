/// A range of frame rates.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caframeraterange>.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum frame rate.
  public var minimum: Float
  /// The maximum frame rate.
  public var maximum: Float
  /// The preferred frame rate, or `nil` for any in the range.
  public var preferred: Float?

  /// The system's default range.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Creates a range with the specified frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
