/// The name of a sound file.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsoundname>.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
