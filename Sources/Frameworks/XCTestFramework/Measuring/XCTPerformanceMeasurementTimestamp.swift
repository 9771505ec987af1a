import Foundation

/// The time when a measurement started or ended.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctperformancemeasurementtimestamp>.
open class XCTPerformanceMeasurementTimestamp: NSObject {
  /// The time on the system clock, in nanoseconds.
  public let absoluteTimeNanoSeconds: UInt64
  /// The time in ticks of the system clock, which are nanoseconds.
  open var absoluteTime: UInt64 { absoluteTimeNanoSeconds }
  /// The date.
  public let date: Date

  /// Creates a timestamp.
  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
    super.init()
  }

  /// Creates a timestamp for the current time.
  public convenience override init() {
    self.init(absoluteTime: DispatchTime.now().uptimeNanoseconds, date: Date())
  }
}
