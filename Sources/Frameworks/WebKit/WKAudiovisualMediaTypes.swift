/// Types of media.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes>.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt

  /// Creates a set of types from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Media with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media with moving images.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
