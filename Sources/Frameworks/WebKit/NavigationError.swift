import AppRuntime
import DeviceProtocol
import Foundation
import FoundationNetworking

/// The errors of navigations, and the requests and responses that the engine describes.
enum NavigationError {
  /// Whether the app can't use a network.
  static var hasNoNetwork: Bool {
    Connectivity.shared.isOffline
      || LaunchEnvironment.value(of: LaunchEnvironment.noNetwork) != nil
  }

  /// The domain of WebKit's errors about loading.
  private static let webKitDomain = "WebKitErrorDomain"

  /// Returns the error that iOS reports instead of the engine's.
  static func error(of event: EngineEvent) -> NSError {
    let url = event.url.flatMap(URL.init(string:))
    switch (event.domain, event.code) {
    case ("WebKitPolicyError", 102): return interrupted(url)
    case ("WebKitNetworkError", 302): return make(NSURLErrorCancelled, "cancelled", url)
    case ("g-resolver-error-quark", _):
      return make(
        NSURLErrorCannotFindHost, "A server with the specified hostname could not be found.", url)
    case ("g-io-error-quark", 24): return make(NSURLErrorTimedOut, "The request timed out.", url)
    case ("g-io-error-quark", 1) where url?.isFileURL == true, ("WebKitNetworkError", 303):
      return make(
        NSURLErrorFileDoesNotExist, "The requested URL was not found on this server.", url)
    case ("g-io-error-quark", _):
      return make(NSURLErrorCannotConnectToHost, "Could not connect to the server.", url)
    case ("g-tls-error-quark", _):
      // Foundation's constant for this code has another value than Apple's.
      return make(
        URLError.serverCertificateUntrusted.rawValue, "The certificate for this server is invalid.",
        url)
    case ("WebKitNetworkError", 301):
      return make(NSURLErrorUnsupportedURL, "unsupported URL", url)
    default: return make(NSURLErrorUnknown, event.text ?? "unknown error", url)
    }
  }

  /// The error for a device without a network.
  static func offline(_ url: URL?) -> NSError {
    make(
      NSURLErrorNotConnectedToInternet, "The Internet connection appears to be offline.", url)
  }

  /// The error for a navigation that the app has canceled.
  static func interrupted(_ url: URL?) -> NSError {
    NSError(
      domain: webKitDomain, code: 102,
      userInfo: information("Frame load interrupted", url))
  }

  /// The error for a response with more content than a page can receive.
  static func tooLarge(_ url: URL?) -> NSError {
    make(
      NSURLErrorDataLengthExceedsMaximum,
      "The response is larger than \(PageLoader.mostBytes / 1_000_000) MB.", url)
  }

  /// The error for a missing engine.
  static func missing(_ packages: [String], _ url: URL?) -> NSError {
    make(
      NSURLErrorCannotLoadFromNetwork,
      "Web pages need WPE WebKit. Install \(packages.joined(separator: " and ")).", url)
  }

  /// The error for an engine that has ended.
  static func ended(_ reason: String, _ url: URL?) -> NSError {
    make(NSURLErrorNetworkConnectionLost, "The process with the page has ended: \(reason)", url)
  }

  private static func make(_ code: Int, _ text: String, _ url: URL?) -> NSError {
    NSError(domain: NSURLErrorDomain, code: code, userInfo: information(text, url))
  }

  private static func information(_ text: String, _ url: URL?) -> [String: Any] {
    var information: [String: Any] = [NSLocalizedDescriptionKey: text]
    if let url {
      information[NSURLErrorFailingURLErrorKey] = url
      information["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    return information
  }

  /// Returns the request of a navigation.
  static func request(of event: EngineEvent) -> URLRequest {
    var request = URLRequest(url: event.url.flatMap(URL.init(string:)) ?? PageAddress.blank)
    request.httpMethod = event.method ?? "GET"
    for (name, value) in event.headers ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  /// Returns the length of a response, or -1 if it's unknown.
  private static func length(of event: EngineEvent) -> Int {
    event.length.flatMap { Int(exactly: $0.rounded()) } ?? -1
  }

  /// Returns the response of a navigation.
  static func response(of event: EngineEvent) -> URLResponse {
    let url = event.url.flatMap(URL.init(string:)) ?? PageAddress.blank
    if let status = event.status, status > 0,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: event.headers)
    {
      return response
    }
    return URLResponse(
      url: url, mimeType: event.mime, expectedContentLength: length(of: event),
      textEncodingName: nil)
  }
}
