import UIKit

/// Lets a web view scroll the field that has the focus out from under the keyboard.
///
/// As on iOS, the page's layout doesn't change.
@MainActor
final class WebKeyboardSpace {
  private unowned let webView: WKWebView
  /// The top of the keyboard on the screen, or `nil` while it's hidden.
  private var top: CGFloat?
  private var observers: [any NSObjectProtocol] = []

  init(of webView: WKWebView) {
    self.webView = webView
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let top = end?.cgRectValue.minY
        MainActor.assumeIsolated { self?.keyboardDidMove(to: top) }
      },
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardDidMove(to: nil) } },
    ]
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  private func keyboardDidMove(to top: CGFloat?) {
    self.top = top
    webView.keyboardHeight = covered
    showField()
  }

  /// The height of the part of the web view that the keyboard covers.
  private var covered: CGFloat {
    guard let top, let window = webView.window, webView.content.isFirstResponder else { return 0 }
    let frame = window.convert(webView.convert(webView.bounds, to: nil), to: nil as UIWindow?)
    return min(max(0, frame.maxY - top), frame.height)
  }

  /// Scrolls to the field if the keyboard covers it.
  func showField() {
    guard covered > 0, let frame = webView.content.fieldFrame else { return }
    let space = webView.visiblePart.height - covered
    let offset = webView.webScrollView.contentOffset.y
    let top = offset + webView.webScrollView.adjustedContentInset.top
    guard frame.maxY > top + space || frame.minY < top else { return }
    let wanted = frame.midY - space / 2
    let most = webView.webScrollView.contentSize.height - space
    webView.webScrollView.contentOffset.y += min(max(0, wanted), max(0, most)) - top
  }
}
