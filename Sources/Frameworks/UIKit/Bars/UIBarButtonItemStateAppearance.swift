import Foundation
import Stubs

/// The look of a bar's buttons in one state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are off their place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      Stub.barButtonItemTitleAdjustment.tell(if: titlePositionAdjustment != .zero)
    }
  }
  /// The image beneath titles.
  open var backgroundImage: UIImage? {
    didSet { Stub.barButtonItemStateBackground.tell(if: backgroundImage != nil) }
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
