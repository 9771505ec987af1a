import SafariServices
import UIKit
import WebKit

/// A small browser with an address field, a history, and a handler for messages of pages.
class BrowserViewController: UIViewController {
  private let address = UITextField()
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let status = UILabel()
  private let toolbar = UIToolbar()
  private let tests = UIToolbar()
  private var webView: WKWebView!
  private var observations: [NSKeyValueObservation] = []
  private lazy var back = item("Back", #selector(goBack))
  private lazy var forward = item("Forward", #selector(goForward))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(self, name: "counter")
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "document.documentElement.dataset.app = 'Browser'", injectionTime: .atDocumentStart,
        forMainFrameOnly: true))
    webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    webView.allowsBackForwardNavigationGestures = true
    address.borderStyle = .roundedRect
    address.placeholder = "Address"
    address.autocapitalizationType = .none
    address.delegate = self
    status.accessibilityIdentifier = "status"
    status.font = .preferredFont(forTextStyle: .footnote)
    status.heightAnchor.constraint(equalToConstant: 16).isActive = true
    toolbar.items = [
      back, forward, item("Reload", #selector(reload)), item("Safari", #selector(showSafari)),
      item("Data", #selector(showData)), item("Attacks", #selector(showAttacks)),
    ]
    tests.items = [
      item("Script", #selector(runScript)), item("Async", #selector(callScript)),
      item("Error", #selector(runWrongScript)), item("Cookie", #selector(useCookie)),
      item("Parts", #selector(showParts)), item("Board", #selector(showStoryboard)),
    ]
    layOut()
    observe()
    load("home")
  }

  private func item(_ title: String, _ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: self, action: action)
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [address, progress, status, webView, tests, toolbar])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor),
      stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  }

  private func observe() {
    observations = [
      webView.observe(\.estimatedProgress) { [weak self] webView, _ in
        self?.progress.progress = Float(webView.estimatedProgress)
      },
      webView.observe(\.title) { [weak self] webView, _ in self?.status.text = webView.title },
      webView.observe(\.canGoBack, options: [.initial]) { [weak self] webView, _ in
        self?.back.isEnabled = webView.canGoBack
      },
      webView.observe(\.canGoForward, options: [.initial]) { [weak self] webView, _ in
        self?.forward.isEnabled = webView.canGoForward
      },
    ]
  }

  private func load(_ page: String) {
    guard let url = Bundle.main.url(forResource: page, withExtension: "html") else { return }
    webView.loadFileURL(url, allowingReadAccessTo: url.deletingLastPathComponent())
  }

  @objc private func goBack() { webView.goBack() }

  @objc private func goForward() { webView.goForward() }

  @objc private func reload() { webView.reload() }

  @objc private func runScript() {
    webView.evaluateJavaScript("document.documentElement.dataset.app + ' ' + 6 * 7") {
      [weak self] result, _ in
      self?.status.text = result as? String
    }
  }

  @objc private func callScript() {
    Task {
      let sum = try await webView.callAsyncJavaScript(
        "return await new Promise(done => setTimeout(() => done(first + second), 1))",
        arguments: ["first": 2, "second": 3], contentWorld: .page)
      status.text = "Sum \(sum as? Int ?? 0)"
    }
  }

  @objc private func runWrongScript() {
    Task {
      do {
        try await webView.evaluateJavaScript("throw new Error('Wrong')")
      } catch let error as WKError {
        let message = error.errorUserInfo["WKJavaScriptExceptionMessage"] as? String
        status.text = "Error \(error.code.rawValue): \(message ?? "")"
      }
    }
  }

  @objc private func useCookie() {
    let store = webView.configuration.websiteDataStore.httpCookieStore
    let cookie = HTTPCookie(properties: [
      .domain: "example.com", .path: "/", .name: "flavor", .value: "quince",
    ])
    guard let cookie else { return }
    Task {
      await store.setCookie(cookie)
      let values = await store.allCookies().map { "\($0.name)=\($0.value)" }
      status.text = "Cookies \(values.joined(separator: ", "))"
    }
  }

  @objc private func showParts() {
    present(UINavigationController(rootViewController: PartsViewController()), animated: true)
  }

  @objc private func showData() {
    present(UINavigationController(rootViewController: DataViewController()), animated: true)
  }

  @objc private func showAttacks() {
    present(UINavigationController(rootViewController: AttacksViewController()), animated: true)
  }

  @objc private func showStoryboard() {
    let board = UIStoryboard(name: "Board", bundle: nil)
    if let controller = board.instantiateInitialViewController() {
      present(controller, animated: true)
    }
  }

  @objc private func showSafari() {
    guard let url = URL(string: "https://example.com/") else { return }
    let safari = SFSafariViewController(url: url)
    safari.delegate = self
    present(safari, animated: true)
  }
}

extension BrowserViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    if let url = URL(string: textField.text ?? "") { webView.load(URLRequest(url: url)) }
    return true
  }
}

extension BrowserViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    if navigationAction.request.url?.pathExtension == "bin" { return decisionHandler(.download) }
    let isForbidden = navigationAction.request.url?.lastPathComponent == "forbidden.html"
    if isForbidden { status.text = "Forbidden" }
    decisionHandler(isForbidden ? .cancel : .allow)
  }

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    download.delegate = self
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    address.text = webView.url?.lastPathComponent
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {
    let error = error as NSError
    if error.domain == NSURLErrorDomain { status.text = "Failed with \(error.code)" }
  }
}

extension BrowserViewController: WKDownloadDelegate {
  private var downloaded: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("downloaded.txt")
  }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping (URL?) -> Void
  ) {
    status.text = suggestedFilename
    try? FileManager.default.removeItem(at: downloaded)
    completionHandler(downloaded)
  }

  func downloadDidFinish(_ download: WKDownload) {
    let text = try? String(contentsOf: downloaded, encoding: .utf8)
    status.text = (status.text ?? "") + ": " + (text ?? "")
  }
}

extension BrowserViewController: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    status.text = "Done with Safari"
  }
}

extension BrowserViewController: WKUIDelegate {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler() })
    present(alert, animated: true)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) {
    let alert = UIAlertController(title: prompt, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = defaultText }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        completionHandler(alert.textFields?.first?.text)
      })
    present(alert, animated: true)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completionHandler(false) })
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completionHandler(true) })
    present(alert, animated: true)
  }
}

extension BrowserViewController: WKScriptMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard let body = message.body as? [String: Any], let count = body["count"] as? Int else {
      return
    }
    status.text = "Counted \(count)"
  }
}
