/// An item that a popover can be anchored to, which is a view or a bar button item.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the item's frame in a view's coordinate space, in points.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's frame in another view's coordinate space, in points, or `nil` if they
  /// aren't in the same window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === (referenceView as? UIWindow ?? referenceView.window) else {
      return nil
    }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button in a view's coordinate space, in points, or `nil` if no
  /// bar in the same window shows it.
  public func frame(in referenceView: UIView) -> CGRect? { barView?.frame(in: referenceView) }
}
