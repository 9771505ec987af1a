import AppRuntime
import CoreGraphics
import DeviceProtocol
import ObjectiveC
import FoundationNetworking
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
  private let webScrollView = WebScrollView()
  private var placeholder: UILabel?
  /// The navigation that's in progress.
  var navigation: WKNavigation?
  /// The address that the app has requested and the engine hasn't confirmed.
  var requestedURL: URL?
  var hasCommitted = false
  /// Whether the engine can't load an address, and the reason.
  var failure: NSError?

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
    storedConfiguration = WKWebViewConfiguration()
    if let coder = coder as? StoryboardCoder {
      storedConfiguration.preferences.runsScripts =
        coder.bool("javaScriptEnabled", ofChild: "configuration", "preferences") ?? true
    }
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    webScrollView.frame = bounds
    webScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webScrollView.alwaysBounceVertical = true
    webScrollView.onChange = { [weak self] in self?.visiblePartDidChange() }
    addSubview(webScrollView)
    webScrollView.addSubview(content)
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

  /// The user agent that replaces the default one, or `nil`.
  open var customUserAgent: String? {
    didSet { page.perform("agent", ["agent": userAgent]) }
  }

  var userAgent: String {
    if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
    return configuration.userAgent(
      system: UIDevice.current.systemVersion,
      isPad: UIDevice.current.userInterfaceIdiom == .pad)
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
    start(URLRequest(url: URL))
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

  /// The part of the scroll view that bars don't cover.
  var visiblePart: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: webScrollView.adjustedContentInset)
  }

  private func visiblePartDidChange() {
    page.resize(to: visiblePart.size)
    let inset = webScrollView.adjustedContentInset
    let offset = webScrollView.contentOffset
    let most = CGPoint(
      x: max(0, webScrollView.contentSize.width - visiblePart.width),
      y: max(0, webScrollView.contentSize.height - visiblePart.height))
    page.scroll(
      to: CGPoint(
        x: min(max(0, offset.x + inset.left), most.x), y: min(max(0, offset.y + inset.top), most.y))
    )
  }

  /// Scrolls to a position that the page has chosen.
  func scroll(to origin: CGPoint) {
    let inset = webScrollView.adjustedContentInset
    let offset = CGPoint(x: origin.x - inset.left, y: origin.y - inset.top)
    let distance = max(
      abs(offset.x - webScrollView.contentOffset.x), abs(offset.y - webScrollView.contentOffset.y))
    if distance >= 1 { webScrollView.contentOffset = offset }
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
      .key("URL", \WKWebView.url), .key("title", \WKWebView.title),
      .key("loading", \WKWebView.isLoading),
      .key("estimatedProgress", \WKWebView.estimatedProgress),
      .key("hasOnlySecureContent", \WKWebView.hasOnlySecureContent),
      .key("canGoBack", \WKWebView.canGoBack), .key("canGoForward", \WKWebView.canGoForward),
    ]
  }
}
