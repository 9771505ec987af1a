/// A receiver of scripts' messages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkscriptmessagehandler>.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Called when a script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
