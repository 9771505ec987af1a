import Foundation

/// The options for a thumbnail.
struct ThumbnailOptions {
  /// Whether the image replaces the file's own thumbnail.
  let isAlwaysMade: Bool
  /// Whether the image replaces a missing thumbnail.
  let isMadeIfAbsent: Bool
  /// Whether the thumbnail is rotated as the image's orientation specifies.
  let isTurned: Bool
  /// The largest width and height, in pixels.
  let largestLength: Int?

  init(_ options: CFDictionary?) {
    func isOn(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
    isAlwaysMade = isOn(kCGImageSourceCreateThumbnailFromImageAlways)
    isMadeIfAbsent = isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    isTurned = isOn(kCGImageSourceCreateThumbnailWithTransform)
    largestLength = PixelLength.read(options?[kCGImageSourceThumbnailMaxPixelSize])
  }
}
