import UIKit

extension WKWebView {
  /// Decodes the attributes of a storyboard.
  func decode(_ coder: StoryboardCoder) {
    if let allows = coder.bool("allowsBackForwardNavigationGestures") {
      allowsBackForwardNavigationGestures = allows
    }
    if let allows = coder.bool("allowsLinkPreview") { allowsLinkPreview = allows }
    if let agent = coder.string("customUserAgent") { customUserAgent = agent }
  }
}

extension WKWebViewConfiguration {
  /// The key of the configuration's element in a web view of a storyboard.
  private static let key = "configuration"

  /// Decodes the configuration of a web view of a storyboard.
  func decode(_ coder: StoryboardCoder) {
    func bool(_ name: String) -> Bool? { coder.bool(name, ofChild: Self.key) }
    if let name = coder.string("applicationNameForUserAgent", ofChild: Self.key) {
      applicationNameForUserAgent = name
    }
    allowsInlineMediaPlayback = bool("allowsInlineMediaPlayback") ?? allowsInlineMediaPlayback
    allowsAirPlayForMediaPlayback =
      bool("allowsAirPlayForMediaPlayback") ?? allowsAirPlayForMediaPlayback
    allowsPictureInPictureMediaPlayback =
      bool("allowsPictureInPictureMediaPlayback") ?? allowsPictureInPictureMediaPlayback
    suppressesIncrementalRendering =
      bool("suppressesIncrementalRendering") ?? suppressesIncrementalRendering
    ignoresViewportScaleLimits = bool("ignoresViewportScaleLimits") ?? ignoresViewportScaleLimits
    decodePreferences(coder)
  }

  private func decodePreferences(_ coder: StoryboardCoder) {
    if let runs = coder.bool("javaScriptEnabled", ofChild: Self.key, "preferences") {
      preferences.runsScripts = runs
    }
    if let opens = coder.bool(
      "javaScriptCanOpenWindowsAutomatically", ofChild: Self.key, "preferences")
    {
      preferences.javaScriptCanOpenWindowsAutomatically = opens
    }
    if let size = coder.double("minimumFontSize", ofChild: Self.key, "preferences") {
      preferences.minimumFontSize = size
    }
  }
}
