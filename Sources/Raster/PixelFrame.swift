internal import CPangoCairo
import Foundation

/// A rectangle of whole pixels.
struct PixelFrame {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Creates the frame of a rectangle; a rectangle without a usable position becomes a single
  /// pixel.
  init(_ rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard !rect.isNull, edges.allSatisfy({ abs($0) < 1e6 }) else {
      (x, y, width, height) = (0, 0, 1, 1)
      return
    }
    x = Int(rect.minX.rounded(.down))
    y = Int(rect.minY.rounded(.down))
    width = max(Int(rect.maxX.rounded(.up)) - x, 1)
    height = max(Int(rect.maxY.rounded(.up)) - y, 1)
  }

  /// Returns a mask with the opacity of a drawing.
  func mask(_ draw: (OpaquePointer) -> Void) -> OpaquePointer {
    surface(CAIRO_FORMAT_A8, draw)
  }

  /// Returns a surface with a drawing that covers the whole frame.
  ///
  /// The caller owns the surface.
  func surface(_ format: cairo_format_t, _ draw: (OpaquePointer) -> Void) -> OpaquePointer {
    let surface = cairo_image_surface_create(format, Int32(width), Int32(height))!
    let context = cairo_create(surface)!
    cairo_translate(context, Double(-x), Double(-y))
    draw(context)
    cairo_destroy(context)
    return surface
  }
}

extension CGRect {
  /// Whether Cairo considers the sides to be on pixel boundaries.
  var isMadeOfWholePixels: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 1 / 1024 }
  }
}
