import AppRuntime
import DeviceProtocol
import Foundation

/// The app's end of the conversation with the engine of web pages.
@MainActor
final class WebEngine {
  static let shared = WebEngine()

  /// A web view that receives the engine's messages.
  private struct Receiver {
    weak var page: WebPage?
  }

  private var receivers: [UInt64: Receiver] = [:]
  private var lastView: UInt64 = 0
  private var lastRequest = 0
  private var waiting: [Int: (EngineEvent?) -> Void] = [:]
  /// The reason that there's no engine, if there's none.
  private(set) var ending: WebEnding?
  /// Sends a message to the engine, which tests replace.
  var send: (Data) -> Void = { WebDoor.shared.send($0) }

  private init() {
    WebDoor.shared.onMessage = { [unowned self] in take($0) }
    WebDoor.shared.onImage = { [unowned self] in receivers[$0]?.page?.show(image: $1) }
    WebDoor.shared.onEnd = { [unowned self] in end($0) }
  }

  /// A request that the engine hasn't answered.
  struct Request {
    fileprivate let id: Int
  }

  /// Ends the wait for the answer to a request.
  func abandon(_ request: Request) {
    waiting.removeValue(forKey: request.id)?(nil)
  }

  /// Registers a page, and returns its number.
  func register(_ page: WebPage) -> UInt64 {
    lastView += 1
    receivers[lastView] = Receiver(page: page)
    return lastView
  }

  /// Closes a page.
  func close(_ view: UInt64) {
    guard receivers.removeValue(forKey: view) != nil else { return }
    perform("close", view: view)
  }

  /// Sends a command about a page, or about all if the number is 0.
  func perform(_ command: String, view: UInt64, _ members: [String: Any] = [:]) {
    var message = members
    message["do"] = command
    message["view"] = Int(view)
    if let data = try? JSONSerialization.data(withJSONObject: message) { send(data) }
  }

  /// Sends a command whose result a closure receives: `nil` if there's no engine.
  ///
  /// The app isn't idle until then, unless `work` is another work than waiting for the result.
  @discardableResult
  func request(
    _ command: String, view: UInt64, _ members: [String: Any] = [:],
    work: () -> @Sendable () -> Void = { EngineWork.note() },
    then finish: @escaping (EngineEvent?) -> Void
  ) -> Request? {
    guard ending == nil else {
      finish(nil)
      return nil
    }
    lastRequest += 1
    let end = work()
    waiting[lastRequest] = {
      finish($0)
      end()
    }
    var members = members
    members["id"] = lastRequest
    perform(command, view: view, members)
    return Request(id: lastRequest)
  }

  /// Handles a message of the engine.
  func take(_ json: Data) {
    guard let event = try? EngineLimits.event(from: json) else { return }
    if event.is == "result", let id = event.id {
      waiting.removeValue(forKey: id)?(event)
    } else if event.is == "request" {
      WebNetwork.shared.take(event)
    } else if event.is == "cookies" {
      WKHTTPCookieStore.takeChange(in: event.name)
    } else {
      receivers[event.view]?.page?.take(event)
    }
  }

  /// Handles the end of the engine.
  func end(_ ending: WebEnding) {
    // An engine that has ended is started again for the next page.
    if case .missing = ending { self.ending = ending }
    let requests = waiting
    waiting = [:]
    for finish in requests.values { finish(nil) }
    for receiver in receivers.values { receiver.page?.engineDidEnd(ending) }
  }
}
