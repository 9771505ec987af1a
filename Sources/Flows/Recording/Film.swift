import Foundation
import Raster
import Sandbox

/// The frames of a movie, as image files in a folder.
struct Film: Sendable {
  private let scratch: ScratchFolder
  private(set) var count = 0

  var folder: URL { scratch.url }

  /// The pattern of the images' names for FFmpeg.
  var pattern: String { folder.appendingPathComponent("%06d.png").path }

  init() throws {
    scratch = try ScratchFolder()
  }

  /// Removes the images and everything created from them.
  func discard() {
    scratch.remove()
  }

  mutating func append(_ bitmap: Bitmap) throws {
    try bitmap.png().write(to: file(count))
    count += 1
  }

  /// Repeats the last image for another frame.
  mutating func repeatLast() throws {
    try FileManager.default.linkItem(at: file(count - 1), to: file(count))
    count += 1
  }

  private func file(_ index: Int) -> URL {
    folder.appendingPathComponent(String(format: "%06d.png", index))
  }
}
