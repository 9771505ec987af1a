import UIKit

/// A scroll view delegate that records its calls.
///
/// Consecutive calls of the same kind are recorded only once.
final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  let log = CallLog()
  var zoomed: UIView?
  var target: CGPoint?
  var goesToTop = true
  var onScroll: ((UIScrollView) -> Void)?
  private var last = ""

  private func note(_ call: String) {
    if call != last { log.note(call) }
    last = call
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
    onScroll?(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("didEndZooming")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { goesToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}
