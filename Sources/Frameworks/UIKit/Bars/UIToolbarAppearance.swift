import Foundation

/// The appearance of a toolbar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbarappearance>.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
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

  /// Returns whether another appearance has the same values.
  override func isSame(as other: UIBarAppearance) -> Bool {
    guard super.isSame(as: other), let other = other as? UIToolbarAppearance else { return false }
    return buttonAppearance.isSame(as: other.buttonAppearance)
      && prominentButtonAppearance.isSame(as: other.prominentButtonAppearance)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    prominentButtonAppearance = other.prominentButtonAppearance.copy()
  }
}
