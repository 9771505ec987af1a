import FoundationNetworking

/// Asks whether to trust the servers to which a task's requests are redirected.
///
/// Foundation calls it instead of the task's delegate, which decides about redirections first. It
/// never changes, and delegates can be sent, but the compiler can't check subclasses of `NSObject`.
final class RedirectionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let delegate: (any URLSessionTaskDelegate)?
  private let asking: AskingTask

  /// Creates an object that takes the place of a task's delegate, if there is one.
  init(_ delegate: (any URLSessionTaskDelegate)?, _ asking: AskingTask) {
    self.delegate = delegate
    self.asking = asking
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let follow: @Sendable (URLRequest?) -> Void = { [asking] request in
      guard let request else { return completionHandler(nil) }
      asking.ask(about: request) { completionHandler(request) }
    }
    guard let delegate else { return follow(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: follow)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(
      session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    guard let delegate else { return completionHandler(nil) }
    delegate.urlSession(session, task: task, needNewBodyStream: completionHandler)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    guard let delegate = delegate as? any URLSessionDataDelegate else {
      return completionHandler(proposedResponse)
    }
    delegate.urlSession(
      session, dataTask: dataTask, willCacheResponse: proposedResponse,
      completionHandler: completionHandler)
  }
}
