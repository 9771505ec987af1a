import Foundation
import Raster
import RecordedFrames
import Testing

@testable import Simulator

/// The frames of the device's own screens, which are recorded with the gallery of UIKit.
///
/// With `QUINCE_RECORD_GALLERY` in the environment, the frames are recorded instead. With the path
/// of a folder in `QUINCE_DRAW_GALLERY`, pictures of them are written there.
struct ScreenGalleryTests {
  private static let drawn = ProcessInfo.processInfo.environment["QUINCE_DRAW_GALLERY"]

  @Test(arguments: ScreenGalleryScene.all)
  func looksAsRecorded(_ scene: ScreenGalleryScene) throws {
    for variant in scene.variants {
      var stage = ScreenStage(variant.model, variant.appearance, variant.orientation)
      try scene.prepare(&stage)
      let frame = try stage.frame()
      if let folder = Self.drawn {
        try Rasterizer().png(of: [frame], scale: 1).write(
          to: URL(fileURLWithPath: folder).appendingPathComponent(
            "\(scene.name)-\(variant.name).png"))
      }
      let recorded = RecordedFrame("Device/\(scene.name)", variant.name, release: "iOS18")
      if RecordedFrame.areRecorded {
        try recorded.record(frame)
      } else if let difference = try recorded.difference(from: frame, scale: variant.model.scale) {
        Issue.record("\(variant.name): \(difference)")
      }
    }
  }
}
