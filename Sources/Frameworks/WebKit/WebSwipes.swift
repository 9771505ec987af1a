@_spi(Quince) import UIKit

/// The swipes from the edges of the screen that move through the history.
@MainActor
final class WebSwipes {
  private unowned let webView: WKWebView
  private let back = UIScreenEdgePanGestureRecognizer()
  private let forward = UIScreenEdgePanGestureRecognizer()

  init(of webView: WKWebView) {
    self.webView = webView
    back.edges = .left
    forward.edges = .right
    for recognizer in [back, forward] {
      recognizer.addHandler { [weak self, unowned recognizer] in self?.move(recognizer) }
      recognizer.isEnabled = false
      webView.addGestureRecognizer(recognizer)
      webView.scrollView.panGestureRecognizer.require(toFail: recognizer)
    }
  }

  var isEnabled = false {
    didSet { for recognizer in [back, forward] { recognizer.isEnabled = isEnabled } }
  }

  private func move(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let isBack = recognizer === back
    guard isBack ? webView.canGoBack : webView.canGoForward else { return }
    let distance = recognizer.translation(in: webView).x * (isBack ? 1 : -1)
    switch recognizer.state {
    case .changed:
      webView.scrollView.transform = CGAffineTransform(
        translationX: max(0, distance) * (isBack ? 1 : -1), y: 0)
    case .ended:
      let speed = recognizer.velocity(in: webView).x * (isBack ? 1 : -1)
      if distance + speed * 0.2 > webView.bounds.width / 2 {
        if isBack { webView.goBack() } else { webView.goForward() }
      }
      settle()
    case .cancelled, .failed: settle()
    default: break
    }
  }

  private func settle() {
    UIView.animate(withDuration: 0.25) { self.webView.scrollView.transform = .identity }
  }
}
