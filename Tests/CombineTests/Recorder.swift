import Combine

/// An error without details.
struct Failure: Error, Equatable {}

/// A subscriber that records what it receives.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand
  private let more: Subscribers.Demand

  /// - Parameters:
  ///   - demand: What the recorder requests first.
  ///   - more: The demand that it returns for each value.
  init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.demand = demand
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }
}
