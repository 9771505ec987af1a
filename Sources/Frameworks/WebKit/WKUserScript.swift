import Foundation

/// The time at which a script is injected into a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime>.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's content is loaded.
  case atDocumentStart = 0
  /// When the page's content is loaded.
  case atDocumentEnd = 1
}

/// A script that's injected into pages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkuserscript>.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The source code.
  public let source: String
  /// The time at which the script is injected.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script is injected only into the main frame.
  public let isForMainFrameOnly: Bool
  let world: WKContentWorld

  /// Creates a script that runs in the page's world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly,
      in: .page)
  }

  /// Creates a script that runs in a world.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
  }
}
