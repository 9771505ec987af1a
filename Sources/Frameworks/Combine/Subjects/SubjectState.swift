import Foundation

/// The state of a subject: its subscriptions in the order in which they were made, and its current
/// value if it has one.
final class SubjectState<Output, Failure: Error> {
  private let lock = NSLock()
  private let description: String
  private var subscriptions: [SubjectSubscription<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var current: Output?
  /// The subscriptions to the publishers that the subject receives values from.
  private var upstreams: [any Subscription] = []
  /// Whether the subject requests values from its upstream publishers.
  private var acceptsValues: Bool

  /// - Parameters:
  ///   - description: The description of the subject's subscriptions.
  ///   - value: The current value, or `nil` for a subject that has none.
  init(description: String, value: Output?) {
    self.description = description
    current = value
    acceptsValues = value != nil
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The current value, or `nil` if the subject has none.
  var value: Output? { lock.withLock { current } }

  /// Adds a subscriber after those that already exist.
  func subscribe(_ subscriber: some Subscriber<Output, Failure>) {
    let subscription = SubjectSubscription(subscriber, to: self, description: description)
    let completion = lock.withLock {
      if self.completion == nil { subscriptions.append(subscription) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    // Releasing a subscription can run any code, so that happens outside of the lock.
    _ = lock.withLock {
      subscriptions.firstIndex { $0 === subscription }.map { subscriptions.remove(at: $0) }
    }
  }

  /// Sends a value to all subscribers, in the order of their subscriptions.
  func send(_ value: Output) {
    deliver(value, replacing: true)
  }

  /// Sends a value to all subscribers before it becomes the current value.
  func sendBeforeChange(to value: Output) {
    deliver(value, replacing: false)
    _ = lock.withLock { replaceCurrent(with: value) }
  }

  private func deliver(_ value: Output, replacing: Bool) {
    let (receivers, _) = lock.withLock {
      guard completion == nil else {
        return ([SubjectSubscription<Output, Failure>](), Output?.none)
      }
      return (subscriptions, replacing ? replaceCurrent(with: value) : nil)
    }
    for receiver in receivers { receiver.offer(value) }
  }

  /// Sets the current value of a subject that has one, and returns the last one, which must not be
  /// released inside of the lock.
  private func replaceCurrent(with value: Output) -> Output? {
    guard current != nil else { return nil }
    defer { current = value }
    return current
  }

  /// Sends the completion to all subscribers, after which the subject sends nothing.
  func send(completion: Subscribers.Completion<Failure>) {
    let receivers = lock.withLock { () -> [SubjectSubscription<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { subscriptions = [] }
      return subscriptions
    }
    for receiver in receivers { receiver.finish(completion) }
  }

  /// Receives values from a publisher.
  func add(_ upstream: any Subscription) {
    let acceptsValues = lock.withLock {
      upstreams.append(upstream)
      return self.acceptsValues
    }
    if acceptsValues { upstream.request(.unlimited) }
  }

  /// Requests values from the upstream publishers, once a subscriber has requested values.
  func acceptValues() {
    let waiting = lock.withLock { () -> [any Subscription] in
      guard !acceptsValues else { return [] }
      acceptsValues = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}
