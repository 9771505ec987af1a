import Foundation

/// A metric for measurements.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctmetric>.
public protocol XCTMetric: NSObjectProtocol, NSCopying {
  /// Returns the measurements between two moments.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
  /// Called when a measurement is about to start.
  func willBeginMeasuring()
  /// Called when a measurement has ended.
  func didStopMeasuring()
}

extension XCTMetric {
  /// Does nothing.
  public func willBeginMeasuring() {}
  /// Does nothing.
  public func didStopMeasuring() {}
}
