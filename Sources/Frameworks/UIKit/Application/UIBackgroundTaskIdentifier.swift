/// The identifier of a background task.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier>.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An invalid identifier.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
