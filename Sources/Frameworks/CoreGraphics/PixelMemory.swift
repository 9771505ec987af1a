import DisplayList
import Foundation
import Raster

/// The memory of a bitmap context, which the app can read and change while the context draws.
final class PixelMemory {
  let layout: PixelLayout
  let start: UnsafeMutableRawPointer
  private let isOwn: Bool

  /// - Parameter start: The app's memory, or `nil` to allocate memory.
  init(_ layout: PixelLayout, at start: UnsafeMutableRawPointer?) {
    self.layout = layout
    isOwn = start == nil
    self.start =
      start ?? .allocate(byteCount: layout.byteCount, alignment: MemoryLayout<UInt>.alignment)
    if isOwn { self.start.initializeMemory(as: UInt8.self, repeating: 0, count: layout.byteCount) }
  }

  deinit {
    if isOwn { start.deallocate() }
  }

  /// An image of the current pixels.
  var image: CGImage { CGImage(layout.bitmap(at: start)) }

  /// Draws over the pixels.
  func draw(_ commands: [DrawingCommand]) {
    let size = CGSize(width: layout.width, height: layout.height)
    guard
      let bitmap = Bitmap(
        drawing: commands, size: size, scale: 1, over: layout.bitmap(at: start))
    else { return }
    layout.write(bitmap, to: start)
  }
}
