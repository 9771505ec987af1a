/// The scrolling that restores a minimized bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarminimizationrestorationbehavior>.
@available(IOS27 )
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
  /// The system decides.
  case automatic
  /// The bar is restored when the content reaches its edge.
  case atScrollEdge
}
