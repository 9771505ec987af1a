internal import CPangoCairo
import DisplayList
import Foundation

/// Draws display lists into pixels.
///
/// Blurs of shadows and backdrops are the standard deviation of a Gaussian, in points; a radius of
/// corners is that of a circle's arc; radii too large for a side all shrink by one factor, as in CSS.
package final class Rasterizer {
  /// What cannot be drawn.
  package enum Failure: Error, CustomStringConvertible {
    case noFrame
    case badSize(CGSize, scale: Double)

    /// What could not be drawn, in words.
    package var description: String {
      switch self {
      case .noFrame: "there is no frame to draw"
      case .badSize(let size, let scale):
        "a frame of \(size.width) × \(size.height) points at \(scale) pixels a point cannot be drawn"
      }
    }
  }

  /// The encoded bytes (PNG or JPEG) of the images that frames draw.
  package var images: [ImageID: Data] = [:]

  /// The images that the last picture showed.
  private var decoded: [ImageID: ImageSurface] = [:]
  private var shown: Set<ImageID> = []

  /// A rasterizer that knows no images yet.
  package init() {}

  /// A PNG of frames drawn over each other, in order.
  /// - Parameters:
  ///   - scale: pixels in a point.
  ///   - seconds: how long drawing may take.
  /// - Throws: `Failure`, `LimitExceeded`.
  package func png(
    of frames: [DisplayList], scale: Double, seconds: Double = .infinity
  ) throws -> Data {
    try bitmap(of: frames, scale: scale, seconds: seconds).png()
  }

  /// The pixels of frames drawn over each other, in order.
  /// - Parameters:
  ///   - scale: pixels in a point.
  ///   - seconds: how long drawing may take.
  /// - Throws: `Failure`, `LimitExceeded`.
  package func bitmap(
    of frames: [DisplayList], scale: Double, seconds: Double = .infinity
  ) throws -> Bitmap {
    guard let first = frames.first else { throw Failure.noFrame }
    let width = (Double(first.size.width) * scale).rounded()
    let height = (Double(first.size.height) * scale).rounded()
    guard width >= 1, height >= 1, width <= 16384, height <= 16384 else {
      throw Failure.badSize(first.size, scale: scale)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)!
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale, scale)
    let budget = DrawingBudget(screenPixels: width * height, seconds: seconds)
    shown = []
    defer { decoded = decoded.filter { shown.contains($0.key) } }
    for frame in frames {
      cairo_save(cairo)
      var player = Player(cairo: cairo, scale: scale, budget: budget) { self.image($0) }
      try player.play(frame.commands)
      cairo_restore(cairo)
    }
    cairo_surface_flush(surface)
    return pixels(of: surface, width: Int(width), height: Int(height))
  }

  /// The colors at some places of one row of a frame, in points, of which a picture one pixel high is drawn; a place is
  /// in the middle of its pixel.
  ///
  /// Images don't count, since they would have to be decoded.
  package static func colors(atX places: [Double], y: Double, of frame: DisplayList) -> [Color] {
    guard let left = places.min()?.rounded(), let right = places.max()?.rounded(),
      right - left < frame.size.width
    else { return places.map { _ in .black } }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(right - left) + 1, 1)!
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)!
    defer { cairo_destroy(cairo) }
    cairo_set_source_rgb(cairo, 0, 0, 0)
    cairo_paint(cairo)
    cairo_translate(cairo, 0.5 - left, 0.5 - y.rounded())
    let budget = DrawingBudget(screenPixels: right - left + 1, seconds: .infinity)
    var player = Player(cairo: cairo, scale: 1, budget: budget) { _ in nil }
    // Without a limit of time there's none to exceed.
    try? player.play(frame.commands)
    cairo_surface_flush(surface)
    let row = cairo_image_surface_get_data(surface)!
    return places.map { place in
      let pixel = row + 4 * Int(place.rounded() - left)
      return Color(
        red: Float(pixel[2]) / 255, green: Float(pixel[1]) / 255, blue: Float(pixel[0]) / 255)
    }
  }

  private func pixels(of surface: OpaquePointer, width: Int, height: Int) -> Bitmap {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let source = cairo_image_surface_get_data(surface)!
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var target = 0
      for y in 0..<height {
        let row = source + y * stride
        for x in 0..<width {
          let pixel = row + x * 4
          let alpha = pixel[3]
          if alpha == 255 {
            buffer[target] = pixel[2]
            buffer[target + 1] = pixel[1]
            buffer[target + 2] = pixel[0]
          } else {
            for channel in 0..<3 {
              buffer[target + channel] =
                alpha == 0
                ? 0
                : UInt8(min((Int(pixel[2 - channel]) * 255 + Int(alpha) / 2) / Int(alpha), 255))
            }
          }
          buffer[target + 3] = alpha
          target += 4
        }
      }
      count = target
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private func image(_ id: ImageID) -> ImageSurface? {
    shown.insert(id)
    if let known = decoded[id] { return known }
    guard let data = images[id], (try? ImageHeader(checking: data)) != nil,
      let pixbuf = Pixbuf(data: data, isOriented: true)
    else {
      return nil
    }
    let image = ImageSurface(pixbuf.surface())
    decoded[id] = image
    return image
  }
}
