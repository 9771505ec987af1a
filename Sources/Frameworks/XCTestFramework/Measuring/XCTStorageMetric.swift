import Foundation

/// A metric for the data that the process writes to files.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctstoragemetric>.
public class XCTStorageMetric: NSObject, XCTMetric {
  private var (start, end) = (0.0, 0.0)

  /// Creates a metric for the data that the process writes to files.
  public override init() {
    super.init()
  }

  /// Called when a measurement is about to start.
  public func willBeginMeasuring() {
    start = ProcessUse.kilobytesWritten
  }

  /// Called when a measurement has ended.
  public func didStopMeasuring() {
    end = ProcessUse.kilobytesWritten
  }

  /// Returns a copy of the metric.
  public func copy(with zone: NSZone? = nil) -> Any { XCTStorageMetric() }

  public override func copy() -> Any { copy(with: nil) }

  /// Returns the measurements between two moments.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Disk.logical_writes",
        displayName: "Disk Logical Writes", doubleValue: end - start, unitSymbol: "kB")
    ]
  }
}
