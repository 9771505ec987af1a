import Foundation
import Stubs

/// The look of a tab bar's items in one state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are off their place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      Stub.tabBarItemTitleAdjustment.tell(if: titlePositionAdjustment != .zero)
    }
  }
  /// The color of images.
  open var iconColor: UIColor?
  /// The color of badges.
  open var badgeBackgroundColor: UIColor?
}
