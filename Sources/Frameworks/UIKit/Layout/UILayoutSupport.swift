/// The area at the top or the bottom of a view controller's view that bars cover.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutsupport>.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area.
  var length: CGFloat { get }
  /// The anchor of the top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// The area at the top of the view that bars cover.
  public var topLayoutGuide: any UILayoutSupport { view.layoutState.topSupport }

  /// The area at the bottom of the view that bars cover.
  public var bottomLayoutGuide: any UILayoutSupport { view.layoutState.bottomSupport }
}
