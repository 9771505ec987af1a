/// A subject that passes values on to its subscribers.
///
/// Follows <https://developer.apple.com/documentation/combine/passthroughsubject>.
public final class PassthroughSubject<Output, Failure: Error>: Subject, _OrderedPublisher {
  private let state = SubjectState<Output, Failure>(description: "PassthroughSubject", value: nil)

  /// Creates a subject without subscribers.
  public init() {}

  /// Receives values from a publisher.
  public func send(subscription: any Subscription) {
    state.add(subscription)
  }

  /// Attaches a subscriber, which receives values after all earlier subscribers.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    state.subscribe(subscriber)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) {
    state.send(input)
  }

  /// Sends a completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    state.send(completion: completion)
  }
}
