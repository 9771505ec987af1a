/// The size of a thumbnail of a file, which is its key under
/// `URLResourceKey.thumbnailDictionaryKey`.
///
/// Follows <https://developer.apple.com/documentation/foundation/urlthumbnaildictionaryitem>.
public struct URLThumbnailDictionaryItem: Hashable, RawRepresentable, Sendable {
  /// Apple's name of the size.
  public let rawValue: String

  /// Creates a size from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A picture of at most 1024 by 1024 points.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey")
}
