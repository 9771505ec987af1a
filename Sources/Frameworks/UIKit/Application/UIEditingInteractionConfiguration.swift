/// The system's editing gestures that a responder allows, such as three-finger swipes for undo.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditinginteractionconfiguration>.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// All of them.
  case `default` = 1
}
