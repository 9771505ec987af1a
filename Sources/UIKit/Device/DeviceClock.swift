import Foundation

/// The time that animations, timers of the framework and gestures run on: the wall clock, or one that only jumps when
/// the device says so.
///
/// It belongs to the main thread, though it can be read from any.
final class DeviceClock: @unchecked Sendable {
  static let shared = DeviceClock()

  /// Something that is due at a time of the clock.
  final class Timer: @unchecked Sendable {
    fileprivate(set) var deadline: TimeInterval
    fileprivate let interval: TimeInterval?
    fileprivate let keepsAwake: Bool
    fileprivate let action: () -> Void
    fileprivate(set) var isValid = true

    fileprivate init(
      deadline: TimeInterval, interval: TimeInterval?, keepsAwake: Bool,
      action: @escaping () -> Void
    ) {
      self.deadline = deadline
      self.interval = interval
      self.keepsAwake = keepsAwake
      self.action = action
    }

    func invalidate() {
      guard isValid else { return }
      isValid = false
      DeviceClock.shared.remove(self)
    }
  }

  /// Whether only `advance` and `settle` move the clock.
  var isManual = false {
    didSet {
      guard isManual != oldValue else { return }
      if isManual {
        manualNow = Self.uptime
      } else {
        offset = manualNow - Self.uptime
      }
      arm()
    }
  }

  private var manualNow: TimeInterval = 0
  private var offset: TimeInterval = 0
  private var timers: [Timer] = []
  private var source: DispatchSourceTimer?
  private var armedDeadline = TimeInterval.infinity

  private static var uptime: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Seconds on the clock, from an arbitrary start.
  var now: TimeInterval { isManual ? manualNow : Self.uptime + offset }

  /// Calls back on the main thread once after a delay or, with `repeating`, at that interval.
  /// - Parameter keepsAwake: Whether settling waits for it; what goes on for ever, as a caret's blinking does, should not.
  @discardableResult
  func schedule(
    after delay: TimeInterval, repeating: Bool = false, keepsAwake: Bool = true,
    _ action: @escaping () -> Void
  ) -> Timer {
    let timer = Timer(
      deadline: now + max(0, delay), interval: repeating ? max(delay, 0.000_1) : nil,
      keepsAwake: keepsAwake, action: action)
    insert(timer)
    arm()
    return timer
  }

  /// Moves a manual clock, running what falls due at its time.
  func advance(by seconds: TimeInterval) {
    guard isManual else { return }
    let end = manualNow + seconds
    while let next = timers.first, next.deadline <= end {
      manualNow = max(manualNow, next.deadline)
      fireDue()
    }
    manualNow = end
  }

  /// Moves a manual clock to a time at once: what is due before it runs then, once.
  func jump(to time: TimeInterval) {
    guard isManual, time >= manualNow else { return }
    manualNow = time
    fireDue()
  }

  /// When the next timer that settling waits for is due.
  var nextAwakeDeadline: TimeInterval? {
    timers.first { $0.keepsAwake }?.deadline
  }

  private func insert(_ timer: Timer) {
    let index = timers.firstIndex { $0.deadline > timer.deadline } ?? timers.count
    timers.insert(timer, at: index)
  }

  fileprivate func remove(_ timer: Timer) {
    timers.removeAll { $0 === timer }
    arm()
  }

  /// Runs every timer that is due now, each once.
  private func fireDue() {
    let now = self.now
    let due = timers.prefix { $0.deadline <= now }
    timers.removeFirst(due.count)
    for timer in due where timer.isValid {
      if let interval = timer.interval {
        timer.deadline = max(timer.deadline + interval, isManual ? 0 : now)
        insert(timer)
      } else {
        timer.isValid = false
      }
      timer.action()
    }
  }

  /// Sets the one timer of the system to the next deadline.
  private func arm() {
    guard !isManual, let next = timers.first else {
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
