internal import CPangoCairo

/// Pixels in Cairo's format: 8-bit blue, green, red, and alpha components, premultiplied.
///
/// Only an exclusive owner of a surface may draw on it.
final class PixelSurface: @unchecked Sendable {
  let surface: OpaquePointer
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int

  /// Creates a surface with transparent pixels.
  init(width: Int, height: Int) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    self.width = width
    self.height = height
  }

  /// Creates a surface from the pixels of a bitmap.
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

  /// Returns a copy of the pixels.
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

  /// Whether all pixels are opaque.
  var isOpaque: Bool { (0..<height).allSatisfy { row($0).isOpaque } }

  /// The colors that aren't premultiplied, with four bytes for each pixel, row by row.
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

  /// Writes the red, green, blue, and alpha components of each pixel, which aren't premultiplied.
  fileprivate func writeColors(to target: UnsafeMutablePointer<UInt32>) {
    if isOpaque {
      for index in indices { target[index] = self[index].withRedFirst }
    } else {
      for index in indices { target[index] = self[index].unpremultiplied.withRedFirst }
    }
  }
}

extension UInt32 {
  /// A pixel with the order of its bytes changed from blue, green, red, alpha to red, green, blue,
  /// alpha, or the other way around.
  @inline(__always)
  var withRedFirst: UInt32 {
    self & 0xFF00_FF00 | self >> 16 & 0xFF | (self & 0xFF) << 16
  }

  /// A color as a premultiplied pixel.
  @inline(__always)
  var premultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    func multiplied(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
    return alpha << 24 | multiplied(self >> 16 & 0xFF) << 16 | multiplied(self >> 8 & 0xFF) << 8
      | multiplied(self & 0xFF)
  }

  /// A premultiplied pixel as a color.
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
