import UIKit
import WebKit

/// The web view of a storyboard.
class BoardViewController: UIViewController {
  @IBOutlet private var webView: WKWebView!
  @IBOutlet private var status: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.loadHTMLString(
      """
      <!DOCTYPE html>
      <meta name="viewport" content="width=device-width">
      <p id="agent">No agent</p><p id="width">No width</p>
      <p id="font" style="font-size: 3px">Small</p>
      <script>
      agent.textContent = 'Agent ' + navigator.userAgent.split(' ').pop();
      width.textContent = 'Width ' + innerWidth;
      font.textContent = font.offsetHeight >= 20 ? 'Large enough' : 'Too small';
      </script>
      """, baseURL: nil)
  }
}

extension BoardViewController: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    let fonts = webView.configuration.preferences.minimumFontSize
    status.text = "Loaded, with fonts from \(Int(fonts))"
  }
}
