import Foundation
import Raster

/// The pictures of a movie, one after the other, as files of a folder.
struct Film: Sendable {
  let folder: URL
  private(set) var count = 0

  /// The names of the pictures as FFmpeg reads them.
  var pattern: String { folder.appendingPathComponent("%06d.png").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the pictures and what was made of them.
  func discard() {
    try? FileManager.default.removeItem(at: folder)
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
