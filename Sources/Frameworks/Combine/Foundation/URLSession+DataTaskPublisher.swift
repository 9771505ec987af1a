import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of the response to a request, which is sent once for each subscriber.
  public struct DataTaskPublisher: Publisher, _OrderedPublisher {
    /// The data that the server sent, and its response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The kind of errors that the publisher fails with.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, to: self))
    }
  }

  /// Returns a publisher of the response to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// The subscription to the response to a request, which is sent when a value is requested.
private final class DataTaskSubscription: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  typealias Output = (data: Data, response: URLResponse)

  let description = "DataTaskPublisher"

  private let publisher: URLSession.DataTaskPublisher
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Output, URLError>?
  private var task: URLSessionDataTask?

  init(_ subscriber: some Subscriber<Output, URLError>, to publisher: URLSession.DataTaskPublisher)
  {
    self.publisher = publisher
    self.subscriber = AnySubscriber(subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must request at least one value")
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard self.task == nil, subscriber != nil else { return nil }
      self.task = publisher.session.dataTask(with: publisher.request) { data, response, error in
        self.finish(data, response, error)
      }
      return self.task
    }
    task?.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let subscriber = end().subscriber else { return }
    if let response, error == nil {
      _ = subscriber.receive((data ?? Data(), response))
      subscriber.receive(completion: .finished)
    } else {
      subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    end().task?.cancel()
  }

  private func end() -> (subscriber: AnySubscriber<Output, URLError>?, task: URLSessionDataTask?) {
    lock.withLock {
      defer { subscriber = nil }
      return (subscriber, task)
    }
  }
}
