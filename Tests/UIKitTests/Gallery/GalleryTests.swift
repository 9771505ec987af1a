import DisplayList
import Foundation
import Raster
import RecordedFrames
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The frames of the gallery, which show how each release of the system looks.
  ///
  /// With `QUINCE_RECORD_GALLERY` in the environment, the frames are recorded instead. With the path
  /// of a folder in `QUINCE_DRAW_GALLERY`, pictures of them are written there.
  @MainActor struct GalleryTests {
    private static let drawn = ProcessInfo.processInfo.environment["QUINCE_DRAW_GALLERY"]

    @Test(arguments: GalleryScene.all, GalleryVariant.all)
    func looksAsRecorded(_ scene: GalleryScene, _ variant: GalleryVariant) async throws {
      let frame = try await Self.show(scene, variant)
      if let folder = Self.drawn {
        try Rasterizer().png(of: [frame], scale: 1).write(
          to: URL(fileURLWithPath: folder).appendingPathComponent(
            "\(scene.name)-\(variant.name).png"))
      }
      let recorded = RecordedFrame(scene.name, variant.name, release: "iOS18")
      if RecordedFrame.areRecorded { return try recorded.record(frame) }
      if let difference = try recorded.difference(from: frame, scale: variant.device.scale) {
        Issue.record("\(difference)")
      }
    }

    private static func show(
      _ scene: GalleryScene, _ variant: GalleryVariant
    ) async throws -> DisplayList {
      let screen = TestScreen(variant.device, root: scene.root())
      screen.advance(0.5)
      scene.use(screen)
      screen.advance(2)
      return try #require(screen.stage.frames.last)
    }

    @Test func scenesHaveNamesOfTheirOwn() {
      let names = GalleryScene.all.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.count >= 40)
    }
  }
}
