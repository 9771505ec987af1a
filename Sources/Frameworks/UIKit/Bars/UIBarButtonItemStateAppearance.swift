import AppRuntime
import Foundation

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
      if titlePositionAdjustment != .zero {
        unimplemented("UIBarButtonItemStateAppearance.titlePositionAdjustment")
      }
    }
  }
  /// The image beneath titles.
  open var backgroundImage: UIImage?
}
