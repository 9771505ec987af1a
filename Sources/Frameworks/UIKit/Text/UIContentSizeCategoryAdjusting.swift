/// What can follow the person's text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the person's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
