import DisplayList
import Foundation
import Raster
import Testing

@Suite("Pixels")
struct RasterizerTests {
  @Test("a rectangle covers its pixels and no others, at any scale")
  func rectangle() throws {
    for scale in [1, 2, 3] {
      let bitmap = try draw(
        [.fill(.rect(CGRect(x: 10, y: 10, width: 10, height: 5)), .color(red))],
        scale: Double(scale))
      #expect(bitmap.width == 40 * scale)
      #expect(bitmap[10 * scale, 10 * scale] == .pureRed)
      #expect(bitmap[20 * scale - 1, 15 * scale - 1] == .pureRed)
      #expect(bitmap[10 * scale - 1, 10 * scale] == .pureWhite)
      #expect(bitmap[20 * scale, 15 * scale - 1] == .pureWhite)
    }
  }

  @Test("corners are round, and no rounder than the sides allow")
  func corners() throws {
    let square = CGRect(x: 0, y: 0, width: 40, height: 40)
    let round = try draw([.fill(.roundedRect(square, CornerRadii(500)), .color(red))])
    #expect(round[0, 0] == .pureWhite)
    #expect(round[20, 1] == .pureRed)
    // The pixel is in a corner of the square, outside of the circle with radius 20.
    #expect(round[4, 4] == .pureWhite)
    #expect(round[8, 8] == .pureRed)
    let one = try draw([
      .fill(
        .roundedRect(
          square, CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0)),
        .color(red))
    ])
    #expect(one[0, 0] == .pureWhite)
    #expect(one[39, 0] == .pureRed)
  }

  @Test("transforms and clips end with what they were saved for")
  func saveAndRestore() throws {
    let unit = Shape.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let bitmap = try draw([
      .save, .concatenate(Transform(translationX: 20, y: 0)),
      .clip(.rect(CGRect(x: 0, y: 0, width: 5, height: 10))), .fill(unit, .color(red)), .restore,
      .fill(unit, .color(blue)),
    ])
    #expect(bitmap[22, 5] == .pureRed)
    #expect(bitmap[27, 5] == .pureWhite)
    #expect(bitmap[5, 5] == .pureBlue)
  }

  @Test("a view squeezed to nothing draws nothing, and what follows is drawn")
  func degenerateTransform() throws {
    let unit = Shape.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let bitmap = try draw([
      .save, .concatenate(Transform(scaleX: 0, y: 1)), .fill(unit, .color(red)), .restore,
      .fill(unit, .color(blue)),
    ])
    #expect(bitmap[5, 5] == .pureBlue)
    #expect(bitmap[20, 5] == .pureWhite)
  }

  @Test("a group's opacity is that of the whole, not of its parts")
  func groupOpacity() throws {
    let bitmap = try draw([
      .beginGroup(opacity: 0.5, shadow: nil),
      .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .color(.black)),
      .fill(.rect(CGRect(x: 10, y: 0, width: 20, height: 20)), .color(.black)),
      .endGroup,
    ])
    #expect(bitmap[5, 5] == bitmap[15, 5])
    #expect((126...129).contains(bitmap[5, 5].red))
  }

  @Test("nothing of a group is cut off: text, strokes, transforms, shadows of groups within")
  func groupExtent() throws {
    let inner: [DrawingCommand] = [
      .save, .concatenate(Transform(translationX: 20, y: 20)),
      .stroke(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .black, StrokeStyle(width: 6)),
      .text(
        TextRun(text: "Äg", font: FontFace(size: 12), color: .black, origin: CGPoint(x: -18, y: 0))),
      .beginGroup(
        opacity: 1, shadow: Shadow(color: red, offset: CGSize(width: 8, height: -8), blur: 2)),
      .fill(.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(blue)), .endGroup,
      .shadow(
        .rect(CGRect(x: -15, y: 5, width: 8, height: 8)),
        Shadow(color: .black, offset: .zero, blur: 1.5)),
      .restore,
    ]
    let apart = try draw(
      [.beginGroup(opacity: 0.999, shadow: nil)] + inner + [.endGroup], scale: 2)
    let plain = try draw(inner, scale: 2)
    let largest = zip(apart.bytes, plain.bytes).map { abs(Int($0) - Int($1)) }.max()!
    #expect(largest <= 2)
  }

  @Test("a group is mixed with what was drawn before, as far as its mode says")
  func blendModes() throws {
    func mixed(_ mode: BlendMode, _ point: (Int, Int) = (15, 15)) throws -> [Int] {
      let bitmap = try draw([
        .beginGroup(opacity: 1, shadow: nil),
        .fill(
          .rect(CGRect(x: 0, y: 0, width: 20, height: 20)),
          .color(Color(red: 0.8, green: 0.4, blue: 0.2))),
        .beginGroup(opacity: 1, shadow: nil, blendMode: mode),
        .fill(
          .rect(CGRect(x: 10, y: 10, width: 20, height: 20)),
          .color(Color(red: 0.4, green: 0.8, blue: 0.6))),
        .endGroup, .endGroup,
      ])
      let pixel = bitmap[point.0, point.1]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    #expect(try mixed(.normal) == [102, 204, 153])
    #expect(try mixed(.multiply) == [82, 82, 31])
    #expect(try mixed(.screen) == [224, 224, 173])
    #expect(try mixed(.darken) == [102, 102, 51])
    #expect(try mixed(.lighten) == [204, 204, 153])
    #expect(try mixed(.difference) == [102, 102, 102])
    #expect(try mixed(.plusLighter) == [255, 255, 204])
    #expect(try mixed(.destinationOut) == [255, 255, 255])
    #expect(try mixed(.destinationOut, (5, 5)) == [204, 102, 51])
    #expect(try mixed(.destinationIn) == [204, 102, 51])
    #expect(try mixed(.destinationIn, (5, 5)) == [255, 255, 255])
    #expect(try mixed(.sourceIn, (25, 25)) == [255, 255, 255])
    #expect(try mixed(.sourceAtop) == [102, 204, 153])
    #expect(try mixed(.sourceAtop, (25, 25)) == [255, 255, 255])
    #expect(try mixed(.destinationOver) == [204, 102, 51])
    #expect(try mixed(.destinationOver, (25, 25)) == [102, 204, 153])
    #expect(try mixed(.xor) == [255, 255, 255])
  }

  @Test("a shadow without blur is the shape, moved")
  func hardShadow() throws {
    let bitmap = try draw([
      .shadow(
        .rect(CGRect(x: 10, y: 10, width: 10, height: 10)),
        Shadow(color: blue, offset: CGSize(width: 5, height: 0), blur: 0))
    ])
    #expect(bitmap[12, 15] == .pureWhite)
    #expect(bitmap[17, 15] == .pureBlue)
    #expect(bitmap[24, 15] == .pureBlue)
  }

  @Test("a blurred edge is half as dark at the edge and falls off like a Gaussian")
  func blurredShadow() throws {
    let bitmap = try draw(
      [
        .shadow(
          .rect(CGRect(x: -200, y: 50, width: 500, height: 200)),
          Shadow(color: .black, offset: .zero, blur: 10))
      ], width: 100, height: 100)
    func darkness(_ y: Int) -> Double { 1 - Double(bitmap[50, y].red) / 255 }
    #expect(abs(darkness(49) + darkness(50) - 1) < 0.02)
    // These are the values of the normal distribution at one and two deviations.
    #expect(abs(darkness(40) - 0.159) < 0.03)
    #expect(abs(darkness(30) - 0.023) < 0.02)
    #expect(darkness(5) == 0)
  }

  @Test("a group's shadow lies beneath it")
  func groupShadow() throws {
    let bitmap = try draw([
      .beginGroup(
        opacity: 1,
        shadow: Shadow(color: .black, offset: CGSize(width: 10, height: 0), blur: 0)),
      .fill(.ellipse(CGRect(x: 5, y: 10, width: 20, height: 20)), .color(red)),
      .endGroup,
    ])
    #expect(bitmap[15, 20] == .pureRed)
    #expect(bitmap[30, 20] == .pureBlack)
    #expect(bitmap[6, 11] == .pureWhite)
  }

  @Test("a backdrop's blur mixes what is beneath the shape and nothing else")
  func backdrop() throws {
    let bitmap = try draw([
      .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 40)), .color(.black)),
      .backdropBlur(.rect(CGRect(x: 0, y: 0, width: 40, height: 20)), radius: 4),
    ])
    #expect(bitmap[19, 30] == .pureBlack)
    #expect(bitmap[20, 30] == .pureWhite)
    #expect((100...160).contains(bitmap[20, 10].red))
    #expect(bitmap[0, 0].red < 10)
    #expect(bitmap[39, 5].red > 245)
  }

  @Test("gradients run from the first color to the last")
  func gradient() throws {
    let bitmap = try draw([
      .fill(
        .rect(CGRect(x: 0, y: 0, width: 40, height: 40)),
        .linearGradient(
          start: .zero, end: CGPoint(x: 40, y: 0),
          stops: [
            GradientStop(location: 0, color: red), GradientStop(location: 1, color: blue),
          ]))
    ])
    #expect(bitmap[0, 0].red > 245)
    #expect(bitmap[39, 0].blue > 245)
    #expect(abs(Int(bitmap[20, 0].red) - 127) < 8)
  }

  @Test("dashes leave gaps")
  func dashes() throws {
    let bitmap = try draw([
      .stroke(
        .path(Path(elements: [.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 40, y: 10))])), .black,
        StrokeStyle(width: 4, dash: [10, 5]))
    ])
    #expect(bitmap[5, 10] == .pureBlack)
    #expect(bitmap[12, 10] == .pureWhite)
    #expect(bitmap[17, 10] == .pureBlack)
  }

  /// An image of 2 × 1 pixels: red, and half-transparent blue.
  static let picture = Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 128])

  @Test("an image is drawn where it should, in part, and in a tint")
  func image() throws {
    let id = ImageID(rawValue: 1)
    let images = [id: Self.picture.png()]
    let whole = try draw(
      [
        .image(
          id, destination: CGRect(x: 0, y: 0, width: 40, height: 20),
          source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil)
      ], images: images)
    #expect(whole[2, 10] == .pureRed)
    #expect(whole[38, 10].blue == 255)
    #expect((125...129).contains(whole[38, 10].red))
    #expect(whole[2, 25] == .pureWhite)
    let tinted = try draw(
      [
        .image(
          id, destination: CGRect(x: 0, y: 0, width: 40, height: 20),
          source: CGRect(x: 0, y: 0, width: 0.5, height: 1), tint: blue)
      ], images: images)
    #expect(tinted[2, 10] == .pureBlue)
  }

  @Test("an image that was never sent draws nothing")
  func missingImage() throws {
    let bitmap = try draw([
      .image(
        ImageID(rawValue: 9), destination: CGRect(x: 0, y: 0, width: 40, height: 40),
        source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil)
    ])
    #expect(bitmap[20, 20] == .pureWhite)
  }

  @Test("text stands on its baseline, within its box")
  func text() throws {
    let bitmap = try draw(
      [
        .text(
          TextRun(
            text: "H", font: FontFace(size: 28), color: .black, origin: CGPoint(x: 5, y: 30)))
      ], scale: 2)
    func inkRows() -> [Int] {
      (0..<80).filter { y in (0..<80).contains { bitmap[$0, y].red < 128 } }
    }
    let rows = inkRows()
    // In Inter, capital letters of 28 points are 20.4 points high, with two pixels per point.
    #expect(rows.last == 59)
    #expect(abs(rows.count - 41) <= 1)
  }

  @Test("outlines of letters leave the letters empty and reach beyond them")
  func outlines() throws {
    func ink(_ strokeWidth: Double) throws -> [Int] {
      let bitmap = try draw([
        .text(
          TextRun(
            text: "I", font: FontFace(size: 40, weight: 900), color: .black,
            origin: CGPoint(x: 10, y: 36), strokeWidth: strokeWidth))
      ])
      return (0..<40).filter { bitmap[$0, 20].red < 128 }
    }
    let filled = try ink(0)
    let outlined = try ink(2)
    let middle = (filled[0] + filled[filled.count - 1]) / 2
    #expect(filled.contains(middle) && !outlined.contains(middle))
    #expect(outlined[0] == filled[0] - 1)
    #expect(outlined[outlined.count - 1] == filled[filled.count - 1] + 1)
  }

  @Test("a run's pixels end where its layout says")
  func textWidth() throws {
    let layout = TextLayout(styled("mmmmmm", size: 20), width: .infinity)
    let run = try #require(layout.runs.first)
    let bitmap = try draw([.text(run)], width: 200, height: 40)
    let ink = (0..<200).filter { x in (0..<40).contains { bitmap[x, $0].red < 128 } }
    #expect(abs(Double(ink.last!) - Double(layout.size.width)) < 3)
  }

  @Test("emoji come in color")
  func emoji() throws {
    let bitmap = try draw([
      .text(
        TextRun(
          text: "🍎", font: FontFace(family: FontCatalog.emojiFamily, size: 30), color: .black,
          origin: CGPoint(x: 0, y: 32)))
    ])
    let pixel = bitmap[18, 24]
    #expect(pixel.red > 150 && pixel.green < 120)
  }

  @Test("frames lie over each other and what is transparent stays so")
  func layers() throws {
    let size = CGSize(width: 10, height: 10)
    let left = DrawingCommand.fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(red))
    let top = DrawingCommand.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 2)), .color(blue))
    let bitmap = try Rasterizer().bitmap(
      of: [DisplayList(size: size, commands: [left]), DisplayList(size: size, commands: [top])],
      scale: 1)
    #expect(bitmap[1, 1] == .pureBlue)
    #expect(bitmap[1, 4] == .pureRed)
    #expect(bitmap[8, 8] == .nothing)
  }

  @Test("colors of transparent pixels are not premultiplied")
  func transparent() throws {
    let bitmap = try draw(
      [
        .fill(
          .rect(CGRect(x: 0, y: 0, width: 40, height: 40)),
          .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
      ], on: nil)
    #expect(bitmap[3, 3].red == 255)
    #expect((127...128).contains(bitmap[3, 3].alpha))
  }

  @Test("a PNG holds the pixels, opaque or not")
  func png() throws {
    for bitmap in [
      Self.picture,
      try draw([.fill(.ellipse(CGRect(x: 3, y: 3, width: 30, height: 20)), .color(red))]),
    ] {
      let file = try #require(ImageFile(data: bitmap.png()))
      #expect(file.format == .png)
      #expect(file.bitmap() == bitmap)
    }
  }

  @Test("no frame and no size are errors")
  func failures() {
    #expect(throws: Rasterizer.Failure.self) { try Rasterizer().png(of: [], scale: 1) }
    #expect(throws: Rasterizer.Failure.self) {
      try Rasterizer().png(of: [DisplayList(size: .zero)], scale: 3)
    }
  }

  @Test("what is left open at the end of a frame does not spoil the next")
  func unbalanced() throws {
    let size = CGSize(width: 10, height: 10)
    let area = Shape.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let bitmap = try Rasterizer().bitmap(
      of: [
        DisplayList(
          size: size,
          commands: [
            .save, .concatenate(Transform(translationX: 9, y: 0)), .fill(area, .color(red)),
          ]),
        DisplayList(size: size, commands: [.restore, .endGroup, .fill(area, .color(blue))]),
      ], scale: 1)
    #expect(bitmap[5, 5] == .pureBlue)
  }
}
