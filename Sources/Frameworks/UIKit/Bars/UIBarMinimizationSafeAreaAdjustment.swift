/// Whether the safe area changes with a bar that's minimized.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarminimizationsafeareaadjustment>.
@available(IOS27 )
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  /// The system decides.
  case automatic
  /// The safe area doesn't change.
  case disabled
  /// The safe area changes.
  case enabled
}
