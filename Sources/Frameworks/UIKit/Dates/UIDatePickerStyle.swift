/// The styles of date pickers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
public enum UIDatePickerStyle: Int, Sendable {
  /// The best style for the mode.
  case automatic
  /// Wheels that users turn.
  case wheels
  /// The date and the time as text, each of which opens an editor.
  case compact
  /// A month for choosing a day, and the time below it.
  case inline
}
