import CoreGraphics
@_spi(Quince) import UIKitCore

/// The scroll view of a page view controller; an app can find it among the subviews, and be its
/// delegate as well.
final class PageScroller: UIScrollView {
  /// Called when the user starts to drag.
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
