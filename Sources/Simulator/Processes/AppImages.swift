import DisplayList
import Foundation

/// The images that an app has sent, none of them too large, and not too many.
///
/// An app numbers its images as it likes; on the device each has a number that no other app's image
/// has.
struct AppImages {
  private struct Image {
    /// The device's number.
    var id: ImageID
    var bytes: Int
    var pixels: Int
  }

  /// The files under the device's numbers.
  private(set) var files: [ImageID: Data] = [:]
  /// The images under the app's numbers.
  private var images: [ImageID: Image] = [:]
  private var bytes = 0
  private var pixels = 0

  /// Keeps an image, or forgets one that comes without bytes.
  /// - Parameters:
  ///   - id: The app's number for it; an image under a number that is in use isn't looked at.
  ///   - nextID: Returns the device's next number.
  /// - Returns: Whether there are other images now.
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

  /// Returns the device's number for an image, or that of no image if the app didn't send one.
  func deviceID(of id: ImageID) -> ImageID {
    images[id]?.id ?? .none
  }
}
