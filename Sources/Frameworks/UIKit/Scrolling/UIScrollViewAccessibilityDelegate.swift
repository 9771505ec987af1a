/// Methods that describe the part of a scroll view's content that's visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns a description of the visible part.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns an attributed description of the visible part.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns `nil`.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Returns `nil`.
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView)
    -> NSAttributedString?
  { nil }
}
