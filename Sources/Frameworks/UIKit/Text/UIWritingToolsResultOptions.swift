/// The kinds of content that text from Writing Tools can contain.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions>.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
