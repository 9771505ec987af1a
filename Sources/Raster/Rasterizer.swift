import DisplayList
import Foundation

/// Draws display lists into pixels.
package final class Rasterizer {
  /// The encoded bytes (PNG or JPEG) of the images that frames draw.
  package var images: [ImageID: Data] = [:]

  package init() {}

  /// A PNG of frames drawn over each other, in order.
  /// - Parameter scale: pixels in a point.
  package func png(of frames: [DisplayList], scale: Double) throws -> Data { Data() }
}
