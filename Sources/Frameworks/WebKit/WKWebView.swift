import AppRuntime
import CoreGraphics
import DeviceProtocol
import ObjectiveC
import FoundationNetworking
import Stubs
import UIKit

/// A view that shows web pages.
///
/// The device shows the pages with WPE WebKit, in a separate process. Follows
/// <https://developer.apple.com/documentation/webkit/wkwebview>.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private let storedConfiguration: WKWebViewConfiguration
  private(set) lazy var page = WebPage(of: self)
  private(set) lazy var content = WebContentView(of: self)
  let webScrollView = WebScrollView()
  private var placeholder: UILabel?
  /// The navigation that's in progress.
  var navigation: WKNavigation?
  /// The address that the app has requested and the engine hasn't confirmed.
  var requestedURL: URL?
  var hasCommitted = false

  /// Creates a web view with a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    storedConfiguration = configuration.duplicate()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a web view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view from a storyboard.
  public required init?(coder: NSCoder) {
    let configuration = WKWebViewConfiguration()
    if let coder = coder as? StoryboardCoder { configuration.decode(coder) }
    storedConfiguration = configuration
    super.init(coder: coder)
    if let coder = coder as? StoryboardCoder { decode(coder) }
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    webScrollView.frame = bounds
    webScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webScrollView.alwaysBounceVertical = true
    webScrollView.onChange = { [weak self] in self?.visiblePartDidChange() }
    webScrollView.isTouchTaken = { [weak self] in self?.page.description?.takesTouch == true }
    addSubview(webScrollView)
    webScrollView.addSubview(content)
    webScrollView.content = content
  }

  // MARK: Properties

  /// A copy of the configuration with which the view was created.
  open var configuration: WKWebViewConfiguration { storedConfiguration }

  /// The object that decides about and reports navigations.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// The object that shows the page's own windows and panels.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The history.
  public let backForwardList = WKBackForwardList()

  /// The scroll view that contains the page.
  open var scrollView: UIScrollView { webScrollView }

  /// The address of the page.
  open internal(set) var url: URL? {
    didSet { if url != oldValue { PropertyObservers.didChange(self) } }
  }

  /// The title of the page.
  open internal(set) var title: String? {
    didSet { if title != oldValue { PropertyObservers.didChange(self) } }
  }

  /// Whether a page is being loaded.
  open internal(set) var isLoading = false {
    didSet { if isLoading != oldValue { PropertyObservers.didChange(self) } }
  }

  /// The part of the page that has been loaded, from 0 to 1.
  open internal(set) var estimatedProgress = 0.0 {
    didSet { if estimatedProgress != oldValue { PropertyObservers.didChange(self) } }
  }

  /// Whether all of the page was loaded over secure connections.
  open internal(set) var hasOnlySecureContent = false {
    didSet { if hasOnlySecureContent != oldValue { PropertyObservers.didChange(self) } }
  }

  /// Whether there's an earlier page in the history.
  open internal(set) var canGoBack = false {
    didSet { if canGoBack != oldValue { PropertyObservers.didChange(self) } }
  }

  /// Whether there's a later page in the history.
  open internal(set) var canGoForward = false {
    didSet { if canGoForward != oldValue { PropertyObservers.didChange(self) } }
  }

  private(set) lazy var files = WebFilePicker(of: self)
  private(set) lazy var downloads = WebDownloads(of: self)
  /// The resources of the app's own schemes that the page waits for, by number.
  var schemeTasks: [Int: SchemeTask] = [:]
  /// The app's errors, by address.
  var schemeErrors: [String: NSError] = [:]
  private lazy var swipes = WebSwipes(of: self)
  var finder: WebFinder?

  /// The factor by which the page's content is enlarged, and laid out again.
  open var pageZoom: CGFloat = 1 {
    didSet {
      guard pageZoom != oldValue else { return }
      page.zoom(to: pageZoom)
    }
  }

  /// Whether swipes from the edges of the screen move through the history.
  open var allowsBackForwardNavigationGestures = false {
    didSet { swipes.isEnabled = allowsBackForwardNavigationGestures }
  }

  /// The history and the current page, which the app can store, and assign to restore them.
  ///
  /// It's `nil` until the first page has loaded. Setting it loads the current page.
  open var interactionState: Any? {
    get { page.session }
    set {
      guard let state = newValue as? Data else { return }
      _ = start(at: PageAddress.blank, "restore", ["base64": state.base64EncodedString()])
    }
  }

  /// The color that the page suggests for the app's bars, or `nil` if it suggests none.
  open internal(set) var themeColor: UIColor? {
    didSet { if themeColor != oldValue { PropertyObservers.didChange(self) } }
  }

  private var ownUnderPageColor: UIColor?
  private var pageColor: UIColor?

  /// The color around the page, which is the page's background color unless the app sets another one.
  open var underPageBackgroundColor: UIColor! {
    get { ownUnderPageColor ?? pageColor ?? .systemBackground }
    set {
      ownUnderPageColor = newValue
      showUnderPageColor()
    }
  }

  private func showUnderPageColor() {
    webScrollView.backgroundColor = underPageBackgroundColor
    PropertyObservers.didChange(self)
  }

  /// Takes over the colors of the page.
  func takeColors(of page: PageDescription) {
    themeColor = page.theme.flatMap(WebColor.color)
    let color = page.background.flatMap(WebColor.color)
    guard color != pageColor else { return }
    pageColor = color
    showUnderPageColor()
  }

  /// Whether pressing a link shows a preview of its target.
  open var allowsLinkPreview = true {
    didSet { Stub.webLinkPreviews.report(if: allowsLinkPreview && !oldValue) }
  }

  /// Whether Safari's inspector can connect to the page.
  open var isInspectable = false {
    didSet { Stub.webInspector.report(if: isInspectable) }
  }

  /// The medium whose styles apply, or `nil` for a screen.
  open var mediaType: String? {
    didSet { Stub.webMediaType.report(if: mediaType != nil) }
  }

  /// The insets of the smallest area that pages are laid out in.
  open private(set) var minimumViewportInset = UIEdgeInsets.zero
  /// The insets of the largest area that pages are laid out in.
  open private(set) var maximumViewportInset = UIEdgeInsets.zero

  /// Sets the insets of the smallest and the largest area that pages are laid out in.
  open func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) {
    Stub.webViewportInsets.report()
    self.minimumViewportInset = minimumViewportInset
    self.maximumViewportInset = maximumViewportInset
  }

  /// The user agent that replaces the default one, or `nil`.
  open var customUserAgent: String? {
    didSet { page.use(configuration.defaultWebpagePreferences) }
  }

  /// Returns the user agent for pages with some preferences.
  func userAgent(for preferences: WKWebpagePreferences?) -> String {
    if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
    return configuration.userAgent(
      system: UIDevice.current.systemVersion,
      isPad: UIDevice.current.userInterfaceIdiom == .pad, for: preferences)
  }

  var delegate: any WKNavigationDelegate { navigationDelegate ?? DefaultNavigationDelegate.shared }

  /// Returns whether web views show addresses with a scheme by themselves.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "http", "https", "javascript", "ws", "wss"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Loading

  /// Loads the page that a request is for.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { start(request) }

  /// Loads a page from a file, which can refer to other files in a folder.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(URLRequest(url: URL), allowing: readAccessURL)
  }

  /// Loads a page from HTML.
  /// - Parameter baseURL: The address that the page's links are relative to.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(
      Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8",
      baseURL: baseURL ?? PageAddress.blank)
  }

  /// Loads a page from data.
  /// - Parameter baseURL: The address that the page's links are relative to.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    start(
      at: baseURL, "data",
      [
        "base64": data.base64EncodedString(), "type": MIMEType, "encoding": characterEncodingName,
        "base": baseURL.absoluteString,
      ])
  }

  /// Loads the file that a request is for, which can refer to other files in a folder.
  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { start(request, allowing: readAccessURL) ?? WKNavigation() }

  /// Shows data as if it were the response to a request.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    load(
      data, mimeType: response.mimeType ?? "text/html",
      characterEncodingName: response.textEncodingName ?? "utf-8",
      baseURL: request.url ?? PageAddress.blank) ?? WKNavigation()
  }

  /// Shows HTML as if it were the response to a request.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation {
    loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
  }

  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? {
    url.flatMap { start(at: $0, "reload", [:]) }
  }

  /// Loads the page again, without caches.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? {
    url.flatMap { start(at: $0, "reloadFromOrigin", [:]) }
  }

  /// Stops loading.
  open func stopLoading() {
    guard isLoading else { return }
    page.perform("stop")
  }

  /// Opens the earlier page in the history.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  /// Opens the later page in the history.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  /// Opens a page in the history.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let distance = backForwardList.distance(to: item), distance != 0 else { return nil }
    return start(at: item.url, "go", ["offset": distance])
  }

  // MARK: Layout

  /// Lays out the page.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeholder?.frame = bounds.insetBy(dx: 24, dy: 24)
    visiblePartDidChange()
  }

  /// The height of the part that the keyboard covers while the user edits a field of the page.
  var keyboardHeight: CGFloat = 0 {
    didSet { webScrollView.contentInset.bottom += keyboardHeight - oldValue }
  }

  /// The insets of the bars that cover the scroll view.
  private var bars: UIEdgeInsets {
    var insets = webScrollView.adjustedContentInset
    insets.bottom -= keyboardHeight
    return insets
  }

  /// The part of the scroll view that bars don't cover.
  var visiblePart: CGRect { CGRect(origin: .zero, size: bounds.size).inset(by: bars) }

  private func visiblePartDidChange() {
    page.resize(to: visiblePart.size)
    if !webScrollView.isZooming { page.zoomDidEnd(at: Double(webScrollView.zoomScale)) }
    page.scroll(to: pageOrigin)
  }

  /// The position of the page that fits the position of the scroll view.
  ///
  /// The scroll view shows a part of the page's own visible area while it's zoomed, and can scroll
  /// further while the keyboard covers the page.
  private var pageOrigin: CGPoint {
    let zoom = webScrollView.zoomScale
    let offset = webScrollView.contentOffset
    let size = webScrollView.contentSize
    return CGPoint(
      x: min(max(0, offset.x + bars.left) / zoom, max(0, size.width / zoom - visiblePart.width)),
      y: min(max(0, offset.y + bars.top) / zoom, max(0, size.height / zoom - visiblePart.height)))
  }

  /// Scrolls to a position that the page has chosen.
  func scroll(to origin: CGPoint) {
    let current = pageOrigin
    guard max(abs(origin.x - current.x), abs(origin.y - current.y)) >= 1 else { return }
    let zoom = webScrollView.zoomScale
    webScrollView.contentOffset = CGPoint(
      x: origin.x * zoom - bars.left, y: origin.y * zoom - bars.top)
  }

  /// Shows a text instead of the page.
  func showPlaceholder(_ text: String) {
    let label = placeholder ?? UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.frame = bounds.insetBy(dx: 24, dy: 24)
    addSubview(label)
    placeholder = label
  }

  func removePlaceholder() {
    placeholder?.removeFromSuperview()
    placeholder = nil
  }
}

extension WKWebView: AddedMembers {
  package static var addedMembers: [ObjCMember] {
    [
      .key("navigationDelegate", \WKWebView.navigationDelegate),
      .key("UIDelegate", \WKWebView.uiDelegate), .key("URL", \WKWebView.url),
      .key("title", \WKWebView.title),
      .key("loading", \WKWebView.isLoading),
      .key("estimatedProgress", \WKWebView.estimatedProgress),
      .key("hasOnlySecureContent", \WKWebView.hasOnlySecureContent),
      .key("themeColor", \WKWebView.themeColor),
      .key("underPageBackgroundColor", \WKWebView.underPageBackgroundColor),
      .key("canGoBack", \WKWebView.canGoBack), .key("canGoForward", \WKWebView.canGoForward),
    ]
  }
}
