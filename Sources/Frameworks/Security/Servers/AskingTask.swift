import Dispatch
import FoundationNetworking
internal import ObjectiveC

/// A task whose session's or own delegate is asked whether to trust servers.
///
/// It's used only on the queue of the session's loaders.
final class AskingTask: @unchecked Sendable {
  // It never changes, and each task's object is used only on the queue of the task's loaders.
  nonisolated(unsafe) private static let tasks = Association<AskingTask>()
  private static let isLoaderQueue = DispatchSpecificKey<Bool>()

  /// The delegate.
  let delegate: ServerTrustDelegate
  private let queue: DispatchQueue
  private weak var loader: URLProtocol?

  private init(_ delegate: ServerTrustDelegate, _ queue: DispatchQueue) {
    self.delegate = delegate
    self.queue = queue
  }

  /// Finds the task of a loader that starts, or returns `nil` if no delegate answers challenges.
  static func of(_ loader: URLProtocol) -> AskingTask? {
    guard let task = loader.task, let asking = tasks[task] ?? make(of: task) else { return nil }
    asking.loader = loader
    return asking
  }

  private static func make(of task: URLSessionTask) -> AskingTask? {
    guard let delegate = ServerTrustDelegate(of: task), let queue = TaskParts.queue(of: task),
      let session = TaskParts.session(of: task) as? URLSession
    else { return nil }
    TaskParts.queue(of: session)?.setSpecific(key: isLoaderQueue, value: true)
    let asking = AskingTask(delegate, queue)
    tasks[task] = asking
    return asking
  }

  /// Returns a task's delegate for redirections, or `nil` if the current queue isn't that of
  /// loaders, or if no delegate answers challenges.
  static func redirections(of task: AnyObject, _ delegate: AnyObject?) -> RedirectionDelegate? {
    guard DispatchQueue.getSpecific(key: isLoaderQueue) == true, let asking = tasks[task] else {
      return nil
    }
    return RedirectionDelegate(delegate as? any URLSessionTaskDelegate, asking)
  }

  /// Asks whether to trust the server of a request, unless it's known, or has no certificate.
  /// - Parameters:
  ///   - go: A closure that's called if the request can be loaded. Otherwise, the task ends with an
  ///     error.
  func ask(about request: URLRequest, then go: @escaping @Sendable () -> Void) {
    guard let url = request.url, let address = ServerAddress(url) else { return go() }
    let time = timeLimit(of: request)
    let question = ServerTrustQuestion(url: url, address: address, delegate: delegate)
    SessionServers.of(delegate.session).decide(address) { handler in
      DispatchQueue.global().async { question.ask(within: time, handler) }
    } then: { [self] decision in
      if case .failure(let error) = decision { fail(error) } else { go() }
    }
  }

  /// Continues on the queue of the session's loaders.
  func onQueue(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  private func fail(_ error: URLError) {
    onQueue { [self] in
      if let loader { loader.client?.urlProtocol(loader, didFailWithError: error) }
    }
  }

  private func timeLimit(of request: URLRequest) -> TimeInterval {
    let usual = URLRequest(url: URL(fileURLWithPath: "/")).timeoutInterval
    return request.timeoutInterval == usual
      ? delegate.session.configuration.timeoutIntervalForRequest : request.timeoutInterval
  }
}
