/// The method that determines the position of a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarpositioningdelegate>.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns the position of a bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
