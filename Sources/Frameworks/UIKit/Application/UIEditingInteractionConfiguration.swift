/// Which of the system's gestures for editing, such as swipes with three fingers that undo, a
/// responder leaves on.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditinginteractionconfiguration>.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// All of them.
  case `default` = 1
}
