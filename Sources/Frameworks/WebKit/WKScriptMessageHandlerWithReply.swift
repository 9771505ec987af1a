/// A receiver of scripts' messages that replies.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply>.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// Called when a script has sent a message, and expects the handler to be called with the reply
  /// or an error's text.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  /// Called when a script has sent a message, and returns the reply and an error's text.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Calls the asynchronous method.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    Task {
      let (reply, error) = await self.userContentController(
        userContentController, didReceive: message)
      replyHandler(reply, error)
    }
  }

  /// Replies that the message isn't handled.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, "The message isn't handled.") }
}
