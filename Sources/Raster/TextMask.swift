internal import CPangoCairo
import DisplayList
import Foundation

/// The coverage of each pixel by a run of text, at a position within a pixel.
///
/// Painting the mask has exactly the same result as filling the outlines of the run.
final class TextMask {
  /// The properties that determine the coverage.
  struct Key: Hashable {
    var text: ObjectIdentifier
    var scale: Double
    /// The horizontal position of the start of the run within its pixel.
    var x: Double
    var y: Double
  }

  /// The pixels, relative to the pixel in which the run starts.
  let frame: PixelFrame
  private let surface: OpaquePointer
  /// The run, whose identity is part of the key.
  private let text: AnyObject

  /// The maximum size of a cached mask, in bytes.
  private static let largest = 1 << 16

  /// Creates the coverage of the current path.
  ///
  /// Returns `nil` if the result of filling doesn't depend only on coverage, or if the mask would
  /// be too large.
  /// - Parameter pixel: The pixel in which the run starts.
  init?(pathOf cairo: OpaquePointer, from pixel: (x: Double, y: Double), of text: AnyObject) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    defer { cairo_set_matrix(cairo, &matrix) }
    let path = cairo_copy_path(cairo)!
    defer { cairo_path_destroy(path) }
    // Cairo uses a different rule to fill shapes that consist of straight lines.
    guard path.hasCurves, let area = cairo.pathExtents else { return nil }
    frame = PixelFrame(area.offsetBy(dx: -pixel.x, dy: -pixel.y).insetBy(dx: -1, dy: -1))
    guard frame.width * frame.height <= Self.largest else { return nil }
    let place = (x: Double(frame.x) + pixel.x, y: Double(frame.y) + pixel.y)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(frame.width), Int32(frame.height))!
    let context = cairo_create(surface)!
    cairo_translate(context, -place.x, -place.y)
    cairo_append_path(context, path)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    self.text = text
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Covers pixels with a color.
  /// - Parameters:
  ///   - area: The pixels of the target that may change, in the coordinates of the text's
  ///     surroundings.
  ///   - pixel: The pixel in which the run starts.
  func paint(
    _ color: Color, on target: PaintTarget, within area: CGRect, from pixel: (x: Int, y: Int)
  ) {
    let left = frame.x + pixel.x
    let top = max(frame.y + pixel.y, Int(area.minY))
    let bottom = min(frame.y + frame.height + pixel.y, Int(area.maxY))
    guard top < bottom else { return }
    let brush = Brush(color)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let coverage = cairo_image_surface_get_data(surface)!
    cairo_surface_flush(target.surface)
    for y in top..<bottom {
      brush.paint(
        coverage + (y - pixel.y - frame.y) * stride, count: frame.width,
        on: target.pixels(fromX: left, y: y))
    }
    cairo_surface_mark_dirty(target.surface)
  }
}

/// The pixels on which a context draws.
struct PaintTarget {
  let surface: OpaquePointer
  private let x: Int
  private let y: Int
  private let stride: Int
  private let data: UnsafeMutablePointer<UInt8>

  init?(_ cairo: OpaquePointer) {
    surface = cairo_get_group_target(cairo)!
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.data = data
    var deviceX = 0.0
    var deviceY = 0.0
    cairo_surface_get_device_offset(surface, &deviceX, &deviceY)
    x = Int(deviceX)
    y = Int(deviceY)
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  func pixels(fromX x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(data + (y + self.y) * stride + (x + self.x) * 4)
      .assumingMemoryBound(to: UInt32.self)
  }
}

/// A color that covers pixels in the same way as in Cairo.
///
/// Four channels with 16 bits each are processed together.
private struct Brush {
  /// The premultiplied color.
  private let pixel: UInt32
  private let channels: UInt64
  /// The number added before dividing by 256, which differs because Cairo and Pixman, which draws
  /// translucent content, round differently.
  private let half: UInt64
  private let isOpaque: Bool

  init(_ color: Color) {
    let alpha = min(max(Double(color.alpha), 0), 1)
    func component(_ value: Float) -> UInt32 {
      UInt32(min(max(Double(value), 0), 1) * alpha * 65535 + 0.5) >> 8
    }
    pixel =
      component(1) << 24 | component(color.red) << 16 | component(color.green) << 8
      | component(color.blue)
    channels = pixel.channels
    isOpaque = pixel >> 24 == 255
    half = isOpaque ? 0x007F_007F_007F_007F : 0x0080_0080_0080_0080
  }

  func paint(
    _ coverage: UnsafePointer<UInt8>, count: Int, on pixels: UnsafeMutablePointer<UInt32>
  ) {
    var x = 0
    while x + 8 <= count {
      let eight = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
      if eight == .max, isOpaque {
        (pixels + x).update(repeating: pixel, count: 8)
      } else if eight != 0 {
        for index in x..<x + 8 { paint(coverage[index], on: pixels + index) }
      }
      x += 8
    }
    for index in x..<count { paint(coverage[index], on: pixels + index) }
  }

  @inline(__always)
  private func paint(_ coverage: UInt8, on target: UnsafeMutablePointer<UInt32>) {
    if coverage == 0 { return }
    if coverage == 255, isOpaque {
      target.pointee = pixel
      return
    }
    let added = product(channels, UInt64(coverage))
    let below = product(target.pointee.channels, 255 - added >> 48)
    target.pointee = (added + below).pixel
  }

  @inline(__always)
  private func product(_ channels: UInt64, _ factor: UInt64) -> UInt64 {
    let product = channels &* factor &+ half
    return (product &+ (product >> 8 & UInt64.channelMask)) >> 8 & UInt64.channelMask
  }
}

extension UInt32 {
  /// The separate bytes of a pixel: alpha, green, red, and blue.
  @inline(__always)
  fileprivate var channels: UInt64 {
    UInt64(self & 0x00FF_00FF) | UInt64(self & 0xFF00_FF00) << 24
  }
}

extension UInt64 {
  fileprivate static let channelMask: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The pixel with these channels.
  @inline(__always)
  fileprivate var pixel: UInt32 {
    UInt32(truncatingIfNeeded: self | self >> 24)
  }
}

extension UnsafeMutablePointer<cairo_path_t> {
  /// Whether the path contains curves.
  fileprivate var hasCurves: Bool {
    var index = 0
    while index < Int(pointee.num_data) {
      let header = pointee.data[index].header
      if header.type == CAIRO_PATH_CURVE_TO { return true }
      index += Int(header.length)
    }
    return false
  }
}

extension OpaquePointer {
  /// The extents of a context's current path, or `nil` if it doesn't have an area.
  fileprivate var pathExtents: CGRect? {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_path_extents(self, &left, &top, &right, &bottom)
    return left < right && top < bottom
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
