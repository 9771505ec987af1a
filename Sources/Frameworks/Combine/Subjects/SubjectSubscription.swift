import Foundation

/// A subscriber's subscription to a subject.
final class SubjectSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String

  private let lock = NSLock()
  /// Held while the subscriber receives something, so that it receives one thing at a time.
  private let delivery = NSRecursiveLock()
  private var state: SubjectState<Output, Failure>?
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber has received the subject's current value.
  private var hasCurrentValue = false

  init(
    _ subscriber: some Subscriber<Output, Failure>, to state: SubjectState<Output, Failure>,
    description: String
  ) {
    self.subscriber = AnySubscriber(subscriber)
    self.state = state
    self.description = description
  }

  /// Delivers a value, if the subscriber has requested one.
  func offer(_ value: Output) {
    let subscriber = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      hasCurrentValue = demand > .none
      guard hasCurrentValue else { return nil }
      demand -= 1
      return self.subscriber
    }
    if let subscriber { deliver(value, to: subscriber) }
  }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Failure>) {
    let more = delivery.withLock { subscriber.receive(value) }
    guard more > .none else { return }
    lock.withLock { demand += more }
  }

  /// Delivers the subject's completion.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let subscriber = end() else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must request at least one value")
    let state = lock.withLock { () -> SubjectState<Output, Failure>? in
      self.demand += demand
      return self.state
    }
    guard let state else { return }
    state.acceptValues()
    deliverCurrentValue(of: state)
  }

  private func deliverCurrentValue(of state: SubjectState<Output, Failure>) {
    guard let value = state.value else { return }
    let subscriber = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard !hasCurrentValue, demand > .none else { return nil }
      hasCurrentValue = true
      demand -= 1
      return self.subscriber
    }
    if let subscriber { deliver(value, to: subscriber) }
  }

  func cancel() {
    _ = end()
  }

  /// Ends the subscription, and returns its subscriber, which is released only outside of the lock.
  private func end() -> AnySubscriber<Output, Failure>? {
    let (state, subscriber) = lock.withLock {
      defer { (self.state, self.subscriber) = (nil, nil) }
      return (self.state, self.subscriber)
    }
    state?.remove(self)
    return subscriber
  }
}
