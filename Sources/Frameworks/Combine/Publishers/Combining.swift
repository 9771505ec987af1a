import Foundation

/// The subscription of a subscriber to the latest values of several publishers.
///
/// A change that the subscriber hasn't requested isn't kept.
final class Combining<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description = "CombineLatest"

  private let lock = NSLock()
  /// Held while the subscriber receives something, so that it receives one thing at a time.
  private let delivery = NSRecursiveLock()
  private let combine: ([Any]) -> Output
  private var subscriber: AnySubscriber<Output, Failure>?
  private var upstreams: [(any Subscription)?]
  private var latest: [Any?]
  private var demand = Subscribers.Demand.none
  private var unfinished: Int

  /// Subscribes a subscriber, which may request values before there are any.
  /// - Parameter combine: Turns the latest value of each publisher into a value for the subscriber.
  init(
    _ subscriber: some Subscriber<Output, Failure>, count: Int,
    combine: @escaping ([Any]) -> Output
  ) {
    self.combine = combine
    self.subscriber = AnySubscriber(subscriber)
    upstreams = Array(repeating: nil, count: count)
    latest = Array(repeating: nil, count: count)
    unfinished = count
    subscriber.receive(subscription: self)
  }

  /// Returns the subscriber to one of the publishers.
  func side<Input>(_ index: Int) -> AnySubscriber<Input, Failure> {
    AnySubscriber(
      receiveSubscription: { self.receive($0, from: index) },
      receiveValue: { self.receive($0, from: index) },
      receiveCompletion: { self.receive($0) })
  }

  private func receive(_ subscription: any Subscription, from side: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard subscriber != nil else { return nil }
      upstreams[side] = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  private func receive(_ value: Any, from side: Int) -> Subscribers.Demand {
    delivery.withLock {
      // Releasing the last value can run any code, so that happens outside of the lock.
      var last: Any? = value
      let event = lock.withLock { () -> (AnySubscriber<Output, Failure>, [Any])? in
        guard let subscriber else { return nil }
        swap(&latest[side], &last)
        let values = latest.compactMap { $0 }
        guard values.count == latest.count, demand > .none else { return nil }
        demand -= 1
        return (subscriber, values)
      }
      guard let (receiver, values) = event else { return }
      let more = receiver.receive(combine(values))
      if more > .none { request(more) }
    }
    return .none
  }

  private func receive(_ completion: Subscribers.Completion<Failure>) {
    let isOver = lock.withLock {
      unfinished -= 1
      return unfinished == 0
    }
    if case .finished = completion, !isOver { return }
    guard let subscriber = end() else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must request at least one value")
    let upstreams = lock.withLock {
      self.demand += demand
      return self.upstreams
    }
    for upstream in upstreams { upstream?.request(demand) }
  }

  func cancel() {
    _ = end()
  }

  /// Ends the subscription, and returns its subscriber.
  private func end() -> AnySubscriber<Output, Failure>? {
    // Releasing values can run any code, so that happens outside of the lock.
    let (subscriber, upstreams, _) = lock.withLock {
      defer {
        self.subscriber = nil
        self.upstreams = self.upstreams.map { _ in nil }
        latest = latest.map { _ in nil }
      }
      return (self.subscriber, self.upstreams, latest)
    }
    for upstream in upstreams { upstream?.cancel() }
    return subscriber
  }
}
