import UIKit

/// The interaction for finding text in a web view.
@MainActor
final class WebFinder: NSObject, UIFindInteractionDelegate {
  private weak var webView: WKWebView?
  /// The interaction.
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  init(of webView: WKWebView) {
    self.webView = webView
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  {
    webView.map(WebFindSession.init)
  }
}
