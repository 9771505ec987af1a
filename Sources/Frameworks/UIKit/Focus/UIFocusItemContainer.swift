/// An object that contains items that can have the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusitemcontainer>.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
