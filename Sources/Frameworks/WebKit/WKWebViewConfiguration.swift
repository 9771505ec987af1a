import Foundation
import Stubs

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

  /// Whether videos play in the page, and not only in full screen.
  open var allowsInlineMediaPlayback = false {
    didSet { Stub.webInlineMedia.report(if: allowsInlineMediaPlayback) }
  }
  /// Whether audio and video can be sent to other devices.
  open var allowsAirPlayForMediaPlayback = true {
    didSet { Stub.webAirPlay.report(if: !allowsAirPlayForMediaPlayback) }
  }
  /// Whether videos can play in a window above other apps.
  open var allowsPictureInPictureMediaPlayback = true {
    didSet { Stub.webPictureInPicture.report(if: !allowsPictureInPictureMediaPlayback) }
  }
  /// The types of media that play only after an action of the user.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = [] {
    didSet { Stub.webMediaActions.report(if: !mediaTypesRequiringUserActionForPlayback.isEmpty) }
  }
  /// The types of data in pages that become links.
  open var dataDetectorTypes: WKDataDetectorTypes = [] {
    didSet { Stub.webDataDetectors.report(if: !dataDetectorTypes.isEmpty) }
  }
  /// Whether a page is shown only when it has loaded.
  open var suppressesIncrementalRendering = false {
    didSet { Stub.webRendering.report(if: suppressesIncrementalRendering) }
  }
  /// Whether users can zoom beyond the limits in the page's viewport tag.
  open var ignoresViewportScaleLimits = false {
    didSet { Stub.webScaleLimits.report(if: ignoresViewportScaleLimits) }
  }
  /// Whether the keyboard predicts text in pages.
  open var allowsInlinePredictions = false {
    didSet { Stub.webPredictions.report(if: allowsInlinePredictions) }
  }
  /// Whether only pages of the domains in the app's information property list are loaded.
  open var limitsNavigationsToAppBoundDomains = false {
    didSet { Stub.webBoundDomains.report(if: limitsNavigationsToAppBoundDomains) }
  }
  /// The precision with which users select text.
  open var selectionGranularity = WKSelectionGranularity.dynamic {
    didSet { Stub.webSelection.report(if: selectionGranularity != oldValue) }
  }
  /// Whether requests to hosts that are known to support HTTPS use it.
  open var upgradeKnownHostsToHTTPS = true {
    didSet { Stub.webSecureUpgrades.report(if: upgradeKnownHostsToHTTPS) }
  }
  /// The handlers of the app's own URL schemes.
  private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

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
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.selectionGranularity = selectionGranularity
    copy.schemeHandlers = schemeHandlers
    return copy
  }

  /// Sets the handler of a URL scheme.
  ///
  /// As on iOS, this ends the app if the engine handles the scheme, or it isn't a valid scheme, or
  /// it has a handler.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    let scheme = urlScheme.lowercased()
    precondition(
      !WKWebView.handlesURLScheme(scheme),
      "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
    precondition(
      scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil,
      "'\(urlScheme)' is not a valid URL scheme")
    precondition(
      schemeHandlers[scheme] == nil,
      "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
    schemeHandlers[scheme] = urlSchemeHandler
  }

  /// Returns the handler of a URL scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  /// Returns whether pages with some preferences can run scripts.
  func runsScripts(with pagePreferences: WKWebpagePreferences?) -> Bool {
    preferences.runsScripts && pagePreferences?.allowsContentJavaScript != false
  }

  /// The user agent of a system, for pages with some preferences.
  func userAgent(
    system: String, isPad: Bool, for preferences: WKWebpagePreferences?
  ) -> String {
    let version = system.replacingOccurrences(of: ".", with: "_")
    let device =
      if preferences?.preferredContentMode == .desktop {
        "Macintosh; Intel Mac OS X 10_15_7"
      } else if isPad {
        "iPad; CPU OS \(version) like Mac OS X"
      } else {
        "iPhone; CPU iPhone OS \(version) like Mac OS X"
      }
    let name = applicationNameForUserAgent.map { " \($0)" } ?? ""
    return "Mozilla/5.0 (\(device)) AppleWebKit/605.1.15 (KHTML, like Gecko)\(name)"
  }
}
