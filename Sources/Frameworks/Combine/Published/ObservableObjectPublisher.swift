/// A publisher of an observable object's coming changes.
///
/// Follows <https://developer.apple.com/documentation/combine/observableobjectpublisher>.
public final class ObservableObjectPublisher: Publisher, _OrderedPublisher {
  /// The kind of values that the publisher delivers.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  private let state = SubjectState<Void, Never>(
    description: "ObservableObjectPublisher", value: nil)

  /// Creates a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    state.subscribe(subscriber)
  }

  /// Sends an empty value to the subscribers.
  public func send() {
    state.send(())
  }
}
