import Foundation

/// A namespace of scripts on a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkcontentworld>.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The name, or `nil` for the worlds of the page and of the app.
  public let name: String?
  /// The engine's name for the world, or `nil` for the page's own.
  let engineName: String?

  private init(name: String?, engineName: String?) {
    self.name = name
    self.engineName = engineName
  }

  private static let pageWorld = WKContentWorld(name: nil, engineName: nil)
  private static let clientWorld = WKContentWorld(name: nil, engineName: "client")
  private static var named: [String: WKContentWorld] = [:]

  /// The world of the page's own scripts.
  open class var page: WKContentWorld { pageWorld }
  /// The default world of the app's scripts.
  open class var defaultClient: WKContentWorld { clientWorld }

  /// Returns the world with a name.
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name, engineName: "app.\(name)")
    named[name] = world
    return world
  }
}
