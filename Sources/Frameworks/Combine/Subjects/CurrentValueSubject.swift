/// A subject with a current value, which new subscribers receive first.
///
/// Follows <https://developer.apple.com/documentation/combine/currentvaluesubject>.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _OrderedPublisher {
  private let state: SubjectState<Output, Failure>

  /// The current value; setting it sends it to the subscribers.
  public var value: Output {
    // An optional value that is `nil` is a value, too.
    get { state.value.unsafelyUnwrapped }
    set { state.send(newValue) }
  }

  /// Creates a subject with a value.
  public init(_ value: Output) {
    state = SubjectState(description: "CurrentValueSubject", value: value)
  }

  /// Receives values from a publisher.
  public func send(subscription: any Subscription) {
    state.add(subscription)
  }

  /// Attaches a subscriber, which receives the current value, and then values after all earlier
  /// subscribers.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    state.subscribe(subscriber)
  }

  /// Changes the value, and sends it to the subscribers.
  public func send(_ input: Output) {
    state.send(input)
  }

  /// Sends a completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    state.send(completion: completion)
  }
}
