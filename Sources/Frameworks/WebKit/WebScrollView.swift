@_spi(Quince) import UIKit

/// The scroll view of a web view.
final class WebScrollView: UIScrollView {
  /// Called when the size, the insets, or the position changes.
  var onChange: () -> Void = {}

  /// Whether the page uses the touches on it.
  var isTouchTaken: () -> Bool = { false }

  /// The page, which users can zoom.
  weak var content: UIView?

  /// Takes over the limits of the scale in a page's viewport tag.
  func limitZoom(of page: PageDescription, scale: Double) {
    let limits = ViewportLimits(page.viewport)
    let most = limits.maximum / (page.viewport == nil ? scale : 1)
    guard maximumZoomScale != most || minimumZoomScale != limits.minimum else { return }
    minimumZoomScale = limits.minimum
    maximumZoomScale = most
    if zoomScale > most { zoomScale = most }
    watchPinches()
  }

  private weak var watchedPinches: UIPinchGestureRecognizer?

  /// Lays out the page after the user has zoomed it.
  private func watchPinches() {
    guard let pinches = pinchGestureRecognizer, pinches !== watchedPinches else { return }
    watchedPinches = pinches
    pinches.addHandler { [weak self, unowned pinches] in
      if [.ended, .cancelled].contains(pinches.state) { self?.setNeedsLayout() }
    }
  }

  override var ownZoomedView: UIView? { content }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTouchTaken() { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onChange()
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    onChange()
  }
}
