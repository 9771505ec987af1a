import UIKit
import WebKit

/// A web view with pages that try to keep the app busy.
class AttacksViewController: UIViewController {
  private let status = UILabel()
  private var webView: WKWebView!
  private var alerts = 0
  private var observation: NSKeyValueObservation?

  /// Scripts of the pages, by the titles of their buttons.
  private static let scripts = [
    ("Alerts", "for (let i = 0; i < 1000; i++) alert('Again')"),
    (
      "Messages",
      """
      webkit.messageHandlers.attack.postMessage('a'.repeat(17000000));
      webkit.messageHandlers.attack.postMessage(Array(300000).fill(0));
      webkit.messageHandlers.attack.postMessage('small');
      """
    ),
    ("Reloads", "setTimeout(() => location.reload(), 1)"),
    ("History", "for (let i = 0; i < 3000; i++) history.pushState(i, '', '#' + i)"),
    (
      "Titles",
      """
      document.title = 'Title '.repeat(1000000);
      for (let i = 0; i < 100; i++) document.title = 'Title '.repeat(20000) + i;
      """
    ),
    (
      "Frames",
      """
      let inner = document;
      for (let i = 0; i < 30; i++) {
        const frame = inner.createElement('iframe');
        inner.body.appendChild(frame);
        inner = frame.contentDocument;
        if (!inner) break;
      }
      state.textContent = 'Framed';
      """
    ),
    (
      "Workers",
      """
      let count = 0;
      const source = URL.createObjectURL(new Blob(['postMessage(1)']));
      for (let i = 0; i < 50; i++)
        new Worker(source).onmessage = () => state.textContent = ++count + ' workers';
      """
    ),
    (
      "Rows",
      """
      const rows = Array.from({length: 300}, () => document.body.appendChild(document.createElement('p')));
      setInterval(() => { for (const row of rows) row.textContent = 'Row ' + Math.random() }, 200);
      """
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Attacks"
    view.backgroundColor = .systemBackground
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(self, name: "attack")
    webView = WKWebView(frame: .zero, configuration: configuration)
    webView.uiDelegate = self
    observation = webView.observe(\.title) { [weak self] webView, _ in
      if let title = webView.title, title.count > 100 { self?.status.text = "A long title" }
    }
    status.accessibilityIdentifier = "status"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Leave", primaryAction: UIAction { [weak self] _ in self?.leave() })
    let names = UISegmentedControl(items: [])
    for (index, script) in Self.scripts.enumerated() {
      names.insertSegment(withTitle: script.0, at: index, animated: false)
    }
    names.apportionsSegmentWidthsByContent = true
    names.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
    names.addAction(
      UIAction { [weak self] in
        self?.attack(($0.sender as? UISegmentedControl)?.selectedSegmentIndex)
      },
      for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [names, status, webView])
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
    leave()
  }

  private func leave() {
    status.text = "Nothing"
    webView.loadHTMLString(Self.page("state.textContent = 'Safe'"), baseURL: nil)
  }

  private func attack(_ index: Int?) {
    guard let index else { return }
    alerts = 0
    webView.loadHTMLString(Self.page(Self.scripts[index].1), baseURL: nil)
  }

  private static func page(_ script: String) -> String {
    """
    <!DOCTYPE html><meta name="viewport" content="width=device-width">
    <body><p id="state">Attacking</p><script>onload = () => { \(script) }</script>
    """
  }
}

extension AttacksViewController: WKUIDelegate {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    alerts += 1
    status.text = "\(alerts) alerts"
    // The user has seen enough.
    if alerts == 50 { leave() }
    completionHandler()
  }
}

extension AttacksViewController: WKScriptMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    status.text = "Message \((message.body as? String)?.prefix(10) ?? "without text")"
  }
}
