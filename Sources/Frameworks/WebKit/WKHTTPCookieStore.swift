import Foundation
import FoundationNetworking

/// The cookies in a data store.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkhttpcookiestore>.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// The engine's name for the data store.
  private let engineName: String
  /// The cookies that the app has set or received, by their places, because the engine returns only
  /// the cookies of an address.
  private var hosts: Set<String> = []

  init(engineName: String) {
    self.engineName = engineName
  }

  /// Records that pages of a host can have set cookies.
  func note(_ host: String?) {
    if let host, !host.isEmpty { hosts.insert(host) }
  }

  /// Passes the cookies of the hosts that this process has used to a closure.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    collect(hosts.sorted(), [], completionHandler)
  }

  /// The cookies of the hosts that this process has used.
  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in
      getAllCookies { continuation.resume(returning: $0) }
    }
  }

  private func collect(
    _ hosts: [String], _ found: [HTTPCookie],
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    guard let host = hosts.last else { return completionHandler(found) }
    WebEngine.shared.request(
      "getCookies", view: 0, ["store": engineName, "url": "https://\(host)/"]
    ) { event in
      let cookies = (event?.cookies ?? []).compactMap(Self.cookie)
      let new = cookies.filter { !found.contains($0) }
      self.collect(hosts.dropLast(), found + new, completionHandler)
    }
  }

  /// Stores a cookie.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    change(cookie, deletes: false, completionHandler)
  }

  /// Stores a cookie.
  open func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      setCookie(cookie) { continuation.resume() }
    }
  }

  /// Deletes a cookie.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    change(cookie, deletes: true, completionHandler)
  }

  /// Deletes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      delete(cookie) { continuation.resume() }
    }
  }

  private func change(
    _ cookie: HTTPCookie, deletes: Bool, _ completionHandler: (@MainActor @Sendable () -> Void)?
  ) {
    note(cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain)
    let age = cookie.expiresDate.map { max(0, $0.timeIntervalSinceNow) }
    WebEngine.shared.request(
      "setCookie", view: 0,
      [
        "store": engineName, "name": cookie.name, "value": cookie.value,
        "domain": cookie.domain, "path": cookie.path, "secure": cookie.isSecure,
        "httpOnly": cookie.isHTTPOnly, "deletes": deletes, "session": age == nil,
        "age": Int(min(age ?? 0, 1e9)),
      ]
    ) { _ in completionHandler?() }
  }

  // MARK: Observers

  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  private struct Observed {
    weak var store: WKHTTPCookieStore?
  }

  /// The stores with observers, by the engine's names.
  private static var observed: [String: Observed] = [:]
  private var observers: [Observer] = []

  /// Adds an object that's informed about changes, which the store doesn't retain.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    remove(observer)
    observers.append(Observer(object: observer))
    Self.observed[engineName] = Observed(store: self)
  }

  /// Removes an object that's informed about changes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Informs the observers of a store with a name of the engine's.
  static func takeChange(in engineName: String?) {
    guard let store = engineName.flatMap({ observed[$0]?.store }) else { return }
    for observer in store.observers { observer.object?.cookiesDidChange(in: store) }
  }

  private static func cookie(_ cookie: EngineEvent.Cookie) -> HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: cookie.name, .value: cookie.value, .domain: cookie.domain, .path: cookie.path,
    ]
    if cookie.secure { properties[.secure] = "TRUE" }
    if let expires = cookie.expires { properties[.expires] = Date(timeIntervalSince1970: expires) }
    return HTTPCookie(properties: properties)
  }
}
