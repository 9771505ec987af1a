/// The horizontal alignment of text.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode>.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The natural alignment of the text's script.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Text is aligned at the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Text is aligned at the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Text is centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Text is justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
