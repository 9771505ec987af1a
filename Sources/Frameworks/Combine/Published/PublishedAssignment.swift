/// A subscriber that sets a property marked with `@Published`, until the property's object is
/// deallocated.
final class PublishedAssignment<Value>: Subscriber {
  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    storage?.state.add(subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

extension Publisher where Failure == Never {
  /// Sets a property marked with `@Published` to each value, until the property's object is
  /// deallocated.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.storage))
  }
}
