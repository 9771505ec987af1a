/// The systems whose controls a control looks and behaves like.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibehavioralstyle>.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The system that the app runs on.
  case automatic
  /// iPadOS.
  case pad
  /// macOS.
  case mac
}
