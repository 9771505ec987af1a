import Foundation

/// A time of a scheduler that schedules by dates.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// Creates a time from a date.
  public init(_ date: Date) {
    self.date = date
  }

  /// Returns the interval from this time to another one.
  public func distance(to other: _DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns the time after an interval.
  public func advanced(by value: Stride) -> _DateSchedulerTime {
    _DateSchedulerTime(date.addingTimeInterval(value.timeInterval))
  }

  /// An interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The number of seconds.
    public var magnitude: TimeInterval

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval from a whole number of seconds.
    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Creates an interval from a number of seconds.
    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates an interval from a whole number of seconds, if a `TimeInterval` can represent it.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// Returns whether an interval is shorter than another one.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    /// Returns the product of the numbers of seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    /// Multiplies an interval by the number of seconds of another one.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

    /// Returns the sum of two intervals.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    /// Returns the difference of two intervals.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    /// Returns an interval of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

    /// Returns an interval of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    /// Returns an interval of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

    /// Returns an interval of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}

extension _DateSchedulerTime {
  /// The current time on the device's clock.
  static var now: _DateSchedulerTime { _DateSchedulerTime(SchedulerClock.date) }

  /// The number of seconds until the time, or 0 if it's past.
  var delay: TimeInterval { max(0, date.timeIntervalSince(SchedulerClock.date)) }
}
