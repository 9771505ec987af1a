import DisplayList
import Foundation
import Raster

/// Takes pictures of encoded frames, on its own queue: whatever it draws, the device isn't held up.
actor ScreenCamera {
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  nonisolated private let queue = DeviceQueue(label: "camera")
  private let rasterizer = Rasterizer()

  /// Returns a PNG of a frame, at a number of pixels per point.
  /// - Throws: `LimitExceeded` if drawing takes too much, or another error if the frame can't be
  ///   drawn.
  func png(of frame: Data, images: [ImageID: Data], scale: Double) throws -> Data {
    rasterizer.images = images
    return try rasterizer.png(
      of: [Self.shown(frame)], scale: scale, seconds: AppLimit.drawingTime.maximum)
  }

  /// Returns the color of the pixel at a point, as in the picture of the whole frame.
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

  /// Returns a frame as a screen shows it, with black where an app doesn't draw.
  private static func shown(_ frame: Data) throws -> DisplayList {
    var list = try DisplayList(encoded: frame)
    if !list.hasGround {
      list.commands.insert(
        .fill(.rect(CGRect(origin: .zero, size: list.size)), .color(.black)), at: 0)
    }
    return list
  }
}
