/// An object whose font can follow the user's preferred text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the user's preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// Returns the font with the same text style at the user's current text size, or `nil` if it has
  /// no text style or nothing changed.
  func adjusted(from previous: UITraitCollection?, to traits: UITraitCollection) -> UIFont? {
    guard let style = fontDescriptor.specification.textStyle,
      previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
    else { return nil }
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }
}

extension UITraitCollection {
  /// Returns whether the user's text size has changed.
  func hasOtherTextSize(than previous: UITraitCollection) -> Bool {
    preferredContentSizeCategory != previous.preferredContentSizeCategory
  }
}
