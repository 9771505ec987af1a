import Stubs

/// A view that places its content in the safe area, for content that's continued behind bars.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundextensionview>.
@available(IOS26 )
open class UIBackgroundExtensionView: UIView {
  /// The view in the safe area.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the view sets the frame of its content view.
  open var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  /// Places the content view again.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places the content view in the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let contentView else { return }
    if automaticallyPlacesContentView { contentView.frame = bounds.inset(by: safeAreaInsets) }
    Stub.backgroundExtension.report(if: !contentView.frame.contains(bounds))
  }
}
