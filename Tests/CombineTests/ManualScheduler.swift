import Combine
import Foundation

/// A scheduler whose time passes only when a test advances it.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Event {
    let id: Int
    var time: Date
    let interval: TimeInterval?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance = SchedulerTimeType.Stride(0)
  private var events: [Event] = []
  private var count = 0

  /// The number of events that are scheduled.
  var scheduled: Int { events.count }

  func advance(by seconds: TimeInterval) {
    let end = now.date.addingTimeInterval(seconds)
    while let next = events.enumerated().filter({ $0.element.time <= end })
      .min(by: { $0.element.time < $1.element.time })
    {
      now = SchedulerTimeType(next.element.time)
      if let interval = next.element.interval {
        events[next.offset].time.addTimeInterval(interval)
      } else {
        events.remove(at: next.offset)
      }
      next.element.action()
    }
    now = SchedulerTimeType(end)
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now, every: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, every: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(at: date, every: interval.timeInterval, action)
    return AnyCancellable { self.events.removeAll { $0.id == id } }
  }

  @discardableResult
  private func add(
    at time: SchedulerTimeType, every interval: TimeInterval?, _ action: @escaping () -> Void
  ) -> Int {
    count += 1
    events.append(Event(id: count, time: time.date, interval: interval, action: action))
    return count
  }
}
