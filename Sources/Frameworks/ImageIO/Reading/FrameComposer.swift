import Foundation
import Raster

/// The images of a file, in the order of the animation: most depend on earlier ones.
struct FrameComposer {
  private let container: ImageContainer
  /// The canvas after the last composed image was drawn, with four bytes for each pixel.
  private var canvas: [UInt8]
  /// The canvas before the last composed image was drawn, if it's needed again.
  private var earlier: [UInt8]?
  private var lastIndex: Int?

  init(_ container: ImageContainer) {
    self.container = container
    canvas = []
  }

  /// Returns the canvas with an image, or `nil` if its pixels can't be read.
  mutating func bitmap(at index: Int) -> Bitmap? {
    let frames = container.frames
    if frames.count == 1 { return ImageFile(data: frames[0].file)?.bitmap() }
    if lastIndex == nil || lastIndex! > index { restart() }
    let start = lastIndex.map { $0 + 1 } ?? 0
    if start <= index {
      for index in start...index { guard draw(index) else { return nil } }
    }
    return Bitmap(width: container.width, height: container.height, bytes: canvas)
  }

  private mutating func restart() {
    canvas = [UInt8](repeating: 0, count: container.width * container.height * 4)
    earlier = nil
    lastIndex = nil
  }

  private mutating func draw(_ index: Int) -> Bool {
    if let lastIndex { dispose(of: container.frames[lastIndex]) }
    let frame = container.frames[index]
    guard let pixels = ImageFile(data: frame.file)?.bitmap(), pixels.width == frame.width,
      pixels.height == frame.height
    else { return false }
    earlier = frame.disposal == .restorePrevious ? canvas : nil
    lastIndex = index
    let bytes = pixels.bytes
    forEachPixel(of: frame) { canvas, place, source in
      Self.draw(bytes, source, over: &canvas, place, isReplacing: frame.isReplacing)
    }
    return true
  }

  private mutating func dispose(of frame: ImageFrame) {
    switch frame.disposal {
    case .keep: break
    case .clear:
      forEachPixel(of: frame) { canvas, place, _ in
        for channel in 0..<4 { canvas[place + channel] = 0 }
      }
    case .restorePrevious: if let earlier { canvas = earlier }
    }
  }

  /// - Parameter body: A closure that receives the canvas, and the offsets of a pixel in the canvas
  ///   and in the image.
  private mutating func forEachPixel(
    of frame: ImageFrame, _ body: (inout [UInt8], Int, Int) -> Void
  ) {
    let columns = 0..<max(0, min(frame.width, container.width - frame.x))
    for y in 0..<max(0, min(frame.height, container.height - frame.y)) {
      for x in columns {
        let place = ((frame.y + y) * container.width + frame.x + x) * 4
        body(&canvas, place, (y * frame.width + x) * 4)
      }
    }
  }

  /// Draws a pixel over another; neither is premultiplied.
  private static func draw(
    _ bytes: [UInt8], _ source: Int, over canvas: inout [UInt8], _ place: Int, isReplacing: Bool
  ) {
    let alpha = Int(bytes[source + 3])
    if isReplacing || alpha == 255 {
      for channel in 0..<4 { canvas[place + channel] = bytes[source + channel] }
      return
    }
    if alpha == 0 { return }
    let below = Int(canvas[place + 3]) * (255 - alpha) / 255
    let total = alpha + below
    for channel in 0..<3 {
      let sum = Int(bytes[source + channel]) * alpha + Int(canvas[place + channel]) * below
      canvas[place + channel] = UInt8((sum + total / 2) / total)
    }
    canvas[place + 3] = UInt8(total)
  }
}
