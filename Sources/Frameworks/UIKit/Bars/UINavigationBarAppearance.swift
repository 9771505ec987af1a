import Foundation
import Stubs

/// The look of a navigation bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is off its place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      Stub.navigationBarTitleAdjustment.tell(if: titlePositionAdjustment != .zero)
    }
  }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that confirm.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the button that leads back.
  open private(set) var backIndicatorImage: UIImage?
  /// What of the image hides a title that slides beneath.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the button that leads back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = Self.copy(of: other.buttonAppearance)
    doneButtonAppearance = Self.copy(of: other.doneButtonAppearance)
    backButtonAppearance = Self.copy(of: other.backButtonAppearance)
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  private static func copy(of appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    appearance.copy() as! UIBarButtonItemAppearance
  }
}
