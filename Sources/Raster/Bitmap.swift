/// A bitmap with 8-bit red, green, blue, and alpha components, not premultiplied, starting from the
/// top left.
package struct Bitmap: Equatable, Sendable {
  /// The color of a pixel, not premultiplied.
  package struct Pixel: Hashable, Sendable {
    /// The red component.
    package var red: UInt8
    /// The green component.
    package var green: UInt8
    /// The blue component.
    package var blue: UInt8
    /// The opacity.
    package var alpha: UInt8

    /// Creates a pixel with components.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a pixel from a word whose least significant byte is red.
    fileprivate init(_ word: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
        blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
    }
  }

  /// The storage of the pixels, as drawn or as passed in.
  enum Storage: Sendable {
    case drawn(PixelSurface)
    case given([UInt8])
  }

  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  let storage: Storage

  /// Creates a bitmap from bytes, with four for each pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    storage = .given(bytes)
  }

  /// Creates a bitmap of a drawing.
  init(_ pixels: PixelSurface) {
    width = pixels.width
    height = pixels.height
    storage = .drawn(pixels)
  }

  /// Four bytes for each pixel, row by row.
  ///
  /// If the bitmap was drawn, they're converted on each access.
  package var bytes: [UInt8] {
    switch storage {
    case .drawn(let pixels): pixels.bytes
    case .given(let bytes): bytes
    }
  }

  /// The pixel at a position, relative to the top left.
  package subscript(x: Int, y: Int) -> Pixel {
    switch storage {
    case .drawn(let pixels): return Pixel(pixels.row(y)[x].unpremultiplied.withRedFirst)
    case .given(let bytes):
      let start = (y * width + x) * 4
      return Pixel(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }
  }

  /// Returns whether two bitmaps have the same pixels.
  package static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.bytes == rhs.bytes
  }
}
