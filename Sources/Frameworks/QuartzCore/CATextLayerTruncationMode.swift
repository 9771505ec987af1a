/// The mode in which text that doesn't fit is truncated.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode>.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Text isn't truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Text is truncated at the start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Text is truncated at the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Text is truncated in the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
