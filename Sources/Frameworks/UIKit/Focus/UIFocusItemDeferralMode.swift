/// Whether the focus appears only after the user has pressed a key.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusitemdeferralmode>.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// Always.
  case always = 1
  /// Never.
  case never = 2
}
