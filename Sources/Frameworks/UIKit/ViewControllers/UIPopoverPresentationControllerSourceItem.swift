/// A possible anchor of a popover: a view, or a bar button item.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns where the item is, in a view's coordinate space, in points.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns where the view is, in another view's coordinate space, in points, or `nil` if the two
  /// share no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === (referenceView as? UIWindow ?? referenceView.window) else {
      return nil
    }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns where the item's button is, in a view's coordinate space, in points; `nil` while no
  /// bar shows it there.
  public func frame(in referenceView: UIView) -> CGRect? { barView?.frame(in: referenceView) }
}
