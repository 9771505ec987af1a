/// The scrolling that minimizes a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarminimizationbehavior>.
@available(IOS27 )
public enum UIBarMinimizationBehavior: Int, Sendable {
  /// The system decides.
  case automatic
  /// The bar is never minimized.
  case never
  /// Scrolling down minimizes the bar.
  case onScrollDown
  /// Scrolling up minimizes the bar.
  case onScrollUp
}
