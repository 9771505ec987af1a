/// An object whose font can follow the person's preferred text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the person's preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// The font of the same text style in the size that the person likes now; `nil` if it has no
  /// style or nothing changed.
  func adjusted(from previous: UITraitCollection?, to traits: UITraitCollection) -> UIFont? {
    guard let style = fontDescriptor.specification.textStyle,
      previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
    else { return nil }
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }
}

extension UITraitCollection {
  /// Whether the person likes another text size than before.
  func hasOtherTextSize(than previous: UITraitCollection) -> Bool {
    preferredContentSizeCategory != previous.preferredContentSizeCategory
  }
}
