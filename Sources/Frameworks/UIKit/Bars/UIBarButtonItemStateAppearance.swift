import Foundation

/// The appearance of bar button items in a state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles from their default position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image of items.
  open var backgroundImage: UIImage?

  /// Returns whether another appearance has the same values.
  final func isSame(as other: UIBarButtonItemStateAppearance) -> Bool {
    (titlePositionAdjustment, backgroundImage)
      == (other.titlePositionAdjustment, other.backgroundImage)
      && titleTextAttributes.areEqual(to: other.titleTextAttributes)
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
