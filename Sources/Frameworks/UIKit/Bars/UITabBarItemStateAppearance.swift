import Foundation

/// The appearance of tab bar items in a state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles from their usual position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of images.
  open var iconColor: UIColor?
  /// The color of badges.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of badges' text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of badges from their usual position.
  open var badgePositionAdjustment = UIOffset.zero
  /// The offset of badges' text from its usual position.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  /// Returns whether another appearance has the same values.
  final func isSame(as other: UITabBarItemStateAppearance) -> Bool {
    (titlePositionAdjustment, iconColor, badgeBackgroundColor)
      == (other.titlePositionAdjustment, other.iconColor, other.badgeBackgroundColor)
      && (badgePositionAdjustment, badgeTitlePositionAdjustment)
        == (other.badgePositionAdjustment, other.badgeTitlePositionAdjustment)
      && titleTextAttributes.areEqual(to: other.titleTextAttributes)
      && badgeTextAttributes.areEqual(to: other.badgeTextAttributes)
  }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
