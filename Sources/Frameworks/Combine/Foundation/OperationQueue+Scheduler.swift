import Dispatch
import Foundation

extension OperationQueue: @retroactive Scheduler {
  /// The operation queue's time.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// An operation queue has no options.
  public struct SchedulerOptions {}

  /// The current time on the device's clock.
  public var now: SchedulerTimeType { .now }

  /// The queue has no minimum tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an action to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds an action to the queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    timerQueue.asyncAfter(deadline: .now() + date.delay) { self.addOperation { action() } }
  }

  /// Adds an action to the queue at a time and then at an interval, until it's canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: timerQueue)
    timer.setEventHandler { self.addOperation { action() } }
    timer.schedule(deadline: .now() + date.delay, repeating: interval.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private var timerQueue: DispatchQueue {
    self === OperationQueue.main ? .main : Self.serialTimerQueue
  }

  /// A serial queue, so that actions are added in the order of their times.
  private static let serialTimerQueue = DispatchQueue(label: "Combine operation queues")
}
