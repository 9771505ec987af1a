/// The styles of action sheets, which have all looked the same since iOS 7.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactionsheetstyle>.
public enum UIActionSheetStyle: Int, Sendable {
  /// The look of the bar that the action sheet is shown from.
  case automatic = -1
  /// The default look.
  case `default` = 0
  /// A black look.
  case blackOpaque = 1
  /// A black, translucent look.
  case blackTranslucent = 2
}
