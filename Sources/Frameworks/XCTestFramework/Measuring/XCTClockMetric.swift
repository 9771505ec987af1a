import Foundation

/// A metric for elapsed time, in seconds.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctclockmetric>.
public class XCTClockMetric: NSObject, XCTMetric {
  /// Creates a metric for elapsed time.
  public override init() {
    super.init()
  }

  /// Returns a copy of the metric.
  public func copy(with zone: NSZone? = nil) -> Any { XCTClockMetric() }

  public override func copy() -> Any { copy(with: nil) }

  /// Returns the measurements between two moments.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let nanoseconds = endTime.absoluteTimeNanoSeconds - startTime.absoluteTimeNanoSeconds
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic",
        displayName: "Clock Monotonic Time", doubleValue: Double(nanoseconds) / 1e9,
        unitSymbol: "s")
    ]
  }
}
