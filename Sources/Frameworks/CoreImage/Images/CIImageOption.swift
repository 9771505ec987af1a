/// The name of an option for creating an image.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciimageoption>.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the image is turned upright.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
}
