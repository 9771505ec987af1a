/// The styles of action sheets, which have all looked the same since iOS 7.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactionsheetstyle>.
public enum UIActionSheetStyle: Int, Sendable {
  /// The style of the bar that the action sheet is shown from.
  case automatic = -1
  /// The default style.
  case `default` = 0
  /// A black style.
  case blackOpaque = 1
  /// A translucent black style.
  case blackTranslucent = 2
}
