/// The precision with which users select text in pages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkselectiongranularity>.
public enum WKSelectionGranularity: Int, Sendable {
  /// The precision depends on the text.
  case dynamic = 0
  /// Users can select each character.
  case character = 1
}
