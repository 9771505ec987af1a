internal import CPangoCairo

/// Pixels as Cairo draws them: 8-bit blue, green, red, and alpha, premultiplied.
///
/// Whoever shares them must not draw: drawing is up to the only owner.
final class PixelSurface: @unchecked Sendable {
  let surface: OpaquePointer
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int

  /// Transparent pixels.
  init(width: Int, height: Int) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    self.width = width
    self.height = height
  }

  /// Creates a surface from the pixels of a picture.
  convenience init(_ picture: Bitmap) {
    self.init(width: picture.width, height: picture.height)
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    let start = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
    picture.bytes.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = (start + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let color = bytes.loadUnaligned(fromByteOffset: 4 * (y * width + x), as: UInt32.self)
          row[x] = color.withRedFirst.premultiplied
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Other pixels of the same colors.
  func copy() -> PixelSurface {
    let copy = PixelSurface(width: width, height: height)
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(copy.surface)
    cairo_image_surface_get_data(copy.surface)!
      .update(from: cairo_image_surface_get_data(surface)!, count: stride * height)
    cairo_surface_mark_dirty(copy.surface)
    return copy
  }

  /// Returns the pixels of a row.
  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let row =
      cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface))
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(row).assumingMemoryBound(to: UInt32.self), count: width)
  }

  /// Whether nothing is seen through any pixel.
  var isOpaque: Bool { (0..<height).allSatisfy { row($0).isOpaque } }

  /// The colors, not premultiplied: four bytes for each pixel, row by row.
  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = width * height * 4
      guard let base = buffer.baseAddress, count > 0 else { return }
      let words = UnsafeMutableRawPointer(base).bindMemory(to: UInt32.self, capacity: count / 4)
      for y in 0..<height { row(y).writeColors(to: words + y * width) }
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  fileprivate var isOpaque: Bool {
    var common = UInt32.max
    for pixel in self { common &= pixel }
    return common >> 24 == 255
  }

  /// Writes red, green, blue, and alpha of each pixel, not premultiplied.
  fileprivate func writeColors(to target: UnsafeMutablePointer<UInt32>) {
    if isOpaque {
      for index in indices { target[index] = self[index].withRedFirst }
    } else {
      for index in indices { target[index] = self[index].unpremultiplied.withRedFirst }
    }
  }
}

extension UInt32 {
  /// A pixel's bytes in the order red, green, blue, alpha instead of blue, green, red, alpha, or
  /// the other way around.
  @inline(__always)
  var withRedFirst: UInt32 {
    self & 0xFF00_FF00 | self >> 16 & 0xFF | (self & 0xFF) << 16
  }

  /// The premultiplied pixel of a color.
  @inline(__always)
  var premultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    func multiplied(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
    return alpha << 24 | multiplied(self >> 16 & 0xFF) << 16 | multiplied(self >> 8 & 0xFF) << 8
      | multiplied(self & 0xFF)
  }

  /// The color of a premultiplied pixel.
  @inline(__always)
  var unpremultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    if alpha == 0 { return 0 }
    func divided(_ value: UInt32) -> UInt32 { Swift.min((value * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | divided(self >> 16 & 0xFF) << 16 | divided(self >> 8 & 0xFF) << 8
      | divided(self & 0xFF)
  }
}
