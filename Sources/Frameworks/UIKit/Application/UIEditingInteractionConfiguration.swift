/// The editing gestures of the system, such as three-finger swipes for undo, that a responder
/// allows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditinginteractionconfiguration>.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// All of them.
  case `default` = 1
}
