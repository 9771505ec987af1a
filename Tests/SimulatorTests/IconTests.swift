import DisplayList
import Foundation
import Raster
import Testing

@testable import Simulator

/// The icons that the home screen draws from files of Icon Composer.
struct IconTests {
  private static let circle = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">
    <circle cx="512" cy="512" r="300" fill="white"/></svg>
    """

  /// Returns the color at a point of a drawn icon, in points of its canvas.
  private func color(
    _ json: String, _ images: [String: String] = ["a.svg": IconTests.circle], x: Int = 512,
    y: Int = 512,
    style: IconStyle = .light
  ) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-icon-\(UUID().uuidString)/AppIcon.icon")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let assets = folder.appendingPathComponent("Assets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: folder.appendingPathComponent("icon.json"))
    for (name, text) in images {
      try Data(text.utf8).write(to: assets.appendingPathComponent(name))
    }
    let data = try #require(IconPainter.png(of: folder, in: style))
    let bitmap = try #require(ImageFile(data: data)?.bitmap())
    let pixel = bitmap[x * bitmap.width / 1024, y * bitmap.height / 1024]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  private func layer(_ more: String = "", image: String = "a.svg") -> String {
    #"{ "groups": [{ "layers": [{ "image-name": "\#(image)", "name": "a" \#(more) }] }] }"#
  }

  // MARK: Fills

  @Test(arguments: [
    (#""fill": { "solid": "srgb:1.0,0.0,0.0,1.0" }"#, [255, 0, 0]),
    (#""fill": "extended-gray:0.00000,1.00000""#, [0, 0, 0]),
    (
      #""fill": { "linear-gradient": ["srgb:1,0,0,1", "srgb:0,0,1,1"] }"#, [255, 0, 0]
    ),
    (
      #""fill": { "linear-gradient": ["srgb:1,0,0,1", "srgb:0,0,1,1"], "orientation": { "start": { "x": 0.5, "y": 1 }, "stop": { "x": 0.5, "y": 0 } } }"#,
      [0, 0, 255]
    ),
    (#""fill": "system-dark""#, [49, 49, 49]), (#""fill": "automatic""#, [255, 255, 255]),
    (#""groups": []"#, [255, 255, 255]),
  ])
  func theBackgroundHasTheFill(_ fill: String, _ expected: [Int]) throws {
    let found = try color("{ \(fill) }", x: 512, y: 1)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(found)")
  }

  @Test func anAutomaticGradientEndsInItsColor() throws {
    let json = #"{ "fill": { "automatic-gradient": "extended-srgb:0.0,0.5,1.0,1.0" } }"#
    let (top, bottom) = (try color(json, y: 1), try color(json, y: 1022))
    #expect(top[0] > bottom[0] + 30)
    #expect(abs(bottom[1] - 128) <= 3 && bottom[2] == 255, "\(bottom)")
  }

  @Test func displayP3IsConverted() throws {
    let found = try color(#"{ "fill": { "solid": "display-p3:0.5,0.5,0.5,1" } }"#)
    #expect(found.allSatisfy { abs($0 - 128) <= 2 }, "\(found)")
    #expect(try color(#"{ "fill": { "solid": "display-p3:0,1,0,1" } }"#) == [0, 255, 0])
  }

  // MARK: Layers

  @Test func layersAreInTheMiddleAndCanMoveAndScale() throws {
    #expect(try color(layer()) == [255, 255, 255])
    let moved = layer(
      #", "fill": { "solid": "srgb:1,0,0,1" }, "position": { "scale": 0.5, "translation-in-points": [0, 300] }"#
    )
    #expect(try color(moved, y: 512 + 300) == [255, 0, 0])
    #expect(try color(moved, y: 512) != [255, 0, 0])
    #expect(try color(moved, y: 512 - 300) != [255, 0, 0])
  }

  @Test func theFirstLayerAndGroupAreInFront() throws {
    func part(_ color: String) -> String {
      #"{ "image-name": "a.svg", "fill": { "solid": "srgb:\#(color),1" } }"#
    }
    let (red, green, blue) = (part("1,0,0"), part("0,1,0"), part("0,0,1"))
    #expect(try color(#"{ "groups": [{ "layers": [\#(red), \#(green)] }] }"#) == [255, 0, 0])
    #expect(
      try color(#"{ "groups": [{ "layers": [\#(blue)] }, { "layers": [\#(red)] }] }"#)
        == [0, 0, 255])
  }

  @Test func hiddenAndMissingLayersAreNotDrawn() throws {
    let background = try color("{}")
    let red = #", "fill": { "solid": "srgb:1,0,0,1" }"#
    #expect(try color(layer(#", "hidden": true"# + red)) == background)
    #expect(try color(layer(#", "opacity": 0"# + red)) == background)
    #expect(try color(layer(red, image: "b.svg")) == background)
    #expect(try color(layer(red, image: "../a.svg"), ["../a.svg": Self.circle]) == background)
  }

  @Test(arguments: [
    "M0 0A1 1 0 0 0 1e200 0", "M0 0A1e308 1e308 0 0 0 1 1", "M0 0C1e20 0 0 0 1 1",
  ])
  func enormousShapesDoNoHarm(_ path: String) throws {
    let image = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><linearGradient id="g">
      <stop stop-color="red"/></linearGradient><path d="\(path)" fill="url(#g)" stroke="red"/>
      <rect x="412" y="412" width="200" height="200" fill="blue"/></svg>
      """
    #expect(try color(layer(), ["a.svg": image]) == [0, 0, 255])
  }

  @Test func manyReferencesEnd() throws {
    let uses = String(repeating: ##"<use href="#g"/>"##, count: 5000)
    let texts = String(repeating: "<text/>", count: 5000)
    let image = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">
      <defs><g id="g">\(texts)</g></defs>\(uses)</svg>
      """
    #expect(try color(layer(), ["a.svg": image]) == color("{}"))
  }

  @Test func manyLayersOfOneImageAreDrawn() throws {
    let layers = Array(repeating: #"{ "image-name": "a.svg", "opacity": 0.2 }"#, count: 50)
    let json =
      #"{ "fill": { "solid": "srgb:0,0,0,1" }, "groups": [{ "layers": [\#(layers.joined(separator: ","))] }] }"#
    #expect(try color(json).allSatisfy { $0 > 250 })
  }

  @Test func aTranslucentGroupShowsTheBackground() throws {
    let json = """
      { "fill": { "solid": "srgb:0,0,1,1" }, "groups": [{ "layers": [{ "image-name": "a.svg" }],
        "shadow": { "kind": "neutral", "opacity": 0.5 },
        "translucency": { "enabled": true, "value": 0.5 } }] }
      """
    let found = try color(json)
    #expect((200..<250).contains(found[0]) && found[2] == 255, "\(found)")
  }

  // MARK: Appearances

  @Test func valuesForTheDarkAppearanceReplaceOthers() throws {
    let json = """
      { "fill-specializations": [{ "value": { "solid": "srgb:1,1,0,1" } },
          { "appearance": "dark", "value": { "solid": "srgb:0,0,1,1" } }],
        "groups": [{ "layers": [{ "image-name": "a.svg", "fill-specializations": [
          { "value": { "solid": "srgb:1,0,0,1" } },
          { "appearance": "dark", "value": { "solid": "srgb:0,1,0,1" } },
          { "appearance": "tinted", "value": { "solid": "srgb:0,0,0,1" } }] }] }] }
      """
    #expect(try color(json) == [255, 0, 0])
    #expect(try color(json, y: 10) == [255, 255, 0])
    #expect(try color(json, style: .dark) == [0, 255, 0])
    #expect(try color(json, y: 10, style: .dark) == [0, 0, 255])
  }

  @Test func anIconWithoutADarkFillHasTheSystemsBackground() throws {
    let found = try color(#"{ "fill": { "solid": "srgb:1,1,0,1" } }"#, y: 1, style: .dark)
    #expect(found.allSatisfy { $0 < 60 }, "\(found)")
  }

  @Test func aTintedIconHasOneColor() throws {
    let json = """
      { "fill": { "solid": "srgb:1,1,0,1" }, "groups": [{ "layers": [{ "image-name": "a.svg",
        "fill": { "solid": "srgb:1,0,0,1" }, "opacity-specializations": [
          { "value": 0 }, { "appearance": "tinted", "value": 1 }] }] }] }
      """
    let (background, layer) = (
      try color(json, y: 1, style: .tinted), try color(json, style: .tinted)
    )
    for found in [background, layer] {
      #expect(found[0] < found[1] && found[1] < found[2], "\(found)")
    }
    #expect(background[2] < 100 && layer[2] > background[2], "\(background) \(layer)")
  }

  @Test func aBrokenIconIsNotDrawn() {
    let nowhere = URL(fileURLWithPath: "/nowhere/AppIcon.icon")
    #expect(IconPainter.png(of: nowhere, in: .light) == nil)
  }
}
