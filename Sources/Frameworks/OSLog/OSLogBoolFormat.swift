/// The format of a Boolean value in a message.
///
/// Follows <https://developer.apple.com/documentation/os/oslogboolformat>.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}
