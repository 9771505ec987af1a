internal import CPangoCairo
import DisplayList
import Foundation

/// Draws display lists into pixels.
///
/// The blur of shadows and backdrops is the standard deviation of a Gaussian, in points. The radius
/// of a corner is the radius of a circular arc. If radii are too large for a side, all of them are
/// reduced by the same factor, as in CSS.
package final class Rasterizer {
  /// The error for a frame that can't be drawn.
  package enum Failure: Error, CustomStringConvertible {
    case noFrame
    case badSize(CGSize, scale: Double)

    /// A description of the reason.
    package var description: String {
      switch self {
      case .noFrame: "the app has drawn no frame"
      case .badSize(let size, let scale):
        "can't draw a frame of \(size.width) × \(size.height) points at \(scale) pixels per point"
      }
    }
  }

  /// The encoded bytes (PNG or JPEG) of the images that frames draw.
  package var images: [ImageID: Data] = [:]

  /// The decoded images of the last bitmap.
  private var decoded: [ImageID: ImageSurface] = [:]
  private var canvas: Canvas?

  /// The last bitmap.
  ///
  /// Only the differences are drawn for the next one.
  private struct Canvas {
    var pixels: PixelSurface
    var items: FrameItems
    var fonts: Int
    var shown: Set<ImageID>
    /// The drawn images whose data was available.
    var known: Set<ImageID>
  }

  /// Creates a rasterizer without images.
  package init() {}

  /// Returns a PNG of frames drawn on top of each other, in order.
  /// - Parameters:
  ///   - scale: The number of pixels in a point.
  ///   - seconds: The maximum drawing time.
  /// - Throws: `Failure` or `LimitExceeded`.
  package func png(
    of frames: [DisplayList], scale: Double, seconds: Double = .infinity
  ) throws -> Data {
    try bitmap(of: frames, scale: scale, seconds: seconds).png()
  }

  /// Returns the pixels of frames drawn on top of each other, in order.
  /// - Parameters:
  ///   - scale: The number of pixels in a point.
  ///   - seconds: The maximum drawing time.
  ///   - picture: The bitmap behind the frames, which must have the size of the result.
  /// - Throws: `Failure` or `LimitExceeded`.
  package func bitmap(
    of frames: [DisplayList], scale: Double, seconds: Double = .infinity,
    over picture: Bitmap? = nil
  ) throws -> Bitmap {
    guard let first = frames.first else { throw Failure.noFrame }
    let width = (Double(first.size.width) * scale).rounded()
    let height = (Double(first.size.height) * scale).rounded()
    guard width >= 1, height >= 1, width <= 16384, height <= 16384 else {
      throw Failure.badSize(first.size, scale: scale)
    }
    let budget = DrawingBudget(screenPixels: width * height, seconds: seconds)
    guard picture == nil, frames.count == 1,
      first.coversCanvas(width: width, height: height, scale: scale)
    else {
      canvas = nil
      let pixels =
        picture.map(PixelSurface.init(_:))
        ?? PixelSurface(width: Int(width), height: Int(height))
      try draw(frames, on: pixels, scale: scale, budget: budget, hasGround: false)
      forgetImages(except: frames)
      return Bitmap(pixels)
    }
    let items = FrameItems(first, scale: scale, width: Int(width), height: Int(height))
    let pixels = try pixels(of: items, budget: budget)
    forgetImages(except: frames)
    return Bitmap(pixels)
  }

  /// Returns the color of the pixel at a point when a frame is drawn.
  ///
  /// It's clear outside the frame.
  ///
  /// If the frame starts with an opaque background, its pixels are kept, and returning the color of
  /// another pixel doesn't draw anything.
  /// - Parameters:
  ///   - scale: The number of pixels in a point.
  ///   - seconds: The maximum drawing time.
  /// - Throws: `Failure` or `LimitExceeded`.
  package func pixel(
    at place: CGPoint, of frame: DisplayList, scale: Double, seconds: Double = .infinity
  ) throws -> Bitmap.Pixel {
    let picture = try bitmap(of: [frame], scale: scale, seconds: seconds)
    let column = (Double(place.x) * scale).rounded(.down)
    let row = (Double(place.y) * scale).rounded(.down)
    guard 0..<Double(picture.width) ~= column, 0..<Double(picture.height) ~= row else {
      return Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return picture[Int(column), Int(row)]
  }

  // MARK: Drawing

  /// Returns the pixels of a frame whose background covers all of them.
  private func pixels(
    of items: FrameItems, budget: DrawingBudget
  ) throws -> PixelSurface {
    let width = Int(items.canvas.width)
    let whole = 0..<Int(items.canvas.height)
    let shown = items.frame.images
    let fonts = TextEngine.shared.fontGeneration
    let known = shown.filter { images[$0] != nil }
    var bands = [whole]
    var pixels: PixelSurface?
    if let last = canvas, last.items.canvas == items.canvas {
      let isComparable =
        last.items.scale == items.scale && last.fonts == fonts
        && last.known.intersection(shown) == known.intersection(last.shown)
      if isComparable { bands = FrameDamage(from: last.items, to: items).rows.bands }
      pixels = last.pixels
    }
    // Until drawing has succeeded, there's no bitmap to start from.
    canvas = nil
    let isMostlyDrawn = 2 * bands.reduce(0) { $0 + $1.count } > whole.count
    if isMostlyDrawn { bands = [whole] }
    if !bands.isEmpty, !isKnownUniquelyReferenced(&pixels) {
      pixels =
        isMostlyDrawn ? PixelSurface(width: width, height: whole.count) : pixels?.copy()
    }
    let drawn = pixels ?? PixelSurface(width: width, height: whole.count)
    for band in bands {
      try draw(
        [items.frame], on: drawn, rows: band, scale: items.scale, budget: budget, hasGround: true)
    }
    canvas = Canvas(pixels: drawn, items: items, fonts: fonts, shown: shown, known: known)
    return drawn
  }

  private func draw(
    _ frames: [DisplayList], on pixels: PixelSurface, rows: Range<Int>? = nil, scale: Double,
    budget: DrawingBudget, hasGround: Bool
  ) throws {
    let cairo = cairo_create(pixels.surface)!
    defer { cairo_destroy(cairo) }
    if let rows {
      cairo_rectangle(
        cairo, 0, Double(rows.lowerBound), Double(pixels.width), Double(rows.count))
      cairo_clip(cairo)
    }
    cairo_scale(cairo, scale, scale)
    for frame in frames {
      cairo_save(cairo)
      var player = Player(
        cairo: cairo, scale: scale, budget: budget, hasGround: hasGround
      ) { self.image($0) }
      try player.play(frame.commands)
      cairo_restore(cairo)
    }
    cairo_surface_flush(pixels.surface)
  }

  /// Returns the colors at some points on one row of a frame, which is drawn one pixel high.
  ///
  /// Each point is the center of its pixel.
  ///
  /// Images are ignored because they would have to be decoded.
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
    var player = Player(cairo: cairo, scale: 1, budget: budget, hasGround: true) { _ in nil }
    // The time is unlimited, so the limit can't be exceeded.
    try? player.play(frame.commands)
    cairo_surface_flush(surface)
    let row = cairo_image_surface_get_data(surface)!
    return places.map { place in
      let pixel = row + 4 * Int(place.rounded() - left)
      return Color(
        red: Float(pixel[2]) / 255, green: Float(pixel[1]) / 255, blue: Float(pixel[0]) / 255)
    }
  }

  private func forgetImages(except frames: [DisplayList]) {
    guard !decoded.isEmpty else { return }
    let shown = frames.reduce(into: Set<ImageID>()) { $0.formUnion($1.images) }
    decoded = decoded.filter { shown.contains($0.key) }
  }

  private func image(_ id: ImageID) -> ImageSurface? {
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

extension DisplayList {
  /// The images that the frame draws.
  fileprivate var images: Set<ImageID> {
    var images: Set<ImageID> = []
    for case .image(let id, _, _, _, _) in commands { images.insert(id) }
    return images
  }

  /// Returns whether the first command fills all pixels, so that nothing of another frame would be
  /// visible.
  fileprivate func coversCanvas(width: Double, height: Double, scale: Double) -> Bool {
    guard let rect = ground else { return false }
    return rect.minX <= 0 && rect.minY <= 0 && Double(rect.maxX) * scale >= width
      && Double(rect.maxY) * scale >= height
  }
}
