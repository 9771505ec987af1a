import Foundation
import Raster
import Sandbox

/// The pictures of a movie, one after another, as files of a folder.
struct Film: Sendable {
  private let scratch: ScratchFolder
  private(set) var count = 0

  var folder: URL { scratch.url }

  /// The names of the pictures as FFmpeg reads them.
  var pattern: String { folder.appendingPathComponent("%06d.png").path }

  init() throws {
    scratch = try ScratchFolder()
  }

  /// Removes the pictures and everything made from them.
  func discard() {
    scratch.remove()
  }

  mutating func append(_ bitmap: Bitmap) throws {
    try bitmap.png().write(to: file(count))
    count += 1
  }

  /// Shows the last picture for one frame more.
  mutating func repeatLast() throws {
    try FileManager.default.linkItem(at: file(count - 1), to: file(count))
    count += 1
  }

  private func file(_ index: Int) -> URL {
    folder.appendingPathComponent(String(format: "%06d.png", index))
  }
}
