import CoreGraphics
import UIKitCore

/// Forwards a scroll view's events to a page view controller and an app's own delegate.
@MainActor
final class PageScrollRelay: NSObject, UIScrollViewDelegate {
  private unowned let scroller: PageScroller
  weak var other: (any UIScrollViewDelegate)?

  init(scroller: PageScroller) {
    self.scroller = scroller
    super.init()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scroller.onBegin?()
    other?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scroller.onScroll?()
    other?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    other?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    other?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate { scroller.onRest?() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    other?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scroller.onRest?()
    other?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scroller.onRest?()
    other?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
