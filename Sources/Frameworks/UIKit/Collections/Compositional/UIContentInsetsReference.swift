/// What the insets of a compositional layout's content are measured from.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentinsetsreference>.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says, which is the safe area unless set.
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
