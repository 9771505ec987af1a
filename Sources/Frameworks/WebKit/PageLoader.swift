import Foundation
import FoundationNetworking
import FoundationSupplement
import Synchronization

/// Loads the requests of pages for the engine, which follows redirections and asks for passwords by
/// itself.
final class PageLoader: NSObject, URLSessionDataDelegate, Sendable {
  /// The content of a response, which is an `HTTPURLResponse`, or an error.
  typealias Handler = @Sendable (Data, URLResponse?, NSError?) -> Void

  /// The maximum size of a response's content, in bytes, which is sent to the engine in Base64.
  static let mostBytes = 20_000_000

  private struct Exchange {
    var content = Data()
    /// The response to a request that's canceled because the engine answers it by itself.
    var response: URLResponse?
    var isTooLarge = false
    let handler: Handler
  }

  /// The requests that are being loaded, by the numbers of their tasks.
  private let exchanges = Mutex<[Int: Exchange]>([:])

  /// Creates a session that doesn't keep anything, because pages have their own cookies and caches.
  func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }

  /// Loads a request.
  func load(_ request: URLRequest, in session: URLSession, then handler: @escaping Handler) {
    let task = session.dataTask(with: request)
    exchanges.withLock { $0[task.taskIdentifier] = Exchange(handler: handler) }
    task.resume()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    let isTooLarge = exchanges.withLock { exchanges in
      guard let size = exchanges[dataTask.taskIdentifier]?.content.count else { return false }
      if size + data.count > Self.mostBytes {
        exchanges[dataTask.taskIdentifier]?.isTooLarge = true
        return true
      }
      exchanges[dataTask.taskIdentifier]?.content.append(data)
      return false
    }
    if isTooLarge { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if exchange.isTooLarge {
      exchange.handler(Data(), nil, NavigationError.tooLarge(task.originalRequest?.url))
    } else if let response = exchange.response {
      exchange.handler(exchange.content, response, nil)
    } else {
      exchange.handler(exchange.content, task.response, error as NSError?)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    finish(task, with: response)
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if let response = challenge.failureResponse { finish(task, with: response) }
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  /// Records the response that ends a task.
  private func finish(_ task: URLSessionTask, with response: URLResponse) {
    exchanges.withLock { $0[task.taskIdentifier]?.response = response }
  }
}
