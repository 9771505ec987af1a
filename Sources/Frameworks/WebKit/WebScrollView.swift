import UIKit

/// The scroll view of a web view.
final class WebScrollView: UIScrollView {
  /// Called when the size, the insets, or the position changes.
  var onChange: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onChange()
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    onChange()
  }
}
