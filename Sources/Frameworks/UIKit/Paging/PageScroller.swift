import CoreGraphics
@_spi(Quince) import UIKitCore

/// The scroll view of a page view controller.
///
/// An app can find it among the subviews and set its own delegate.
final class PageScroller: UIScrollView {
  /// A closure that's called when the user starts to drag.
  var onBegin: (() -> Void)?
  /// A closure that's called when the content has moved.
  var onScroll: (() -> Void)?
  /// A closure that's called when the content has stopped.
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

  /// Keeps the scroll view as its own delegate, which forwards everything to the app's delegate.
  override func storedDelegateDidChange() {
    guard storedDelegate !== relay else { return }
    relay.other = storedDelegate
    storedDelegate = relay
  }
}
