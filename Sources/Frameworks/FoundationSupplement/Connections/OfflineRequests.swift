import AppRuntime
import DeviceProtocol
import Foundation
import Synchronization

/// The failure of URL sessions' requests while the device has no network.
package enum OfflineRequests {
  private struct Loaders: @unchecked Sendable {
    var classes: [AnyClass] = []
  }

  private static let loaders = Mutex(Loaders())
  /// The value of `NSURLErrorFailingURLStringErrorKey`, which is deprecated but still set on iOS.
  private static let failingURLStringKey = "NSErrorFailingURLStringKey"
  private static let schemes: Set = ["ftp", "http", "https"]
  private static let hasNoNetwork =
    LaunchEnvironment.value(of: LaunchEnvironment.noNetwork) != nil

  /// Whether the device has no network, because the sandbox doesn't allow it or the user has turned
  /// it off.
  package static var isOffline: Bool { hasNoNetwork || Connectivity.shared.isOffline }

  /// Returns whether a request fails because the device has no network.
  ///
  /// A request to a server in the app itself doesn't need a network.
  package static func fails(_ url: URL?) -> Bool {
    guard isOffline, let url, let scheme = url.scheme?.lowercased(), schemes.contains(scheme)
    else { return false }
    return !LocalServers.has(url)
  }

  /// Returns the error of a request that fails because the device has no network.
  package static func failure(of url: URL?) -> URLError {
    failure(.notConnectedToInternet, "The Internet connection appears to be offline.", of: url)
  }

  /// Returns the error of a request that fails.
  package static func failure(_ code: URLError.Code, _ text: String, of url: URL?) -> URLError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: text]
    information[NSURLErrorFailingURLErrorKey] = url
    information[failingURLStringKey] = url?.absoluteString
    return URLError(code, userInfo: information)
  }

  // MARK: The app's own loaders

  /// The classes that load requests in the app's own way, such as those of tests.
  package static var ownLoaders: [AnyClass] { loaders.withLock { $0 }.classes }

  /// Adds a class that loads requests.
  package static func add(_ loader: AnyClass) {
    let loader = Loaders(classes: [loader])
    loaders.withLock { all in
      if !all.classes.contains(where: { $0 == loader.classes[0] }) {
        all.classes += loader.classes
      }
    }
  }

  /// Removes a class that loads requests.
  package static func remove(_ loader: AnyClass) {
    let loader = Loaders(classes: [loader])
    loaders.withLock { all in all.classes.removeAll { $0 == loader.classes[0] } }
  }
}
