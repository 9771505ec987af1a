import CoreGraphics

/// The scroll view of a page view controller; an app may find it among the subviews, and be its delegate too.
final class PageScroller: UIScrollView {
  /// Called when a person begins to drag.
  var onBegin: (() -> Void)?
  /// Called when the content has moved.
  var onScroll: (() -> Void)?
  /// Called when the content has come to rest.
  var onRest: (() -> Void)?
  private lazy var relay = PageScrollRelay(scroller: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    clipsToBounds = true
    storedDelegate = relay
  }

  required init?(coder: NSCoder) { nil }

  /// Stays its own delegate, which passes everything on to the app's.
  override func storedDelegateDidChange() {
    guard storedDelegate !== relay else { return }
    relay.other = storedDelegate
    storedDelegate = relay
  }
}

/// Tells a page view controller and an app's own delegate what happens in a scroll view.
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
