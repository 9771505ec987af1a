/// A container that scrolls to show the item with the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer>.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The offset of the content.
  var contentOffset: CGPoint { get set }
  /// The size of the content.
  var contentSize: CGSize { get }
  /// The size of the visible part of the content.
  var visibleSize: CGSize { get }
}

extension UIScrollView: UIFocusItemScrollableContainer {}
