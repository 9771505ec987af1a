import UIKit
import WebKit

/// A view controller with a page and the bars of Safari.
///
/// Follows <https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller>.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The properties with which the controller is created.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Creates a configuration.
    public override init() {}

    /// Returns a configuration with the same properties.
    nonisolated open override func copy() -> Any { MainActor.assumeIsolated { Configuration() } }

    /// Returns a configuration with the same properties.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { copy() }
  }

  /// The style of the button that closes the controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// “Done”.
    case done = 0
    /// “Close”.
    case close = 1
    /// “Cancel”.
    case cancel = 2
  }

  /// The object that's notified of what happens.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A copy of the configuration with which the controller was created.
  open private(set) var configuration: Configuration
  /// The color of the bars' background, or `nil` for the default one.
  open var preferredBarTintColor: UIColor? { didSet { bars.update() } }
  /// The color of the bars' buttons, or `nil` for the default one.
  open var preferredControlTintColor: UIColor? { didSet { bars.update() } }
  /// The style of the button that closes the controller.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { bars.update() } }

  private let address: URL
  private let webView = WKWebView(frame: .zero)
  private lazy var bars = SafariBars(of: self, webView)
  private var isFirstLoad = true

  /// Creates a controller that shows the page at an address.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a controller that shows the page at an address.
  /// - Precondition: The address starts with `http:` or `https:`.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    address = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    if UIDevice.current.userInterfaceIdiom == .phone { modalPresentationStyle = .fullScreen }
  }

  /// Returns `nil`, because a storyboard can't contain the controller.
  public required init?(coder: NSCoder) { nil }

  /// Creates the bars and the web view, and loads the page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    webView.navigationDelegate = self
    bars.addViews(to: view)
    webView.load(URLRequest(url: address))
  }

  func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      navigationController?.popViewController(animated: true)
    }
  }

  func share() {
    let url = webView.url ?? address
    let activities = delegate?.safariViewController(
      self, activityItemsFor: url, title: webView.title)
    let sheet = UIActivityViewController(
      activityItems: [url], applicationActivities: activities)
    sheet.excludedActivityTypes = delegate?.safariViewController(
      self, excludedActivityTypesFor: url, title: webView.title)
    present(sheet, animated: true)
  }

  func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(webView.url ?? address)
  }

  private func completeFirstLoad(_ isSuccessful: Bool) {
    guard isFirstLoad else { return }
    isFirstLoad = false
    delegate?.safariViewController(self, didCompleteInitialLoad: isSuccessful)
  }
}

extension SFSafariViewController: WKNavigationDelegate {
  /// Reports a redirect of the first page.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    guard isFirstLoad, let url = webView.url else { return }
    delegate?.safariViewController(self, initialLoadDidRedirectTo: url)
  }

  /// Reports that the first page has loaded.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    completeFirstLoad(true)
  }

  /// Shows why the page couldn't be loaded.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    bars.show(failure: error.localizedDescription)
    completeFirstLoad(false)
  }
}
