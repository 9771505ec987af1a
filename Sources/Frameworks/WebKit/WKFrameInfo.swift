import Foundation
import FoundationNetworking

/// A frame on a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkframeinfo>.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether the frame is the page's main frame.
  public let isMainFrame: Bool
  /// The request that loaded the frame.
  public let request: URLRequest
  /// The origin of the frame.
  public let securityOrigin: WKSecurityOrigin
  /// The web view that shows the frame.
  open private(set) weak var webView: WKWebView?

  init(of webView: WKWebView, isMain: Bool = true, request: URLRequest? = nil) {
    let url = webView.url ?? PageAddress.blank
    isMainFrame = isMain
    self.request = request ?? URLRequest(url: url)
    securityOrigin = WKSecurityOrigin(self.request.url)
    self.webView = webView
  }
}
