extension Stub {
  /// The stubs of web views.
  static let web: [Stub] = [
    webInlineMedia, webAirPlay, webPictureInPicture, webMediaActions, webDataDetectors,
    webRendering, webScaleLimits, webLinkPreviews, webInspector, webTextInteraction,
    webFraudWarning,
  ]

  private static let noMedia = "pages don't play audio and video"

  /// `WKWebViewConfiguration.allowsInlineMediaPlayback`.
  package static let webInlineMedia = Stub.member(
    "WKWebViewConfiguration", "allowsInlineMediaPlayback", lacks: noMedia)
  /// `WKWebViewConfiguration.allowsAirPlayForMediaPlayback`.
  package static let webAirPlay = Stub.member(
    "WKWebViewConfiguration", "allowsAirPlayForMediaPlayback", lacks: noMedia)
  /// `WKWebViewConfiguration.allowsPictureInPictureMediaPlayback`.
  package static let webPictureInPicture = Stub.member(
    "WKWebViewConfiguration", "allowsPictureInPictureMediaPlayback", lacks: noMedia)
  /// `WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback`.
  package static let webMediaActions = Stub.member(
    "WKWebViewConfiguration", "mediaTypesRequiringUserActionForPlayback", lacks: noMedia)
  /// `WKWebViewConfiguration.dataDetectorTypes`.
  package static let webDataDetectors = Stub.member(
    "WKWebViewConfiguration", "dataDetectorTypes",
    lacks: "phone numbers, addresses, and dates in pages don't become links")
  /// `WKWebViewConfiguration.suppressesIncrementalRendering`.
  package static let webRendering = Stub.member(
    "WKWebViewConfiguration", "suppressesIncrementalRendering",
    lacks: "pages are shown while they load")
  /// `WKWebViewConfiguration.ignoresViewportScaleLimits`.
  package static let webScaleLimits = Stub.member(
    "WKWebViewConfiguration", "ignoresViewportScaleLimits",
    lacks: "the limits in the page's viewport tag apply")
  /// `WKWebView.allowsLinkPreview`.
  package static let webLinkPreviews = Stub.member(
    "WKWebView", "allowsLinkPreview", lacks: "links have no previews")
  /// `WKWebView.isInspectable`.
  package static let webInspector = Stub.member(
    "WKWebView", "isInspectable", lacks: "the inspector of Safari can't connect to the page")
  /// `WKPreferences.isTextInteractionEnabled`.
  package static let webTextInteraction = Stub.member(
    "WKPreferences", "isTextInteractionEnabled", lacks: "the text of pages can't be selected")
  /// `WKPreferences.isFraudulentWebsiteWarningEnabled`.
  package static let webFraudWarning = Stub.member(
    "WKPreferences", "isFraudulentWebsiteWarningEnabled",
    lacks: "there's no list of fraudulent websites")
}
