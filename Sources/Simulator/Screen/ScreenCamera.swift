import DisplayList
import Foundation
import Raster

/// Draws images of encoded frames on its own queue, so that it never blocks the device.
actor ScreenCamera {
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  nonisolated private let queue = DeviceQueue(label: "camera")
  private let rasterizer = Rasterizer()

  /// Returns a PNG of a frame, at a number of pixels per point.
  /// - Throws: `LimitExceeded` if the frame is too expensive to draw, or another error if it can't
  ///   be drawn.
  func png(of frame: Data, images: [ImageID: Data], scale: Double) throws -> Data {
    rasterizer.images = images
    return try rasterizer.png(
      of: [Self.shown(frame)], scale: scale, seconds: AppLimit.drawingTime.maximum)
  }

  /// Returns the color of the pixel at a point in the image of the entire frame.
  /// - Throws: The same errors as `png(of:images:scale:)`.
  func color(
    at place: CGPoint, of frame: Data, images: [ImageID: Data], scale: Double
  ) throws -> Color {
    rasterizer.images = images
    let pixel = try rasterizer.pixel(
      at: place, of: Self.shown(frame), scale: scale,
      seconds: AppLimit.drawingTime.maximum)
    return Color(
      red: Float(pixel.red) / 255, green: Float(pixel.green) / 255,
      blue: Float(pixel.blue) / 255, alpha: Float(pixel.alpha) / 255)
  }

  /// Returns a frame as it appears on a screen, with black where an app doesn't draw.
  private static func shown(_ frame: Data) throws -> DisplayList {
    var list = try DisplayList(encoded: frame)
    if !list.hasGround {
      list.commands.insert(
        .fill(.rect(CGRect(origin: .zero, size: list.size)), .color(.black)), at: 0)
    }
    return list
  }
}
