import Foundation

/// The appearance of a toolbar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbarappearance>.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Returns whether another appearance has the same values.
  override func isSame(as other: UIBarAppearance) -> Bool {
    guard super.isSame(as: other), let other = other as? UIToolbarAppearance else { return false }
    return buttonAppearance.isSame(as: other.buttonAppearance)
      && doneButtonAppearance.isSame(as: other.doneButtonAppearance)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}
