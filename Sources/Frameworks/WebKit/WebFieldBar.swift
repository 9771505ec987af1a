import UIKit

/// The bar above the keyboard, which moves between the fields of a page, and hides the keyboard.
final class WebFieldBar: UIToolbar {
  private weak var webView: WKWebView?

  init(of webView: WKWebView) {
    self.webView = webView
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    items = [
      item("chevron.up", "Previous", -1), item("chevron.down", "Next", 1), .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
          _ = self?.webView?.content.resignFirstResponder()
        }),
    ]
  }

  required init?(coder: NSCoder) { nil }

  private func item(_ symbol: String, _ label: String, _ distance: Int) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
        guard let page = self?.webView?.page else { return }
        page.perform(
          "run", ["source": PageScript.focus(after: distance), "world": PageScript.world])
        page.synchronize()
      })
    item.image = UIImage(systemName: symbol)
    item.accessibilityLabel = label
    return item
  }
}
