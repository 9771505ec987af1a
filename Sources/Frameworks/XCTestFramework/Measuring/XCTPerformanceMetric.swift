/// A metric for measurements (deprecated).
///
/// Follows <https://developer.apple.com/documentation/xctest/xctperformancemetric>.
public struct XCTPerformanceMetric: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a metric with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a metric with a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The elapsed time, in seconds.
  public static let wallClockTime = XCTPerformanceMetric(
    "com.apple.XCTPerformanceMetric_WallClockTime")
}
