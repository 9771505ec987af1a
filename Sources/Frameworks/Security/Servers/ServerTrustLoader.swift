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
  private static let whenLoaded: @convention(c) () -> Void = {
    _ = start
    TaskDelegates.add { task, delegate in AskingTask.redirections(of: task, delegate) }
    TaskDelegates.replace(
      by: ServerTaskDelegate.self,
      of: [
        URLSessionTask.self, URLSessionDataTask.self, URLSessionUploadTask.self,
        URLSessionDownloadTask.self, URLSessionStreamTask.self, URLSessionWebSocketTask.self,
      ])
  }

  override func startLoading() {
    guard let asking = AskingTask.of(self) else { return ServerTrustLoader.start(self) }
    // The queue is that of the loader, which Foundation uses only there.
    nonisolated(unsafe) let loader: URLProtocol = self
    asking.ask(about: request) {
      asking.onQueue {
        let servers = SessionServers.of(asking.delegate.session)
        TaskParts.curlHandle(of: loader).map(CurlHandle.init).map(servers.apply)
        ServerTrustLoader.start(loader)
      }
    }
  }
}
