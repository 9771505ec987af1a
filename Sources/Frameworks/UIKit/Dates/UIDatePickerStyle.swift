/// The ways in which a date picker looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
public enum UIDatePickerStyle: Int, Sendable {
  /// The best style for the mode.
  case automatic
  /// Wheels to turn.
  case wheels
  /// The date and the time in words, each of which opens an editor.
  case compact
  /// A month to choose a day from, and the time below it.
  case inline
}
