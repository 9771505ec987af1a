import Foundation

/// A metric for the process's CPU time, in seconds.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctcpumetric>.
public class XCTCPUMetric: NSObject, XCTMetric {
  private var (start, end) = (0.0, 0.0)

  /// Creates a metric for the CPU time of all threads.
  public override init() {
    super.init()
  }

  /// Called when a measurement is about to start.
  public func willBeginMeasuring() {
    start = ProcessUse.processorSeconds
  }

  /// Called when a measurement has ended.
  public func didStopMeasuring() {
    end = ProcessUse.processorSeconds
  }

  /// Returns a copy of the metric.
  public func copy(with zone: NSZone? = nil) -> Any { XCTCPUMetric() }

  public override func copy() -> Any { copy(with: nil) }

  /// Returns the measurements between two moments.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time",
        doubleValue: end - start, unitSymbol: "s")
    ]
  }
}
