import Foundation

extension RunLoop: @retroactive Scheduler {
  /// The run loop's time.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// A run loop has no options.
  public struct SchedulerOptions {}

  /// The current time on the device's clock.
  public var now: SchedulerTimeType { .now }

  /// The run loop has no minimum tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action in one of the next turns of the run loop, in its default mode.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Unlike `perform`, a timer wakes the run loop, and the device's clock waits for it.
    addTimer(after: 0, interval: 0, tolerance: 0, repeats: false, action)
  }

  /// Runs an action at a time, in the default mode.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    addTimer(
      after: date.delay, interval: 0, tolerance: tolerance.timeInterval, repeats: false, action)
  }

  /// Runs an action at a time and then at an interval, in the default mode, until it's canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = addTimer(
      after: date.delay, interval: interval.timeInterval, tolerance: tolerance.timeInterval,
      repeats: true, action)
    return AnyCancellable { timer.invalidate() }
  }

  @discardableResult
  private func addTimer(
    after delay: TimeInterval, interval: TimeInterval, tolerance: TimeInterval, repeats: Bool,
    _ action: @escaping () -> Void
  ) -> Timer {
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: delay), interval: interval, repeats: repeats
    ) { _ in action() }
    timer.tolerance = tolerance
    add(timer, forMode: .default)
    return timer
  }
}
