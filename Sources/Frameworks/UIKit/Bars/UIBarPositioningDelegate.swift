/// Who decides where a bar is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarpositioningdelegate>.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar is.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
