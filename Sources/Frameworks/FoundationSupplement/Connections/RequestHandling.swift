import AppRuntime
import DeviceProtocol
import Foundation

/// The way in which a URL session's request is handled.
package enum RequestHandling {
  /// It fails.
  case failure(URLError)
  /// It receives an answer that takes the place of a server's.
  case answer(RequestAnswer)
  /// Foundation loads it.
  case loading

  private static let mostRedirections = 20
  private static let schemes: Set = ["ftp", "http", "https"]

  /// Returns whether Foundation doesn't load a request.
  package static func takes(_ url: URL?, method: String?) -> Bool {
    guard let url, let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else {
      return false
    }
    if RequestRules.shared.isRecording, scheme != "ftp" { return true }
    if RequestRules.shared.archive != nil { return !LocalServers.has(url) }
    return OfflineRequests.fails(url)
      || RequestRules.shared.hasAnswer(to: request(url, method: method))
  }

  /// Returns the way to handle a request, which is counted.
  /// - Parameter redirections: The number of redirections that led to the request.
  package static func of(
    _ url: URL?, method: String?, headers: [String: String]?, body: Data?, redirections: Int = 0
  ) -> RequestHandling {
    guard redirections <= mostRedirections else {
      return .failure(
        OfflineRequests.failure(.httpTooManyRedirects, "too many HTTP redirects", of: url))
    }
    let request = request(url, method: method, headers: headers, body: body)
    if !Connectivity.shared.isOffline || !OfflineRequests.fails(url),
      let answer = RequestRules.shared.answer(to: request)
    {
      return .answer(RequestAnswer(answer.response, of: request, delay: answer.delay))
    }
    return RequestRules.shared.archive != nil || OfflineRequests.fails(url)
      ? .failure(OfflineRequests.failure(of: url)) : .loading
  }

  /// Reports the start of a task's request, unless the task was started before.
  package static func noteStart(
    of task: AnyObject, _ url: URL?, method: String?, headers: [String: String]?
  ) {
    guard DeviceClock.shared.isManual, url?.scheme?.lowercased().hasPrefix("http") == true,
      !TaskParts.hasStarted(task)
    else { return }
    let body = TaskParts.body(of: task, readsStream: false)
    RequestRules.shared.note(request(url, method: method, headers: headers, body: body))
  }

  /// Reports a request that Foundation has loaded, if the device records it.
  /// - Parameter start: The time at which it was started.
  package static func noteLoaded(
    _ url: URL?, method: String?, headers: [String: String]?, body: Data?, since start: Date,
    status: Int, responseHeaders: [AnyHashable: Any], content: Data
  ) {
    guard RequestRules.shared.isRecording else { return }
    let fields = responseHeaders.compactMap { name, value in
      (name as? String).flatMap { name in (value as? String).map { HTTPField(name, $0) } }
    }
    RequestRules.shared.note(
      NetworkExchange(
        request: request(url, method: method, headers: headers, body: body),
        response: NetworkResponse(
          status: status, headers: fields.sorted { $0.name < $1.name }, body: content),
        start: start.timeIntervalSince1970, duration: Date().timeIntervalSince(start)))
  }

  private static func request(
    _ url: URL?, method: String?, headers: [String: String]? = nil, body: Data? = nil
  ) -> NetworkRequest {
    NetworkRequest(
      method: method ?? "GET", url: url?.absoluteString ?? "",
      headers: (headers ?? [:]).sorted { $0.key < $1.key }.map { HTTPField($0.key, $0.value) },
      body: body)
  }
}

extension RequestAnswer {
  /// The header fields that describe the body as it was sent, which is without compression now.
  private static let encodings: Set = ["content-encoding", "content-length", "transfer-encoding"]
  fileprivate init(_ response: NetworkResponse, of request: NetworkRequest, delay: Double) {
    let challenge =
      response.status == 401
      ? response.headers.value(of: "www-authenticate").flatMap(PasswordChallenge.init) : nil
    let fields = response.headers.filter { !Self.encodings.contains($0.name.lowercased()) }
    let length = HTTPField("Content-Length", "\(response.body.count)")
    self.init(
      url: URL(string: request.url) ?? URL(fileURLWithPath: "/"), status: response.status,
      headers: (fields + [length]).dictionary, body: response.body, delay: delay,
      redirection: request.redirected(by: response).flatMap(Redirection.init),
      challenge: challenge)
  }
}

extension RequestAnswer.Redirection {
  fileprivate init?(_ request: NetworkRequest) {
    guard let url = URL(string: request.url) else { return nil }
    self.url = url
    method = request.method
    keepsBody = request.body != nil
  }
}
