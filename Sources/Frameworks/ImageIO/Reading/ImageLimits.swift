/// The limits of image files, which come from untrusted sources.
enum ImageLimits {
  /// The largest number of images in a file.
  static let imageCount = 10_000
  /// The largest number of pixels in an image.
  static let pixelCount = 100_000_000
  /// The largest number of entries in one of Exif's directories.
  static let entryCount = 1_000
  /// The largest number of values in an entry of Exif's.
  static let valueCount = 64
  /// The largest number of bytes in an entry of Exif's.
  static let valueLength = 65_536

  /// Returns whether an image may have a size in pixels.
  static func allow(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= pixelCount / height
  }
}
