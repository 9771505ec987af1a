import Foundation
import Stubs

/// The appearance of a tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarappearance>.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with titles below images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with titles beside images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with titles beside small images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint color of the selection indicator.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { Stub.tabBarSelectionIndicatorTint.tell(if: selectionIndicatorTintColor != nil) }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = Self.copy(of: other.stackedLayoutAppearance)
    inlineLayoutAppearance = Self.copy(of: other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = Self.copy(of: other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  private static func copy(of appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
    appearance.copy() as! UITabBarItemAppearance
  }
}
