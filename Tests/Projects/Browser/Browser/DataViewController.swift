import Network
import UIKit
import WebKit

/// A web view whose data, files, and documents the app manages.
class DataViewController: UIViewController {
  private let status = UILabel()
  private var webView = WKWebView()
  private let stack = UIStackView()
  private var savedState: Any?
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Data"
    view.backgroundColor = .systemBackground
    status.accessibilityIdentifier = "status"
    status.numberOfLines = 0
    navigationItem.rightBarButtonItems = [
      item("Sites", #selector(listSites)), item("PDF", #selector(makeDocuments)),
      item("Find", #selector(find)), item("Store", #selector(useStores)),
    ]
    toolbarItems = [
      item("Save", #selector(save)), item("Restore", #selector(restore)),
      item("Closed", #selector(showClosedFolder)), item("Open", #selector(showOpenFolder)),
      item("Resume", #selector(resume)),
    ]
    navigationController?.isToolbarHidden = false
    webView.isFindInteractionEnabled = true
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(status)
    stack.addArrangedSubview(webView)
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor),
      stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    webView.configuration.websiteDataStore.httpCookieStore.add(self)
    load("home")
  }

  private func item(_ title: String, _ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: self, action: action)
  }

  private func load(_ page: String) {
    guard let url = Bundle.main.url(forResource: page, withExtension: "html") else { return }
    webView.loadFileURL(url, allowingReadAccessTo: url.deletingLastPathComponent())
  }

  @objc private func listSites() {
    let store = webView.configuration.websiteDataStore
    let cookie = HTTPCookie(properties: [
      .domain: "example.com", .path: "/", .name: "flavor", .value: "quince",
    ])
    guard let cookie else { return }
    let types: Set = [WKWebsiteDataTypeCookies]
    Task {
      await store.httpCookieStore.setCookie(cookie)
      let records = await store.dataRecords(ofTypes: types)
      let names = records.map(\.displayName)
      await store.removeData(ofTypes: types, for: records)
      let left = await store.dataRecords(ofTypes: types)
      status.text = "Sites \(names), then \(left.count), changed: \(changes > 0)"
    }
  }

  /// Continues a download through a proxy, neither of which there is.
  @objc private func resume() {
    let proxy = NWEndpoint.hostPort(host: "proxy.example.com", port: 1080)
    webView.configuration.websiteDataStore.proxyConfigurations = [
      ProxyConfiguration(socksv5Proxy: proxy)
    ]
    Task {
      let download = await webView.resumeDownload(fromResumeData: Data([1]))
      download.delegate = self
    }
  }

  /// Uses two stores with identifiers, of which one stays.
  @objc private func useStores() {
    let (first, second) = (UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), UUID())
    let cookie = HTTPCookie(properties: [
      .domain: "example.com", .path: "/", .name: "flavor", .value: "pear",
      .expires: Date(timeIntervalSinceNow: 1_000_000),
    ])
    guard let cookie else { return }
    Task {
      let store = WKWebsiteDataStore(forIdentifier: first)
      let types: Set = [WKWebsiteDataTypeCookies]
      let kept = await store.dataRecords(ofTypes: types).count
      await store.httpCookieStore.setCookie(cookie)
      let other = await WKWebsiteDataStore(forIdentifier: second).dataRecords(ofTypes: types).count
      let isUsed = (try? await WKWebsiteDataStore.remove(forIdentifier: first)) == nil
      let isRemoved = (try? await WKWebsiteDataStore.remove(forIdentifier: second)) != nil
      let all = await WKWebsiteDataStore.allDataStoreIdentifiers
      status.text =
        "Store \(kept), other \(other), used \(isUsed), removed \(isRemoved), left \(all == [first])"
      withExtendedLifetime(store) {}
    }
  }

  @objc private func makeDocuments() {
    Task {
      let document = try await webView.pdf()
      webView.createWebArchiveData { [weak self] result in
        let archive =
          (try? result.get()).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
          } as? [String: [String: Any]]
        let page = archive?["WebMainResource"]?["WebResourceData"] as? Data ?? Data()
        let isPDF = document.starts(with: Data("%PDF".utf8))
        let isPage = String(decoding: page, as: UTF8.self).contains("<h1>Welcome</h1>")
        self?.status.text = "PDF \(isPDF), archive \(isPage)"
      }
    }
  }

  @objc private func find() {
    webView.findInteraction?.searchText = "Second"
    webView.findInteraction?.presentFindNavigator(showingReplace: false)
    webView.evaluateJavaScript("getSelection().toString()") { [weak self] text, _ in
      self?.status.text = "Selected \(text as? String ?? "nothing")"
    }
  }

  @objc private func save() {
    savedState = webView.interactionState
    status.text = "Saved \(savedState != nil)"
  }

  @objc private func restore() {
    webView.removeFromSuperview()
    webView = WKWebView()
    webView.navigationDelegate = self
    stack.addArrangedSubview(webView)
    webView.interactionState = savedState
  }

  /// Shows a page that can use only the files in its folder.
  @objc private func showClosedFolder() { showFiles { $0 } }

  /// Shows a page that can use all files in the folder around its own.
  @objc private func showOpenFolder() { showFiles { $0.deletingLastPathComponent() } }

  private func showFiles(_ readable: (URL) -> URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Pages (a+b)")
    let own = folder.appendingPathComponent("Own")
    try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let page = """
      <!DOCTYPE html><meta name="viewport" content="width=device-width">
      <p id="near">Nothing near</p><p id="far">Nothing far</p>
      <script src="near.js"></script><script src="../far.js"></script><script src="link.js"></script>
      <script src="..%2Ffar.js"></script><script src="link%2Ejs"></script>
      """
    for (file, text) in [
      ("Own/page.html", page), ("Own/near.js", "near.textContent = 'Near'"),
      ("far.js", "far.textContent = 'Far'"),
    ] { try? Data(text.utf8).write(to: folder.appendingPathComponent(file)) }
    let link = own.appendingPathComponent("link.js").path
    try? FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../far.js")
    webView.loadFileURL(
      own.appendingPathComponent("page.html"), allowingReadAccessTo: readable(own))
  }
}

extension DataViewController: WKHTTPCookieStoreObserver {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
}

extension DataViewController: WKDownloadDelegate {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    completionHandler(nil)
  }

  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    status.text = "Not resumed: \((error as NSError).code)"
  }
}

extension DataViewController: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    let names = webView.backForwardList.backList.map(\.url.lastPathComponent)
    status.text = "Restored after \(names.joined(separator: ", "))"
  }
}
