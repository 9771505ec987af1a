import Foundation

/// The subscription of a subscriber to several publishers, whose values it receives as they arrive.
///
/// A subscriber that doesn't take any number of values has one value of each publisher waiting.
final class Merging<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description = "Merge"

  private let lock = NSLock()
  /// Held while the subscriber receives something, so that it receives one thing at a time.
  private let delivery = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var upstreams: [(any Subscription)?]
  private var waiting: [(side: Int, value: Output)] = []
  private var demand = Subscribers.Demand.none
  private var unfinished: Int

  /// Subscribes a subscriber, which may request values before there are any.
  init(_ subscriber: some Subscriber<Output, Failure>, count: Int) {
    self.subscriber = AnySubscriber(subscriber)
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
    subscriber.receive(subscription: self)
    if count == 0 { finish(.finished) }
  }

  /// Returns the subscriber to one of the publishers.
  func side(_ index: Int) -> AnySubscriber<Output, Failure> {
    AnySubscriber(
      receiveSubscription: { self.receive($0, from: index) },
      receiveValue: { self.receive($0, from: index) },
      receiveCompletion: { self.receive($0) })
  }

  private func receive(_ subscription: any Subscription, from side: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard subscriber != nil else { return nil }
      upstreams[side] = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let wanted { subscription.request(wanted) } else { subscription.cancel() }
  }

  private func receive(_ value: Output, from side: Int) -> Subscribers.Demand {
    delivery.withLock {
      let receiver = lock.withLock { () -> AnySubscriber<Output, Failure>? in
        guard demand > .none else {
          waiting.append((side, value))
          return nil
        }
        demand -= 1
        return subscriber
      }
      guard let receiver else { return .none }
      return take(receiver.receive(value), afterValueFrom: side)
    }
  }

  /// Adds what the subscriber requests when it receives a value.
  /// - Returns: What to request from the publisher of that value.
  private func take(
    _ more: Subscribers.Demand, afterValueFrom side: Int
  ) -> Subscribers.Demand {
    let (next, others) = lock.withLock { () -> (Subscribers.Demand, [(any Subscription)?]) in
      guard demand != .unlimited else { return (.none, []) }
      demand += more
      guard demand == .unlimited else { return (.max(1), []) }
      var others = upstreams
      others[side] = nil
      return (.unlimited, others)
    }
    deliverWaiting()
    for other in others { other?.request(.unlimited) }
    return next
  }

  private func receive(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return finish(completion) }
    let isOver = lock.withLock {
      unfinished -= 1
      return unfinished == 0 && waiting.isEmpty
    }
    if isOver { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let subscriber = end() else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must request at least one value")
    let unlimited = lock.withLock {
      let isNew = self.demand != .unlimited && demand == .unlimited
      self.demand += demand
      return isNew ? upstreams : []
    }
    deliverWaiting()
    for upstream in unlimited { upstream?.request(.unlimited) }
  }

  private func deliverWaiting() {
    delivery.withLock {
      while let (receiver, value, side) = nextWaiting() {
        let next = take(receiver.receive(value), afterValueFrom: side)
        if next > .none { lock.withLock { upstreams[side] }?.request(next) }
      }
    }
    if lock.withLock({ unfinished == 0 && waiting.isEmpty }) { finish(.finished) }
  }

  private func nextWaiting() -> (AnySubscriber<Output, Failure>, Output, Int)? {
    lock.withLock {
      guard let subscriber, demand > .none, !waiting.isEmpty else { return nil }
      demand -= 1
      let (side, value) = waiting.removeFirst()
      return (subscriber, value, side)
    }
  }

  func cancel() {
    _ = end()
  }

  /// Ends the subscription, and returns its subscriber.
  private func end() -> AnySubscriber<Output, Failure>? {
    let (subscriber, upstreams) = lock.withLock {
      defer {
        self.subscriber = nil
        self.upstreams = self.upstreams.map { _ in nil }
      }
      return (self.subscriber, self.upstreams)
    }
    for upstream in upstreams { upstream?.cancel() }
    return subscriber
  }
}
