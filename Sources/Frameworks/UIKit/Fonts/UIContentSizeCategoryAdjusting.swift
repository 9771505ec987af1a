/// An object whose font can follow the user's preferred text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the user's preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// Returns the font at the user's current text size, or `nil` if it doesn't follow the text size
  /// or nothing changed.
  func adjusted(from previous: UITraitCollection?, to traits: UITraitCollection) -> UIFont? {
    guard previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory else {
      return nil
    }
    if let rescaled = rescaled(for: traits) { return rescaled }
    guard let style = fontDescriptor.specification.textStyle else { return nil }
    return withSize(PreferredSizes.size(of: style, category: PreferredSizes.category(traits)))
  }

  /// Returns a font of font metrics at the text size of some traits, or `nil` if font metrics
  /// haven't scaled the font.
  func rescaled(for traits: UITraitCollection) -> UIFont? {
    guard let scaling else { return nil }
    return UIFontMetrics(forTextStyle: scaling.textStyle).scaledFont(
      for: withSize(scaling.unscaledSize), maximumPointSize: scaling.maximumSize,
      compatibleWith: traits)
  }
}

extension UITraitCollection {
  /// Returns whether the user's text size has changed.
  func hasOtherTextSize(than previous: UITraitCollection) -> Bool {
    preferredContentSizeCategory != previous.preferredContentSizeCategory
  }
}
