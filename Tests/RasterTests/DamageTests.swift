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
    for seed in 0..<40 {
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
  private let red = DrawingCommand.fill(
    .rect(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(Color(red: 1, green: 0, blue: 0)))
  private let blue = DrawingCommand.fill(
    .rect(CGRect(x: 0, y: 20, width: 40, height: 4)), .color(Color(red: 0, green: 0, blue: 1)))
  private let size = CGSize(width: 40, height: 40)

  @Test("a picture that is kept stays as it is when the next is drawn")
  func keptPicture() throws {
    let rasterizer = Rasterizer()
    let first = try rasterizer.bitmap(of: [DisplayList(size: size, commands: [red])], scale: 1)
    let second = try rasterizer.bitmap(
      of: [DisplayList(size: size, commands: [red, blue])], scale: 1)
    #expect(first[5, 21] == .pureRed)
    #expect(second[5, 21] == .pureBlue)
  }

  @Test("an image that comes later is drawn though the frame is the same")
  func lateImage() throws {
    let rasterizer = Rasterizer()
    let frame = DisplayList(
      size: size,
      commands: [
        red,
        .image(
          ImageID(rawValue: 7), destination: CGRect(x: 0, y: 20, width: 40, height: 4),
          source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil),
      ])
    #expect(try rasterizer.bitmap(of: [frame], scale: 1)[5, 21] == .pureRed)
    rasterizer.images[ImageID(rawValue: 7)] =
      Bitmap(width: 1, height: 1, bytes: [0, 0, 255, 255]).png()
    #expect(try rasterizer.bitmap(of: [frame], scale: 1)[5, 21] == .pureBlue)
  }

  @Test("a text looks the same at every pixel, whatever lies beneath and around")
  func movedText() throws {
    for alpha in [1, 0.6] as [Float] {
      func picture(y: Double) throws -> [ArraySlice<UInt8>] {
        let text = TextRun(
          text: "Äg1", font: FontFace(size: 15),
          color: Color(red: 0.8, green: 0.3, blue: 0.1, alpha: alpha),
          origin: CGPoint(x: 4.25, y: y))
        let bytes = try draw([.text(text)], scale: 2).bytes
        return stride(from: 0, to: bytes.count, by: 320).map { bytes[$0..<$0 + 320] }
      }
      let high = try picture(y: 16)
      let low = try picture(y: 26.5)
      #expect(high.contains { $0.contains { $0 != 255 } })
      #expect(high[0..<59].elementsEqual(low[21...]) { $0.elementsEqual($1) })
    }
  }

  @Test("a text that was partly beyond the edge is whole once it's within")
  func textFromBeyondTheEdge() throws {
    func picture(x: Double) throws -> Bitmap {
      try draw([
        .text(
          TextRun(
            text: "Sole", font: FontFace(size: 13), color: .black, origin: CGPoint(x: x, y: 20)))
      ])
    }
    _ = try picture(x: -20)
    let whole = try picture(x: 5)
    #expect((10..<21).contains { y in (5..<12).contains { whole[$0, y] != .pureWhite } })
  }

  @Test(
    "a single pixel is the picture's, whatever lies around it and was drawn before",
    arguments: [1, 2, 3, 1.37])
  func pixel(scale: Double) throws {
    var colors: Set<Bitmap.Pixel> = []
    for seed in 0..<40 {
      var random = RandomFrames(seed: UInt64(seed))
      var frame = random.frame(hasGround: seed % 10 > 0)
      let shown = rasterizer()
      for step in 0..<4 {
        let picture = try rasterizer().bitmap(of: [frame], scale: scale)
        for _ in 0..<15 {
          let x = random.number(below: picture.width)
          let y = random.number(below: picture.height)
          let place = CGPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
          let pixel = try shown.pixel(at: place, of: frame, scale: scale)
          #expect(pixel == picture[x, y], "seed \(seed), step \(step), \(x), \(y)")
          guard pixel == picture[x, y] else { return }
          colors.insert(pixel)
        }
        random.change(&frame)
      }
    }
    #expect(colors.count > 400)
  }

  @Test("another pixel of the same frame costs no drawing")
  func nextPixel() throws {
    // On the device, an app's commands are between a save and a restore.
    let frame = DisplayList(size: size, commands: [.save, red, .restore, blue])
    let rasterizer = Rasterizer()
    func pixel(y: Double, seconds: Double) throws -> Bitmap.Pixel {
      try rasterizer.pixel(at: CGPoint(x: 5, y: y), of: frame, scale: 1, seconds: seconds)
    }
    #expect(throws: LimitExceeded.self) { try pixel(y: 5, seconds: 0) }
    #expect(try pixel(y: 5, seconds: .infinity) == .pureRed)
    #expect(try pixel(y: 21, seconds: 0) == .pureBlue)
  }

  @Test("there's nothing beyond the picture")
  func pixelBeyond() throws {
    let frame = DisplayList(size: size, commands: [red])
    func pixel(_ x: Double, _ y: Double) throws -> Bitmap.Pixel {
      try rasterizer().pixel(at: CGPoint(x: x, y: y), of: frame, scale: 2)
    }
    for inside in [0, 0.4, 39.6] { #expect(try pixel(inside, inside) == .pureRed) }
    for outside in [-0.1, 40, 1e300] {
      #expect(try pixel(outside, 5) == .nothing)
      #expect(try pixel(5, outside) == .nothing)
    }
  }

  @Test("a PNG holds the picture's pixels, opaque or not", arguments: [true, false])
  func png(hasGround: Bool) throws {
    var random = RandomFrames(seed: 5)
    let picture = try rasterizer().bitmap(of: [random.frame(hasGround: hasGround)], scale: 1)
    #expect(picture.bytes.contains { $0 != 255 })
    #expect(ImageFile(data: picture.png())?.bitmap() == picture)
  }
}
