import Foundation

extension Publishers {
  /// The way in which values are grouped by the time when they arrive.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Groups the values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Groups the values of each interval, but at most a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of groups of values that arrive within an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher, _OrderedPublisher
  {
    /// A group of values.
    public typealias Output = [Upstream.Output]
    /// The kind of errors that the publisher fails with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are grouped.
    public let upstream: Upstream
    /// The way in which values are grouped.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of groups of another publisher's values.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == [Upstream.Output] {
      switch strategy {
      case .byTime(let scheduler, let interval):
        start(subscriber, most: nil, on: scheduler, every: interval)
      case .byTimeOrCount(let scheduler, let interval, let count):
        start(subscriber, most: count, on: scheduler, every: interval)
      }
    }

    private func start<S: Subscriber>(
      _ subscriber: S, most: Int?, on scheduler: Context,
      every interval: Context.SchedulerTimeType.Stride
    ) where S.Failure == Upstream.Failure, S.Input == [Upstream.Output] {
      let collecting = Collecting<S, Upstream.Output>(subscriber, most: most)
      collecting.timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) { [weak collecting] in collecting?.deliver() }
      upstream.subscribe(collecting)
    }
  }
}

extension Publisher {
  /// Groups values by the time when they arrive.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// A subscriber that passes on its values in groups.
private final class Collecting<Downstream: Subscriber, Input>:
  Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  let description = "CollectByTime"

  /// Delivers the group at the end of each interval, until the subscription ends.
  var timer: (any Cancellable)?

  private let lock = NSLock()
  /// The maximum number of values in a group, or `nil` for any number.
  private let most: Int?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var group: [Input] = []
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, most: Int?) {
    self.downstream = downstream
    self.most = most
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      group.append(input)
      return group.count == most
    }
    if isFull { deliver() }
    return .none
  }

  /// Delivers the values that have arrived, if there are any.
  func deliver() {
    let event = lock.withLock { () -> (Downstream, [Input])? in
      guard !group.isEmpty, demand > .none, let downstream else { return nil }
      demand -= 1
      defer { group = [] }
      return (downstream, group)
    }
    guard let (receiver, values) = event else { return }
    let more = receiver.receive(values)
    lock.withLock { demand += more }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion { deliver() }
    let receiver = downstream
    cancel()
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let ended = lock.withLock {
      defer { (upstream, downstream, timer) = (nil, nil, nil) }
      return (upstream, downstream, timer)
    }
    ended.0?.cancel()
    ended.2?.cancel()
  }
}
