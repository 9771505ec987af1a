import Foundation

/// The time for animations, gestures, and the framework's timers: the wall clock, or a clock that
/// only the device advances.
///
/// Events run on the main thread. Any thread can read the clock and schedule events.
package final class DeviceClock: @unchecked Sendable {
  /// The clock of the app's device.
  package static let shared = DeviceClock()

  /// An event that's scheduled on the clock.
  package final class Timer: @unchecked Sendable {
    fileprivate(set) var deadline: TimeInterval
    fileprivate let interval: TimeInterval?
    fileprivate let kind: Kind
    /// The closure that runs when the timer fires, until it can't fire anymore.
    private var action: (() -> Void)?
    fileprivate(set) var isValid = true

    fileprivate init(
      deadline: TimeInterval, interval: TimeInterval?, kind: Kind, action: @escaping () -> Void
    ) {
      self.deadline = deadline
      self.interval = interval
      self.kind = kind
      self.action = action
    }

    /// Prevents the timer from firing again.
    package func invalidate() {
      // The clock's lock isn't held while the action is released.
      _ = DeviceClock.shared.lock.withLock {
        guard isValid else { return (() -> Void)?.none }
        DeviceClock.shared.remove(self)
        return end()
      }
    }

    /// Returns the closure to run now. A timer that doesn't repeat releases it.
    fileprivate func fire() -> (() -> Void)? {
      DeviceClock.shared.lock.withLock {
        guard isValid else { return nil }
        return interval == nil ? end() : action
      }
    }

    /// Ends the timer, and returns its action, which it releases.
    private func end() -> (() -> Void)? {
      isValid = false
      defer { action = nil }
      return action
    }
  }

  /// The way that advancing the clock treats a timer.
  package enum Kind {
    /// The app isn't settled until the timer has fired.
    case awaited
    /// The timer repeats forever, like the one for a blinking caret, so settling doesn't wait for
    /// it.
    case endless
    /// The app scheduled the timer.
    ///
    /// Settling doesn't wait for it, but the clock never skips past its time.
    case ofApp
  }

  /// Whether only `advance` and `settle` advance the clock.
  package var isManual = false {
    didSet {
      guard isManual != oldValue else { return }
      ClockReadings.areNeeded.store(isManual, ordering: .relaxed)
      if isManual {
        // Starting at a whole second makes sums round the same way in each run.
        manualNow = Self.uptime.rounded(.down)
      } else {
        offset = manualNow - Self.uptime
      }
      arm()
    }
  }

  /// Whether anyone is watching.
  ///
  /// Otherwise, endless timers don't fire.
  package var isWatched = true {
    didSet { lock.withLock { arm() } }
  }

  /// The time in seconds past the end of an advance at which an event is still due.
  ///
  /// Foundation's dates round to a tenth of a microsecond, and each sum of intervals rounds, too. A
  /// timer of a quarter of a second fires four times in a second nevertheless.
  private static let tolerance = 1e-6

  private let lock = NSRecursiveLock()
  private var manualNow: TimeInterval = 0
  private var offset: TimeInterval = 0
  private var timers: [Timer] = []
  /// Whether the clock is being advanced to a time, with turns of the main queue in between.
  package private(set) var isAdvancing = false
  private var source: DispatchSourceTimer?
  private var armedDeadline = TimeInterval.infinity

  private static var uptime: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// The time on the clock in seconds, from an arbitrary start.
  package var now: TimeInterval { isManual ? lock.withLock { manualNow } : Self.uptime + offset }

  /// Calls a closure on the main thread once after a delay or, if `repeating` is true, at that
  /// interval.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, repeating: Bool = false, keepsAwake: Bool = true,
    _ action: @escaping () -> Void
  ) -> Timer {
    schedule(
      after: delay, interval: repeating ? delay : nil, kind: keepsAwake ? .awaited : .endless,
      action)
  }

  /// Calls a closure on the main thread after a delay and then, if there's an interval, repeatedly.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, interval: TimeInterval?, kind: Kind, _ action: @escaping () -> Void
  ) -> Timer {
    lock.withLock {
      let timer = Timer(
        deadline: now + max(0, delay), interval: interval.map { max($0, 0.000_1) }, kind: kind,
        action: action)
      insert(timer)
      arm()
      return timer
    }
  }

  /// Advances a manual clock, and runs the events that are due along the way.
  ///
  /// Events that the app scheduled may need turns of the main queue. In that case, `isAdvancing` is
  /// true until the closure is called.
  package func advance(by seconds: TimeInterval, then resume: @escaping () -> Void) {
    guard isManual else { return }
    advance(to: manualNow + seconds, then: resume)
  }

  private func advance(to end: TimeInterval, then resume: @escaping () -> Void) {
    while let next = next(until: end) {
      lock.withLock { manualNow = max(manualNow, next.deadline) }
      fireDue()
      guard next.kind == .ofApp else { continue }
      isAdvancing = true
      MainQueue.whenQuiet { self.advance(to: end, then: resume) }
      return
    }
    lock.withLock { manualNow = max(manualNow, end) }
    guard isAdvancing else { return }
    isAdvancing = false
    resume()
  }

  private func next(until end: TimeInterval) -> Timer? {
    lock.withLock { timers.first.flatMap { $0.deadline <= end + Self.tolerance ? $0 : nil } }
  }

  /// Advances a manual clock to a time, or to an earlier time for which the app scheduled
  /// something, and runs the events that are due then once.
  /// - Returns: Whether the app scheduled any of those events.
  @discardableResult
  package func jump(to time: TimeInterval) -> Bool {
    let time = min(time, nextDeadline(of: .ofApp) ?? time)
    guard isManual, time >= manualNow else { return fireDue() }
    lock.withLock { manualNow = time }
    return fireDue()
  }

  /// Returns the time at which the next timer of a kind is due.
  package func nextDeadline(of kind: Kind) -> TimeInterval? {
    lock.withLock { timers.first { $0.kind == kind }?.deadline }
  }

  private func insert(_ timer: Timer) {
    let index = timers.firstIndex { $0.deadline > timer.deadline } ?? timers.count
    timers.insert(timer, at: index)
  }

  fileprivate func remove(_ timer: Timer) {
    timers.removeAll { $0 === timer }
    arm()
  }

  /// Runs each timer that's due now once.
  /// - Returns: Whether the app scheduled any of them.
  @discardableResult
  private func fireDue() -> Bool {
    let due = lock.withLock {
      let now = self.now
      let due = Array(timers.prefix { $0.deadline <= now })
      timers.removeFirst(due.count)
      for timer in due {
        guard let interval = timer.interval else { continue }
        timer.deadline = max(timer.deadline + interval, isManual ? 0 : now)
        insert(timer)
      }
      return due
    }
    for timer in due { timer.fire()?() }
    return due.contains { $0.kind == .ofApp }
  }

  /// Sets the single system timer to the next deadline.
  private func arm() {
    guard !isManual, let next = timers.first(where: { isWatched || $0.kind != .endless }) else {
      if armedDeadline != .infinity {
        armedDeadline = .infinity
        source?.schedule(deadline: .distantFuture)
      }
      return
    }
    guard next.deadline != armedDeadline else { return }
    armedDeadline = next.deadline
    let source = self.source ?? makeSource()
    source.schedule(deadline: .now() + max(0, next.deadline - now), leeway: .microseconds(200))
  }

  private func makeSource() -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler {
      let clock = DeviceClock.shared
      clock.armedDeadline = .infinity
      clock.fireDue()
      clock.arm()
    }
    source.activate()
    self.source = source
    return source
  }
}
