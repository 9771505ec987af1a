/// How many frames a second are wanted.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caframeraterange>.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best.
  public var preferred: Float?

  /// As many as there are.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
