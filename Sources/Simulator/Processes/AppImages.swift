import DisplayList
import Foundation

/// The images that an app has sent, none of them too large, and not too many.
///
/// An app numbers its images as it likes; on the device each has a number that no other app's image has.
struct AppImages {
  /// The files under the device's numbers.
  private(set) var files: [ImageID: Data] = [:]
  /// The device's numbers under the app's.
  private var ids: [ImageID: ImageID] = [:]
  private var bytes = 0
  private var pixels = 0

  /// Keeps an image; one that is there already is not looked at again.
  /// - Parameters:
  ///   - id: the app's number for it.
  ///   - nextID: gives the device's.
  /// - Returns: whether it is new.
  /// - Throws: `LimitExceeded`, `ImageHeader.Unreadable`.
  mutating func add(_ file: Data, id: ImageID, nextID: () -> ImageID) throws -> Bool {
    guard ids[id] == nil else { return false }
    let header = try ImageHeader(checking: file)
    try AppLimit.images.check(files.count + 1)
    try AppLimit.allImageBytes.check(bytes + file.count)
    try AppLimit.allImagePixels.check(pixels + header.pixels)
    bytes += file.count
    pixels += header.pixels
    let own = nextID()
    ids[id] = own
    files[own] = file
    return true
  }

  /// The device's number of an image; one of no image where the app has sent none.
  func deviceID(of id: ImageID) -> ImageID {
    ids[id] ?? .none
  }
}
