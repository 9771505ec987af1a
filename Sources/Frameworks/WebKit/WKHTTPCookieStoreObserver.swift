/// An object that's informed about changes of cookies.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkhttpcookiestoreobserver>.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: AnyObject {
  /// Called after the cookies in a store have changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
