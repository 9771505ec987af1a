import DisplayList
import Foundation
import Raster

extension Device {
  /// Returns a PNG of the current screen, with the system's bars at 9:41.
  /// - Parameter scale: The number of pixels per point, or `nil` for the device's scale.
  /// - Throws: An error if the frame can't be drawn.
  package func screenshot(scale: Double? = nil) async throws -> Data {
    let app = frontApp
    do {
      return try await camera.png(of: picturedFrame, images: images, scale: scale ?? model.scale)
    } catch let error as LimitExceeded {
      throw blame(app, for: error)
    }
  }

  /// Returns the picture of `screenshot()` in a format.
  /// - Throws: An error if the frame can't be drawn.
  package func screenshot(as format: ScreenshotFormat) async throws -> Data {
    let png = try await screenshot()
    guard format == .jpeg else { return png }
    guard let bitmap = ImageFile(data: png)?.bitmap(),
      let jpeg = ImageFile.jpeg(bitmap, quality: Self.jpegQuality)
    else { return png }
    return jpeg
  }

  private static let jpegQuality = 0.92

  /// Returns the color of one pixel of the screen, as in the picture of `screenshot()`.
  /// - Throws: An error if the frame can't be drawn.
  package func pixel(at place: CGPoint) async throws -> Color {
    let app = frontApp
    do {
      return try await camera.color(
        at: place, of: picturedFrame, images: images, scale: model.scale)
    } catch let error as LimitExceeded {
      throw blame(app, for: error)
    }
  }

  /// Returns the drawing commands for the image that `screenshot()` returns.
  /// - Throws: An error if the frame can't be drawn.
  package func drawnFrame() throws -> DisplayList { try DisplayList(encoded: picturedFrame) }

  private var picturedFrame: Data { frame(time: "9:41") }

  /// Ends an app whose frame is too expensive to draw.
  private func blame(_ app: RunningApp?, for error: LimitExceeded) -> LimitExceeded {
    if let app { end(app, for: error) }
    return error
  }
}
