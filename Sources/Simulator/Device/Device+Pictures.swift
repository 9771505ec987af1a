import DisplayList
import Foundation

extension Device {
  /// Returns a PNG of the current screen, with the system's bars at 9:41.
  /// - Parameter scale: Pixels in a point; by default as many as the device has.
  /// - Throws: an error if the frame can't be drawn.
  package func screenshot(scale: Double? = nil) async throws -> Data {
    let app = frontApp
    do {
      return try await camera.png(of: picturedFrame, images: images, scale: scale ?? model.scale)
    } catch let error as LimitExceeded {
      throw blame(app, for: error)
    }
  }

  /// Returns the color of one pixel of the screen, as in the picture of `screenshot()`.
  /// - Throws: an error if the frame can't be drawn.
  package func pixel(at place: CGPoint) async throws -> Color {
    let app = frontApp
    do {
      return try await camera.color(
        at: place, of: picturedFrame, images: images, scale: model.scale)
    } catch let error as LimitExceeded {
      throw blame(app, for: error)
    }
  }

  /// Returns the commands that draw the picture of `screenshot()`.
  /// - Throws: an error if the frame can't be drawn.
  package func drawnFrame() throws -> DisplayList { try DisplayList(encoded: picturedFrame) }

  private var picturedFrame: Data { frame(time: "9:41") }

  /// Ends the app whose frame costs too much to draw.
  private func blame(_ app: RunningApp?, for error: LimitExceeded) -> LimitExceeded {
    if let app { end(app, for: error) }
    return error
  }
}
