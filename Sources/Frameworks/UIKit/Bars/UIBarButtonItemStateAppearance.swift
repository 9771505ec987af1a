import Foundation
import Stubs

/// The appearance of bar button items in a state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles from their usual position.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      Stub.barButtonItemTitleAdjustment.tell(if: titlePositionAdjustment != .zero)
    }
  }
  /// The background image of items.
  open var backgroundImage: UIImage? {
    didSet { Stub.barButtonItemStateBackground.tell(if: backgroundImage != nil) }
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
