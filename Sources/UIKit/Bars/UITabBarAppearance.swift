import Foundation

/// The look of a tab bar's items in one state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are off their place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of images.
  open var iconColor: UIColor?
  /// The colour of badges.
  open var badgeBackgroundColor: UIColor?
}

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

/// The look of a tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarappearance>.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with titles beneath images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with titles beside images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with titles beside small images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour beneath the chosen item.
  open var selectionIndicatorTintColor: UIColor?

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}
