import Foundation

/// The look of a tab bar's items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// At rest.
  public let normal = UITabBarItemStateAppearance()
  /// Chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Taking no touches.
  public let disabled = UITabBarItemStateAppearance()
  /// Focused.
  public let focused = UITabBarItemStateAppearance()
}
