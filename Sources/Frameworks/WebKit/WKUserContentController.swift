import AppRuntime
import Foundation

/// The scripts that are injected into pages, and the handlers of scripts' messages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkusercontentcontroller>.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// A handler with its name.
  private struct Handler {
    var name: String
    var world: WKContentWorld
    var plain: (any WKScriptMessageHandler)?
    var replying: (any WKScriptMessageHandlerWithReply)?

    /// The name that the engine uses: one that replies is called by a script of the framework's.
    var engineName: String { replying == nil ? name : "quinceReplying_\(name)" }
  }

  private struct Page {
    weak var page: WebPage?
  }

  /// The scripts in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [Handler] = []
  private var pages: [Page] = []

  /// Creates a controller without scripts and handlers.
  public override init() {}

  /// Adds a script, which is injected into the pages that are loaded from now on.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    update()
  }

  /// Removes all scripts.
  open func removeAllUserScripts() {
    userScripts = []
    update()
  }

  /// Adds a handler for messages of the page's scripts.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }

  /// Adds a handler for messages of a world's scripts.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    add(Handler(name: name, world: world, plain: scriptMessageHandler))
  }

  /// Adds a handler that replies to messages of a world's scripts.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {
    add(Handler(name: name, world: contentWorld, replying: scriptMessageHandlerWithReply))
  }

  private func add(_ handler: Handler) {
    precondition(
      !handlers.contains { $0.name == handler.name && $0.world === handler.world },
      "Attempt to add script message handler with name '\(handler.name)' when one already exists.")
    handlers.append(handler)
    update()
  }

  /// Removes the handler for messages of the page's scripts.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  /// Removes the handler for messages of a world's scripts.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    remove { $0.name == name && $0.world === contentWorld }
  }

  /// Removes all handlers for messages of a world's scripts.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    remove { $0.world === contentWorld }
  }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() {
    remove { _ in true }
  }

  private func remove(where isRemoved: (Handler) -> Bool) {
    let removed = handlers.filter(isRemoved)
    handlers.removeAll(where: isRemoved)
    update(removed: removed)
  }

  // MARK: Content rules

  private var ruleLists: [WKContentRuleList] = []

  /// Applies a list of content rules to the pages that are loaded from now on.
  open func add(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
    ruleLists.append(contentRuleList)
    update()
  }

  /// Removes a list of content rules.
  open func remove(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
    update()
  }

  /// Removes all lists of content rules.
  open func removeAllContentRuleLists() {
    ruleLists = []
    update()
  }

  // MARK: Engine

  func attach(_ page: WebPage) {
    pages.removeAll { $0.page == nil }
    pages.append(Page(page: page))
  }

  /// The scripts and handlers, as the engine receives them.
  var description_: [String: Any] {
    let own: [String: Any] = [
      "source": PageScript.source, "world": PageScript.world, "atStart": true, "mainOnly": true,
    ]
    let media: [String: Any] = ["source": MediaScript.source, "atStart": true, "mainOnly": false]
    var scripts = [own, media]
    if DeviceClock.shared.isManual {
      scripts += [
        ["source": TimerScript.source, "atStart": true, "mainOnly": true],
        [
          "source": TimerScript.relay, "world": PageScript.world, "atStart": true, "mainOnly": true,
        ],
      ]
    }
    return [
      "scripts": scripts + handlers.compactMap(Self.replyScript)
        + userScripts.map {
          var script: [String: Any] = [
            "source": $0.source, "atStart": $0.injectionTime == .atDocumentStart,
            "mainOnly": $0.isForMainFrameOnly,
          ]
          script["world"] = $0.world.engineName
          return script
        },
      "handlers": handlers.map(Self.describe),
      "rules": ruleLists.map(\.identifier),
    ]
  }

  private static func describe(_ handler: Handler) -> [String: Any] {
    var description: [String: Any] = ["name": handler.engineName]
    description["world"] = handler.world.engineName
    return description
  }

  /// Returns a script whose function returns a promise for a handler's reply.
  private static func replyScript(_ handler: Handler) -> [String: Any]? {
    guard handler.replying != nil, let name = PageValue.expression(of: handler.name) else {
      return nil
    }
    let source = """
      (() => {
        const replies = globalThis.quinceReplies ??= new Map();
        const post = body => new Promise((resolve, reject) => {
          const id = replies.size + Math.random();
          replies.set(id, {resolve, reject});
          webkit.messageHandlers.\(handler.engineName).postMessage({id, body});
        });
        Object.defineProperty(webkit.messageHandlers, \(name), {value: {postMessage: post}});
      })();
      """
    var script: [String: Any] = ["source": source, "atStart": true, "mainOnly": false]
    script["world"] = handler.world.engineName
    return script
  }

  private func update(removed: [Handler] = []) {
    var message = description_
    message["removed"] = removed.map(Self.describe)
    for page in pages { page.page?.perform("scripts", message) }
  }

  /// Passes on a message of a script.
  func take(_ body: PageValue?, to engineName: String, on webView: WKWebView) {
    guard let handler = handlers.first(where: { $0.engineName == engineName }) else { return }
    guard let replying = handler.replying else {
      let message = WKScriptMessage(
        name: handler.name, body: body?.object ?? NSNull(), world: handler.world, from: webView)
      handler.plain?.userContentController(self, didReceive: message)
      return
    }
    guard case .object(let parts)? = body, case .number(let id)? = parts["id"] else { return }
    let message = WKScriptMessage(
      name: handler.name, body: parts["body"]?.object ?? NSNull(), world: handler.world,
      from: webView)
    replying.userContentController(self, didReceive: message) { [weak webView] reply, error in
      let method = error == nil ? "resolve" : "reject"
      let value =
        error.flatMap { PageValue.expression(of: $0) }.map { "new Error(\($0))" }
        ?? PageValue.expression(of: reply) ?? "undefined"
      webView?.page.perform(
        "run",
        [
          "source":
            "{ const r = quinceReplies.get(\(id)); quinceReplies.delete(\(id)); "
            + "r?.\(method)(\(value)); }",
          "world": handler.world.engineName as Any? ?? NSNull(),
        ])
    }
  }
}
