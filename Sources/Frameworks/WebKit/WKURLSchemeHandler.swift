/// An object that loads the resources of a URL scheme that the app defines.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkurlschemehandler>.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
  /// Called when a page needs a resource.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when a page doesn't need a resource anymore.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
