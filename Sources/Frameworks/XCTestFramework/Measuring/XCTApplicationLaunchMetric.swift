import Foundation
import XCUIAutomation

/// A metric for the duration of app launches, in seconds.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric>.
public class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  private let waitsUntilResponsive: Bool
  private var start = 0

  /// Creates a metric for launches until the first frame.
  public convenience override init() {
    self.init(waitUntilResponsive: false)
  }

  /// Creates a metric for launches until the first frame, or until the app is responsive.
  public init(waitUntilResponsive: Bool) {
    waitsUntilResponsive = waitUntilResponsive
    super.init()
  }

  /// Returns a copy of the metric.
  public func copy(with zone: NSZone? = nil) -> Any {
    XCTApplicationLaunchMetric(waitUntilResponsive: waitsUntilResponsive)
  }

  public override func copy() -> Any { copy(with: nil) }

  /// Called when a measurement is about to start.
  public func willBeginMeasuring() {
    start = Self.launches.count
  }

  /// The durations of an app's launches.
  private static var launches: [Double] { MainActor.assumeIsolated { LaunchTimes.all } }

  /// Returns the measurements between two moments.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    Self.launches[start...].map {
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch.duration",
        displayName: "Duration (AppLaunch)", doubleValue: $0, unitSymbol: "s")
    }
  }
}
