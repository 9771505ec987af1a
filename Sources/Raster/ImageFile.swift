internal import CPangoCairo
import Foundation

/// An encoded image: PNG, JPEG, or any other format that gdk-pixbuf reads.
package struct ImageFile: Sendable {
  /// The encoding of the pixels.
  package enum Format: String, Sendable { case png, jpeg, other }

  /// The file's contents.
  package let data: Data
  /// The format of the data.
  package let format: Format
  /// The width in pixels.
  package let pixelWidth: Int
  /// The height in pixels.
  package let pixelHeight: Int
  /// The Exif orientation, from 1, which is upright, to 8.
  package let orientation: Int

  /// Reads an image's header, or `nil` if the bytes aren't an image.
  package init?(data: Data) {
    guard let pixbuf = Pixbuf(data: data, isOriented: false) else { return nil }
    self.data = data
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      format = .png
    } else if data.starts(with: [0xFF, 0xD8]) {
      format = .jpeg
    } else {
      format = .other
    }
    pixelWidth = pixbuf.width
    pixelHeight = pixbuf.height
    orientation = pixbuf.orientation
  }

  /// Returns the advice to follow if a valid image can't be read, or `nil` if there's none.
  package static func advice(for data: Data) -> String? {
    guard data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WEBP".utf8) else {
      return nil
    }
    return "WebP images require a package: sudo apt-get install webp-pixbuf-loader"
  }

  /// Returns the pixels, rotated upright.
  package func bitmap() -> Bitmap? {
    Pixbuf(data: data, isOriented: true)?.bitmap()
  }

  /// Returns pixels as JPEG data, on a white background.
  /// - Parameter quality: The quality, from 0, which is the smallest file, to 1, which is the best
  ///   image.
  package static func jpeg(_ bitmap: Bitmap, quality: Double) -> Data? {
    let pixels = bitmap.colorsOnWhite
    return pixels.withUnsafeBufferPointer { pixels -> Data? in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(bitmap.width), Int32(bitmap.height),
          Int32(bitmap.width * 3), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var buffer: UnsafeMutablePointer<CChar>?
      var size: UInt = 0
      let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
      let isSaved = "quality".withCString { key in
        percent.withCString { value in
          var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
          var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
          return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil)
        }
      }
      guard isSaved != 0, let buffer else { return nil }
      defer { g_free(buffer) }
      return Data(bytes: buffer, count: Int(size))
    }
  }
}

extension Bitmap {
  /// The red, green, and blue components of each pixel, on a white background.
  fileprivate var colorsOnWhite: [UInt8] {
    let bytes = bytes
    return [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
      count = width * height * 3
      bytes.withUnsafeBufferPointer { bytes in
        for pixel in 0..<width * height {
          let alpha = UInt32(bytes[4 * pixel + 3])
          for channel in 0..<3 {
            let value = UInt32(bytes[4 * pixel + channel])
            buffer[3 * pixel + channel] = UInt8((value * alpha + 255 * (255 - alpha) + 127) / 255)
          }
        }
      }
    }
  }
}

/// A decoded image.
struct Pixbuf: ~Copyable {
  private let pixbuf: OpaquePointer

  /// - Parameter isOriented: Whether to rotate the image as its Exif data specifies.
  init?(data: Data, isOriented: Bool) {
    guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let isWritten = data.withUnsafeBytes {
      gdk_pixbuf_loader_write(
        loader, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt($0.count), nil)
    }
    let isClosed = gdk_pixbuf_loader_close(loader, nil)
    guard isWritten != 0, isClosed != 0, let loaded = gdk_pixbuf_loader_get_pixbuf(loader) else {
      return nil
    }
    if isOriented {
      pixbuf = gdk_pixbuf_apply_embedded_orientation(loaded)
    } else {
      g_object_ref(UnsafeMutableRawPointer(loaded))
      pixbuf = loaded
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
  }

  var width: Int { Int(gdk_pixbuf_get_width(pixbuf)) }
  var height: Int { Int(gdk_pixbuf_get_height(pixbuf)) }

  var orientation: Int {
    gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
  }

  func bitmap() -> Bitmap {
    let rowLength = width
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let target = buffer.baseAddress!
      forEachPixel { x, y, red, green, blue, alpha in
        let pixel = target + (y * rowLength + x) * 4
        pixel[0] = red
        pixel[1] = green
        pixel[2] = blue
        pixel[3] = alpha
      }
      count = buffer.count
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Returns the pixels in Cairo's format; the caller owns the surface.
  func surface() -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let target = cairo_image_surface_get_data(surface)!
    forEachPixel { x, y, red, green, blue, alpha in
      let pixel = target + y * stride + x * 4
      pixel[0] = premultiplied(blue, alpha)
      pixel[1] = premultiplied(green, alpha)
      pixel[2] = premultiplied(red, alpha)
      pixel[3] = alpha
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// - Parameter body: A closure that receives the position of a pixel and its red, green, blue,
  ///   and alpha components.
  @inline(__always)
  private func forEachPixel(_ body: (Int, Int, UInt8, UInt8, UInt8, UInt8) -> Void) {
    let source = gdk_pixbuf_read_pixels(pixbuf)!
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let (width, height) = (width, height)
    for y in 0..<height {
      var pixel = source + y * stride
      for x in 0..<width {
        body(x, y, pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255)
        pixel += channels
      }
    }
  }
}

/// Returns a color component multiplied by its alpha, rounded.
@inline(__always)
private func premultiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
  if alpha == 255 { return value }
  return UInt8((Int(value) * Int(alpha) + 127) / 255)
}
