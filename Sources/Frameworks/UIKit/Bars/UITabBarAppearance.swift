import Foundation

/// The appearance of a tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarappearance>.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with titles below images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with titles beside their images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with titles beside their small images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint color of the selection indicator.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?

  /// The positioning of items with titles below images.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of centered items with titles below images, or 0 for the default.
  open var stackedItemWidth: CGFloat = 0
  /// The space between centered items with titles below images, or 0 for the default.
  open var stackedItemSpacing: CGFloat = 0

  /// Returns whether another appearance has the same values.
  override func isSame(as other: UIBarAppearance) -> Bool {
    guard super.isSame(as: other), let other = other as? UITabBarAppearance else { return false }
    return stackedLayoutAppearance.isSame(as: other.stackedLayoutAppearance)
      && inlineLayoutAppearance.isSame(as: other.inlineLayoutAppearance)
      && compactInlineLayoutAppearance.isSame(as: other.compactInlineLayoutAppearance)
      && (selectionIndicatorTintColor, selectionIndicatorImage)
        == (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
      && (stackedItemPositioning, stackedItemWidth, stackedItemSpacing)
        == (other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
