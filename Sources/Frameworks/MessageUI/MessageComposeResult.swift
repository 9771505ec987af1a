/// The result of composing a message.
///
/// Follows <https://developer.apple.com/documentation/messageui/messagecomposeresult>.
public enum MessageComposeResult: Int, Sendable {
  /// The user canceled the message.
  case cancelled
  /// The user sent the message.
  case sent
  /// The message couldn't be sent.
  case failed
}
