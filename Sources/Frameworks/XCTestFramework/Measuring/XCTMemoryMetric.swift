import Foundation

/// A metric for the process's memory use.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctmemorymetric>.
public class XCTMemoryMetric: NSObject, XCTMetric {
  private var (start, end, peak) = (0.0, 0.0, 0.0)

  /// Creates a metric for the process's memory use.
  public override init() {
    super.init()
  }

  /// Called when a measurement is about to start.
  public func willBeginMeasuring() {
    start = ProcessUse.kilobytes("VmRSS")
  }

  /// Called when a measurement has ended.
  public func didStopMeasuring() {
    end = ProcessUse.kilobytes("VmRSS")
    peak = ProcessUse.kilobytes("VmHWM")
  }

  /// Returns a copy of the metric.
  public func copy(with zone: NSZone? = nil) -> Any { XCTMemoryMetric() }

  public override func copy() -> Any { copy(with: nil) }

  /// Returns the measurements between two moments.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: end - start, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak",
        displayName: "Memory Peak Physical", doubleValue: peak, unitSymbol: "kB"),
    ]
  }
}
