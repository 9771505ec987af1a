import Dispatch
import FoundationNetworking

/// Asks URL sessions' delegates about servers' certificates, which Foundation on Linux doesn't do.
///
/// Its method takes the place of that of Foundation's loaders, which are `self`.
class ServerTrustLoader: URLProtocol {
  private static let start = RequestLoaders.replaceStart(
    by: ServerTrustLoader.self, base: URLProtocol.self)

  /// Called by the dynamic linker.
  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Void = { _ = start }

  override func startLoading() {
    guard let task, let url = request.url, let address = ServerAddress(url),
      let delegate = ServerTrustDelegate(of: task), let queue = TaskParts.queue(of: task)
    else { return ServerTrustLoader.start(self) }
    let time = Self.timeLimit(of: request, in: delegate.session.configuration)
    let servers = SessionServers.of(delegate.session)
    nonisolated(unsafe) let loader: URLProtocol = self
    servers.decide(address) { handler in
      let question = ServerTrustQuestion(url: url, address: address, delegate: delegate)
      DispatchQueue.global().async { question.ask(within: time, handler) }
    } then: { decision in
      queue.async { Self.follow(decision, loader, servers) }
    }
  }

  private static func timeLimit(
    of request: URLRequest, in configuration: URLSessionConfiguration
  ) -> TimeInterval {
    let usual = URLRequest(url: URL(fileURLWithPath: "/")).timeoutInterval
    return request.timeoutInterval == usual
      ? configuration.timeoutIntervalForRequest : request.timeoutInterval
  }

  private static func follow(
    _ decision: SessionServers.Decision, _ loader: URLProtocol, _ servers: SessionServers
  ) {
    if case .failure(let error) = decision {
      loader.client?.urlProtocol(loader, didFailWithError: error)
    } else {
      TaskParts.curlHandle(of: loader).map(CurlHandle.init).map(servers.apply)
      start(loader)
    }
  }
}
