/// A key for a custom state in a configuration state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey>.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a key from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from a string.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
