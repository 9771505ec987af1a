import UIKit
import WebKit

/// A web view whose page the app loads by itself, with content rules and zooming.
class PartsViewController: UIViewController {
  private let status = UILabel()
  private var webView: WKWebView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parts"
    view.backgroundColor = .systemBackground
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(self, forURLScheme: "quince-app")
    webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.scrollView.delegate = self
    status.accessibilityIdentifier = "status"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Zoom", style: .plain, target: self, action: #selector(zoom)),
      UIBarButtonItem(title: "Enlarge", style: .plain, target: self, action: #selector(enlarge)),
      UIBarButtonItem(title: "Find", style: .plain, target: self, action: #selector(find)),
      UIBarButtonItem(title: "Fail", style: .plain, target: self, action: #selector(fail)),
    ]
    let stack = UIStackView(arrangedSubviews: [status, webView])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.isLayoutMarginsRelativeArrangement = true
    view.addSubview(stack)
    addRules()
  }

  private func addRules() {
    let rules = """
      [{"trigger": {"url-filter": ".*"}, "action": {"type": "css-display-none", "selector": ".ad"}}]
      """
    WKContentRuleListStore.default().compileContentRuleList(
      forIdentifier: "Ads", encodedContentRuleList: rules
    ) { [weak self] list, error in
      guard let self, let list else { return }
      webView.configuration.userContentController.add(list)
      load("page.html")
    }
  }

  private func load(_ name: String) {
    if let url = URL(string: "quince-app://parts/\(name)") { webView.load(URLRequest(url: url)) }
  }

  @objc private func zoom() {
    let size = webView.bounds.size
    let part = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2)
    webView.scrollView.zoom(to: part, animated: false)
  }

  @objc private func enlarge() { webView.pageZoom = 2 }

  @objc private func find() {
    let configuration = WKFindConfiguration()
    configuration.caseSensitive = true
    webView.find("Below", configuration: configuration) { [weak self] result in
      guard let self else { return }
      let colors = [webView.themeColor, webView.underPageBackgroundColor].map { $0?.cgColor }
      let parts = colors.map { $0?.components?.map { Int(($0 * 255).rounded()) } ?? [] }
      status.text = "Found: \(result.matchFound), colors: \(parts)"
    }
  }

  @objc private func fail() { load("missing.html") }
}

extension PartsViewController: WKURLSchemeHandler {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    let name = urlSchemeTask.request.url?.lastPathComponent ?? ""
    let parts = ["page.html": ("text/html", Self.page), "data.json": ("application/json", "[7]")]
    guard let url = urlSchemeTask.request.url, let (type, text) = parts[name] else {
      return urlSchemeTask.didFailWithError(NSError(domain: "Parts", code: 7))
    }
    let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": type])
    urlSchemeTask.didReceive(response!)
    urlSchemeTask.didReceive(Data(text.utf8))
    urlSchemeTask.didFinish()
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}

  private static let page = """
    <!DOCTYPE html>
    <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=3">
    <meta name="theme-color" content="#fdb">
    <style>
    body { font: 17px sans-serif; margin: 16px; background: rgb(250, 251, 252); }
    div { height: 80px; background: #fdb; touch-action: none; }
    </style>
    <p class="ad">Advertisement</p>
    <p id="data">No data</p>
    <p id="size"></p>
    <p id="detail"></p>
    <div id="pad" role="button">Pad</div>
    <p id="touches">No touches</p>
    <p id="below" role="button">Below</p>
    <audio src="sound.mp3"></audio>
    <p id="media"></p>
    <script>
    fetch('data.json').then(answer => answer.json()).then(list => data.textContent = 'Data ' + list);
    const show = () => size.textContent = 'Width ' + innerWidth;
    addEventListener('resize', show);
    addEventListener('click', () => detail.textContent = 'Pixels ' + devicePixelRatio);
    show();
    let log = [];
    for (const name of ['touchstart', 'touchmove', 'touchend', 'click'])
      pad.addEventListener(name, event => {
        if (name == 'touchmove') event.preventDefault();
        if (name == 'touchstart') log = [];
        if (!log.includes(name)) log.push(name);
        touches.textContent = log.join(' ');
      }, {passive: false});
    new Audio('sound.mp3').play().catch(error => media.textContent = 'Media: ' + error.name);
    for (const name of ['touchstart', 'touchcancel', 'touchend'])
      below.addEventListener(name, event => {
        if (name == 'touchstart') log = [];
        log.push(name + ' of ' + event.changedTouches.length);
        touches.textContent = log.join(' ');
      });
    </script>
    """
}

extension PartsViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {
    let error = error as NSError
    status.text = "\(error.domain) \(error.code)"
  }
}

extension PartsViewController: UIScrollViewDelegate {
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let (scale, most) = (Int(scrollView.zoomScale), Int(scrollView.maximumZoomScale))
    status.text = "Zoomed to \(scale) of \(most)"
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    status.text = status.text == "Dragged" ? "Dragged twice" : "Dragged"
  }
}
