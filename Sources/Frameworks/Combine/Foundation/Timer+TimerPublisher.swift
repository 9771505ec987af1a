import Foundation

extension Timer {
  /// A publisher of the date at an interval, once it's connected.
  public final class TimerPublisher: ConnectablePublisher, _OrderedPublisher {
    /// The kind of values that the publisher delivers.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The number of seconds between two dates.
    public let interval: TimeInterval
    /// The number of seconds by which a date can be late, or `nil` for the default.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode
    /// The options for the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let state = SubjectState<Date, Never>(description: "Timer", value: nil)
    private let lock = NSLock()
    private var timer: Timer?

    /// Creates a publisher that isn't connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      state.subscribe(subscriber)
    }

    /// Starts the timer, which runs until the returned value is canceled.
    public func connect() -> any Cancellable {
      TimerConnection(self, lock.withLock { timer ?? start() })
    }

    /// Stops a timer, after which the publisher can be connected again.
    func stop(_ timer: Timer) {
      timer.invalidate()
      lock.withLock {
        if self.timer === timer { self.timer = nil }
      }
    }

    private func start() -> Timer {
      nonisolated(unsafe) let state = state
      // Without a date, Foundation's timer would fire at once.
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
      ) { _ in state.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      self.timer = timer
      return timer
    }
  }

  /// Returns a publisher of the date at an interval.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
