/// The strip at the top or the bottom of a view controller's view that bars cover.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutsupport>.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip.
  var length: CGFloat { get }
  /// The top of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// The strip at the top that bars cover.
  public var topLayoutGuide: any UILayoutSupport { view.layoutState.topSupport }

  /// The strip at the bottom that bars cover.
  public var bottomLayoutGuide: any UILayoutSupport { view.layoutState.bottomSupport }
}
