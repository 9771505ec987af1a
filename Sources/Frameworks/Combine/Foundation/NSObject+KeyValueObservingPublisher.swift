import Foundation
public import ObjectiveC

extension NSObject {
  /// A publisher of the values of an object's property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, _OrderedPublisher,
    Equatable
  {
    /// The kind of values that the publisher delivers.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The key path of the property.
    public let keyPath: KeyPath<Subject, Value>
    /// The options for the observation.
    public let options: NSKeyValueObservingOptions
    /// The property's name, if the builder knows it.
    fileprivate var key: String?

    /// Creates a publisher of the values of an object's property.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.observation = object.observe(keyPath, quinceKey: key, options: options) {
        [weak subscription] object, _ in
        subscription?.offer(object[keyPath: keyPath])
      }
    }

    /// Returns whether two publishers publish the values of the same property.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

extension NSObject.KeyValueObservingPublisher {
  /// Returns a publisher of an empty value for each change.
  public func didChange() -> Publishers.Map<Self, Void> {
    map { _ in }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of the values of a property.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }

  /// Returns a publisher of the values of a property whose name is known to the builder.
  package func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, quinceKey key: String,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    var publisher = publisher(for: keyPath, options: options)
    publisher.key = key
    return publisher
  }
}

/// The subscription to the values of a property.
///
/// A subscriber that doesn't take any number of values receives the latest value with its next
/// request.
private final class KeyValueSubscription<Value>: Subscription, CustomStringConvertible {
  let description = "KVOSubscription"

  var observation: NSKeyValueObservation?

  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Value, Never>?
  private var demand = Subscribers.Demand.none
  private var waiting: Value?

  init(_ subscriber: some Subscriber<Value, Never>) {
    self.subscriber = AnySubscriber(subscriber)
  }

  func offer(_ value: Value) {
    lock.withLock {
      waiting = value
      deliver()
    }
  }

  private func deliver() {
    guard demand > .none, let value = waiting, let subscriber else { return }
    waiting = nil
    demand -= 1
    demand += subscriber.receive(value)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      deliver()
    }
  }

  func cancel() {
    let observation = lock.withLock {
      defer { (subscriber, waiting, self.observation) = (nil, nil, nil) }
      return self.observation
    }
    observation?.invalidate()
  }
}
