import Foundation

/// The properties with which web views are created.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebviewconfiguration>.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The process pool.
  open var processPool = WKProcessPool()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The scripts and handlers.
  open var userContentController = WKUserContentController()
  /// The store of cookies and other data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The preferences for pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The name of the app in the user agent.
  open var applicationNameForUserAgent: String? = "Mobile/15E148"

  /// Creates a configuration with the default properties.
  public override init() {}

  /// Returns a configuration with the same properties.
  nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  /// Returns a configuration with the same properties.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { copy() }

  func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    return copy
  }

  /// Whether pages can run scripts.
  var runsScripts: Bool {
    preferences.runsScripts && defaultWebpagePreferences?.allowsContentJavaScript != false
  }

  /// The user agent of a system.
  func userAgent(system: String, isPad: Bool) -> String {
    let device =
      isPad
      ? "iPad; CPU OS \(system.replacingOccurrences(of: ".", with: "_"))"
      : "iPhone; CPU iPhone OS \(system.replacingOccurrences(of: ".", with: "_"))"
    let name = applicationNameForUserAgent.map { " \($0)" } ?? ""
    return "Mozilla/5.0 (\(device) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)\(name)"
  }
}
