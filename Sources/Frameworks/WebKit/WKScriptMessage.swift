import Foundation

/// A message from a script on a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkscriptmessage>.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The body: a number, string, date, array, dictionary, or null.
  public let body: Any
  /// The web view that shows the page.
  open private(set) weak var webView: WKWebView?
  /// The frame of the script.
  public let frameInfo: WKFrameInfo
  /// The name of the handler.
  public let name: String
  /// The world of the script.
  public let world: WKContentWorld

  init(name: String, body: Any, world: WKContentWorld, from webView: WKWebView) {
    self.name = name
    self.body = body
    self.world = world
    self.webView = webView
    frameInfo = WKFrameInfo(of: webView)
  }
}
