import AppRuntime
import DeviceProtocol
import Foundation
import FoundationSupplement

/// Answers the requests of pages like those of the app: by mocks, by an archive, or by loading them.
@MainActor
final class WebNetwork {
  static let shared = WebNetwork()

  /// The header fields about a connection, or about a body that's sent in another way here.
  private static let ownFields: Set = [
    "accept-encoding", "connection", "content-encoding", "content-length", "host",
    "proxy-connection", "transfer-encoding",
  ]

  /// The errors of requests that failed, by address.
  private var errors: [String: NSError] = [:]
  private let loader = PageLoader()
  private lazy var session = loader.makeSession()

  private init() {}

  /// Whether the app loads what its pages need.
  ///
  /// That's so if requests are recorded, or can have other answers than a server's.
  static var isUsed: Bool {
    DeviceClock.shared.isManual || RequestRules.shared.isRecording
      || RequestRules.shared.archive != nil
  }

  /// Returns whether a page's request has another answer than a server's.
  static func hasAnswer(to request: URLRequest) -> Bool {
    RequestRules.shared.hasAnswer(
      to: NetworkRequest(
        method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? ""))
  }

  /// Returns the error with which a request has failed.
  func takeError(of url: String?) -> NSError? {
    url.flatMap { errors.removeValue(forKey: $0) }
  }

  /// Answers a request of a page.
  func take(_ event: EngineEvent) {
    guard let number = event.id else { return }
    let request = NavigationError.request(of: event)
    let body = event.base64.flatMap { Data(base64Encoded: $0) }
    note(request, body)
    let handling = RequestHandling.of(
      request.url, method: request.httpMethod, headers: request.allHTTPHeaderFields, body: body)
    let finish = EngineWork.note()
    switch handling {
    case .failure(let error):
      fail(number, request, error as NSError)
      finish()
    case .answer(let answer):
      answer.deliver { answer in
        MainQueue.run {
          self.respond(number, request, status: answer.status, answer.headers, answer.body)
          finish()
        }
      }
    case .loading: load(number, request, body, finish)
    }
  }

  private func note(_ request: URLRequest, _ body: Data?) {
    let fields = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    RequestRules.shared.note(
      NetworkRequest(
        method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "",
        headers: fields.map { HTTPField($0.key, $0.value) }, body: body))
  }

  private func load(
    _ number: Int, _ request: URLRequest, _ body: Data?, _ finish: @escaping @Sendable () -> Void
  ) {
    var loaded = request
    loaded.httpBody = body
    for name in request.allHTTPHeaderFields?.keys.map({ $0 }) ?? []
    where Self.ownFields.contains(name.lowercased()) {
      loaded.setValue(nil, forHTTPHeaderField: name)
    }
    let start = Date()
    let sent = loaded
    loader.load(sent, in: session) { content, response, error in
      MainQueue.run {
        if let response = response as? HTTPURLResponse, error == nil {
          self.take(content, response, number, sent, since: start)
        } else {
          self.fail(number, request, error ?? URLError(.unknown) as NSError)
        }
        finish()
      }
    }
  }

  private func take(
    _ content: Data, _ response: HTTPURLResponse, _ number: Int, _ request: URLRequest,
    since start: Date
  ) {
    RequestHandling.noteLoaded(
      request.url, method: request.httpMethod, headers: request.allHTTPHeaderFields,
      body: request.httpBody, since: start, status: response.statusCode,
      responseHeaders: response.allHeaderFields, content: content)
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
    respond(number, request, status: response.statusCode, headers, content)
  }

  private func respond(
    _ number: Int, _ request: URLRequest, status: Int, _ headers: [String: String], _ body: Data
  ) {
    guard body.count <= PageLoader.mostBytes else {
      return fail(number, request, NavigationError.tooLarge(request.url))
    }
    var fields: [String: Any] = [:]
    for (name, value) in headers where !Self.ownFields.contains(name.lowercased()) {
      fields[name] = name.lowercased() == "set-cookie" ? SetCookie.split(value) : value
    }
    send(
      number, ["status": status, "headers": fields, "base64": body.base64EncodedString()])
  }

  private func fail(_ number: Int, _ request: URLRequest, _ error: NSError) {
    if let url = request.url { errors[url.absoluteString] = error }
    if error.code == NSURLErrorDataLengthExceedsMaximum {
      report(
        .warning,
        "A page didn't receive \(request.url?.absoluteString ?? ""): \(error.localizedDescription)")
    }
    send(number, ["status": 0])
  }

  private func send(_ number: Int, _ members: [String: Any]) {
    var members = members
    members["id"] = number
    WebEngine.shared.perform("respond", view: 0, members)
  }
}
