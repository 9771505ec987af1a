import Foundation

/// The appearance of a navigation bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its usual position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the subtitle.
  @available(IOS26 )
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the subtitle below a large title.
  @available(IOS26 )
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of prominent buttons.
  @available(IOS26 )
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
  /// The appearance of prominent buttons, by its deprecated name.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image beside the back button's title.
  open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? Self.backIndicator }
  /// The mask of the content during transitions.
  open var backIndicatorTransitionMaskImage: UIImage {
    ownTransitionMaskImage ?? Self.backIndicator
  }

  private static let backIndicator = UIImage(systemName: "chevron.backward") ?? UIImage()
  final private(set) var ownBackIndicatorImage: UIImage?
  final private(set) var ownTransitionMaskImage: UIImage?

  /// Sets the image beside the back button's title.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    ownBackIndicatorImage = backIndicatorImage
    ownTransitionMaskImage = transitionMaskImage
  }

  /// Returns whether another appearance has the same values.
  override func isSame(as other: UIBarAppearance) -> Bool {
    guard super.isSame(as: other), let other = other as? UINavigationBarAppearance else {
      return false
    }
    return buttonAppearance.isSame(as: other.buttonAppearance)
      && prominentButtonAppearance.isSame(as: other.prominentButtonAppearance)
      && backButtonAppearance.isSame(as: other.backButtonAppearance)
      && (titlePositionAdjustment, ownBackIndicatorImage, ownTransitionMaskImage)
        == (
          other.titlePositionAdjustment, other.ownBackIndicatorImage, other.ownTransitionMaskImage
        )
      && titleTextAttributes.areEqual(to: other.titleTextAttributes)
      && largeTitleTextAttributes.areEqual(to: other.largeTitleTextAttributes)
      && subtitleTextAttributes.areEqual(to: other.subtitleTextAttributes)
      && largeSubtitleTextAttributes.areEqual(to: other.largeSubtitleTextAttributes)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    prominentButtonAppearance = other.prominentButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    ownBackIndicatorImage = other.ownBackIndicatorImage
    ownTransitionMaskImage = other.ownTransitionMaskImage
  }
}
