import Dispatch
import Foundation

extension DispatchQueue: @retroactive Scheduler {
  /// The dispatch queue's time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time of the system's clock.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Creates a time from its encoded form.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      dispatchTime = DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self))
    }

    /// Encodes the time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the interval from this time to another one.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// Returns the time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Adds the time to a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    /// An interval in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      /// The interval in the form that dispatch queues use.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      /// Creates an interval from the form that dispatch queues use.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
        default: self.init(nanoseconds: .max)
        }
      }

      /// Creates an interval from a number of seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Creates an interval from a whole number of seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Creates an interval from a whole number of nanoseconds, if an `Int` can represent it.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        magnitude = nanoseconds
      }

      /// Returns whether an interval is shorter than another one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// Returns the product of the numbers of nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: product(lhs.magnitude, rhs.magnitude))
      }

      /// Multiplies an interval by the number of nanoseconds of another one.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Returns the sum of two intervals.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
      }

      /// Returns the difference of two intervals.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
      }

      /// Returns an interval of seconds.
      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
      }

      /// Returns an interval of whole seconds.
      public static func seconds(_ s: Int) -> Stride {
        Stride(nanoseconds: product(s, 1_000_000_000))
      }

      /// Returns an interval of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride {
        Stride(nanoseconds: product(ms, 1_000_000))
      }

      /// Returns an interval of microseconds.
      public static func microseconds(_ us: Int) -> Stride {
        Stride(nanoseconds: product(us, 1_000))
      }

      /// Returns an interval of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      /// Returns the product of two numbers, or the nearest number that an `Int` can represent.
      private static func product(_ lhs: Int, _ rhs: Int) -> Int {
        let (product, isTooLarge) = lhs.multipliedReportingOverflow(by: rhs)
        return isTooLarge ? ((lhs < 0) == (rhs < 0) ? .max : .min) : product
      }
    }

    /// The interval until the time, or 0 if it's past.
    fileprivate var delay: DispatchTimeInterval {
      max(0, DispatchQueue.currentTime.distance(to: self)).timeInterval
    }
  }

  /// The way in which a queue runs an action.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to, or `nil` for none.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time on the device's clock.
  fileprivate static var currentTime: SchedulerTimeType {
    SchedulerTimeType(.now() + SchedulerClock.lead)
  }

  /// The current time on the device's clock.
  public var now: SchedulerTimeType { Self.currentTime }

  /// The queue has no minimum tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an action to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard let options else { return async { action() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Adds an action to the queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: .now() + date.delay, qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action() }
  }

  /// Adds an action to the queue at a time and then at an interval, until it's canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action()
    }
    timer.schedule(
      deadline: .now() + date.delay, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
