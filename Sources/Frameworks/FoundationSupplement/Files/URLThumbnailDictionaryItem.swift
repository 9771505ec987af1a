/// The size of a file's thumbnail, which is a key in the dictionary for
/// `URLResourceKey.thumbnailDictionaryKey`.
///
/// Follows <https://developer.apple.com/documentation/foundation/urlthumbnaildictionaryitem>.
public struct URLThumbnailDictionaryItem: Hashable, RawRepresentable, Sendable {
  /// Apple's name for the size.
  public let rawValue: String

  /// Creates a size from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A thumbnail with a maximum size of 1024 by 1024 points.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey")
}
