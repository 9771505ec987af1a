/// The reference for the insets of a compositional layout's content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentinsetsreference>.
public enum UIContentInsetsReference: Int, Sendable {
  /// The setting of the layout's configuration, which is the safe area by default.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The guide for readable content.
  case readableContent
}
