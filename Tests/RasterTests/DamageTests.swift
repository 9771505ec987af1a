import DisplayList
import Foundation
import Raster
import Testing

@Suite("What differs between frames")
struct DamageTests {
  private func rasterizer() -> Rasterizer {
    let rasterizer = Rasterizer()
    rasterizer.images = RandomFrames.images
    return rasterizer
  }

  @Test(
    "a frame of which only what differs is drawn is the frame drawn whole",
    arguments: [1, 2, 3, 1.37])
  func damage(scale: Double) throws {
    for seed in 0..<60 {
      var random = RandomFrames(seed: UInt64(seed))
      var frame = random.frame()
      let shown = rasterizer()
      for step in 0..<8 {
        let drawn = try shown.bitmap(of: [frame], scale: scale)
        let whole = try rasterizer().bitmap(of: [frame], scale: scale)
        #expect(drawn == whole, "seed \(seed), step \(step)")
        guard drawn == whole else { return }
        random.change(&frame)
      }
    }
  }
}
