import DisplayList
import Foundation

/// The images that an app has sent, within limits on their size and number.
///
/// Each app numbers its images independently. The device assigns each image a number that's unique
/// among all apps.
struct AppImages {
  private struct Image {
    /// The number on the device.
    var id: ImageID
    var bytes: Int
    var pixels: Int
  }

  /// The image files, by the device's numbers.
  private(set) var files: [ImageID: Data] = [:]
  /// The images, by the app's numbers.
  private var images: [ImageID: Image] = [:]
  private var bytes = 0
  private var pixels = 0

  /// Stores an image, or removes one that's sent without bytes.
  /// - Parameters:
  ///   - id: The app's number for the image. If the number is in use, the image is ignored.
  ///   - nextID: A closure that returns the device's next number.
  /// - Returns: Whether the set of images has changed.
  /// - Throws: `LimitExceeded`, `ImageHeader.Unreadable`.
  mutating func take(_ file: Data, id: ImageID, nextID: () -> ImageID) throws -> Bool {
    guard !file.isEmpty else { return remove(id) }
    guard images[id] == nil else { return false }
    let header = try ImageHeader(checking: file)
    try AppLimit.images.check(files.count + 1)
    try AppLimit.allImageBytes.check(bytes + file.count)
    try AppLimit.allImagePixels.check(pixels + header.pixels)
    bytes += file.count
    pixels += header.pixels
    let image = Image(id: nextID(), bytes: file.count, pixels: header.pixels)
    images[id] = image
    files[image.id] = file
    return true
  }

  private mutating func remove(_ id: ImageID) -> Bool {
    guard let image = images.removeValue(forKey: id) else { return false }
    files[image.id] = nil
    bytes -= image.bytes
    pixels -= image.pixels
    return true
  }

  /// Returns the device's number for an image, or `.none` if the app didn't send the
  /// image.
  func deviceID(of id: ImageID) -> ImageID {
    images[id]?.id ?? .none
  }
}
