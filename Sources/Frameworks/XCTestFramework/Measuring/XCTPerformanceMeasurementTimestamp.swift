import Foundation

/// The time when a measurement started or ended.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctperformancemeasurementtimestamp>.
open class XCTPerformanceMeasurementTimestamp: NSObject {
  /// Nanoseconds of the machine's clock.
  public let absoluteTimeNanoSeconds: UInt64
  /// Ticks of the machine's clock, which are nanoseconds.
  open var absoluteTime: UInt64 { absoluteTimeNanoSeconds }
  /// The date.
  public let date: Date

  /// Creates a timestamp.
  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
    super.init()
  }

  /// This moment.
  public convenience override init() {
    self.init(absoluteTime: DispatchTime.now().uptimeNanoseconds, date: Date())
  }
}
