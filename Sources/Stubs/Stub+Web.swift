extension Stub {
  /// The stubs of web views.
  static let web: [Stub] = [
    webInlineMedia, webAirPlay, webPictureInPicture, webMediaActions, webDataDetectors,
    webRendering, webScaleLimits, webLinkPreviews, webInspector, webTextInteraction,
    webFraudWarning, webFinding, webPDF, webArchives, webMediaType, webViewportInsets,
    webFullscreen, webPrintedBackgrounds, webScheduling, webQuirks, webPredictions, webBoundDomains,
    webSelection, webSecureUpgrades, webLockdown, webResuming, webProxies,
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
    "WKWebView", "allowsLinkPreview", lacks: "links have no previews and menus",
    uncalled: [
      "WKUIDelegate.webView(_:contextMenuConfigurationForElement:completionHandler:)",
      "WKUIDelegate.webView(_:contextMenuDidEndForElement:)",
      "WKUIDelegate.webView(_:contextMenuForElement:willCommitWithAnimator:)",
      "WKUIDelegate.webView(_:contextMenuWillPresentForElement:)",
    ])
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
  /// `WKWebView.isFindInteractionEnabled`.
  package static let webFinding = Stub.member(
    "WKWebView", "isFindInteractionEnabled", lacks: "the find panel isn't shown")
  /// `WKWebView.createPDF(configuration:completionHandler:)`.
  package static let webPDF = Stub.member(
    "WKWebView", "createPDF(configuration:completionHandler:)",
    lacks: "the document contains a picture of the visible part of the page")
  /// `WKWebView.createWebArchiveData(completionHandler:)`.
  package static let webArchives = Stub.member(
    "WKWebView", "createWebArchiveData(completionHandler:)",
    lacks: "the archive contains the page without its images, styles, and scripts")
  /// `WKWebView.mediaType`.
  package static let webMediaType = Stub.member(
    "WKWebView", "mediaType", lacks: "styles for other media don't apply")
  /// `WKWebView.setMinimumViewportInset(_:maximumViewportInset:)`.
  package static let webViewportInsets = Stub.member(
    "WKWebView", "setMinimumViewportInset(_:maximumViewportInset:)",
    lacks: "small and large viewports in styles are as large as the web view")
  /// `WKPreferences.isElementFullscreenEnabled`.
  package static let webFullscreen = Stub.member(
    "WKPreferences", "isElementFullscreenEnabled", lacks: "elements can't fill the screen")
  /// `WKPreferences.shouldPrintBackgrounds`.
  package static let webPrintedBackgrounds = Stub.member(
    "WKPreferences", "shouldPrintBackgrounds", lacks: "pages can't be printed")
  /// `WKPreferences.inactiveSchedulingPolicy`.
  package static let webScheduling = Stub.member(
    "WKPreferences", "inactiveSchedulingPolicy", lacks: "pages that aren't visible run as before")
  /// `WKPreferences.isSiteSpecificQuirksModeEnabled`.
  package static let webQuirks = Stub.member(
    "WKPreferences", "isSiteSpecificQuirksModeEnabled",
    lacks: "the engine decides about special behavior for websites")
  /// `WKWebViewConfiguration.allowsInlinePredictions`.
  package static let webPredictions = Stub.member(
    "WKWebViewConfiguration", "allowsInlinePredictions",
    lacks: "the keyboard predicts nothing in pages")
  /// `WKWebViewConfiguration.limitsNavigationsToAppBoundDomains`.
  package static let webBoundDomains = Stub.member(
    "WKWebViewConfiguration", "limitsNavigationsToAppBoundDomains",
    lacks: "pages of all domains are loaded")
  /// `WKWebViewConfiguration.selectionGranularity`.
  package static let webSelection = Stub.member(
    "WKWebViewConfiguration", "selectionGranularity", lacks: "the text of pages can't be selected")
  /// `WKWebViewConfiguration.upgradeKnownHostsToHTTPS`.
  package static let webSecureUpgrades = Stub.member(
    "WKWebViewConfiguration", "upgradeKnownHostsToHTTPS",
    lacks: "there's no list of hosts that support HTTPS")
  /// `WKWebpagePreferences.isLockdownModeEnabled`.
  package static let webLockdown = Stub.member(
    "WKWebpagePreferences", "isLockdownModeEnabled", lacks: "pages run without further limits")
  /// `WKWebView.resumeDownload(fromResumeData:completionHandler:)`.
  package static let webResuming = Stub.member(
    "WKWebView", "resumeDownload(fromResumeData:completionHandler:)",
    lacks: "the download fails; downloads that end early have no data to resume them with")
  /// `WKWebsiteDataStore.proxyConfigurations`.
  package static let webProxies = Stub.member(
    "WKWebsiteDataStore", "proxyConfigurations", lacks: "requests don't use the proxies")
}
