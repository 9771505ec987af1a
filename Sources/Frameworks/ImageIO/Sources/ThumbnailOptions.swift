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
    largestLength = Self.length(options?[kCGImageSourceThumbnailMaxPixelSize])
  }

  /// Returns a length that apps state as any kind of number.
  private static func length(_ value: Any?) -> Int? {
    let number: Double? =
      switch value {
      case let value as NSNumber: value.doubleValue
      case let value as CGFloat: Double(value)
      default: nil
      }
    return number.flatMap { $0 >= 1 ? Int(min($0, Double(1 << 20))) : nil }
  }
}
