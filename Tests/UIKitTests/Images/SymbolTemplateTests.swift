import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import VectorGraphics

/// Apps' own symbols, in the template that Apple's documentation of custom symbol images describes.
@MainActor struct SymbolTemplateTests {
  /// A template with square shapes, whose sides depend on the weight and stand on the baseline.
  private static func template(_ groups: String, guides: String = Self.guides) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>.a { fill: none }</style>
      <g id="Notes"><rect x="0" y="0" width="3300" height="2200" style="fill:white"/>
      <text id="template-version">Template v.5.0</text></g>
      <g id="Guides">\(guides)</g><g id="Symbols">\(groups)</g></svg>
      """.utf8)
  }

  private static let guides = """
    <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
    <line id="left-margin-Regular-M" x1="1000" x2="1000" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1120" x2="1120" y1="1030" y2="1150"/>
    """

  private static func square(_ name: String, side: Int, classes: String = "") -> String {
    """
    <g id="\(name)" transform="matrix(1 0 0 1 1010 1126)"><path class="\(classes)" \
    d="M0 0 V-\(side) H\(side) V0 Z"/></g>
    """
  }

  private func symbol(_ groups: String, guides: String = Self.guides) throws -> Symbol {
    Symbol(
      name: "own", box: .zero, parts: [],
      template: try SymbolTemplate(Self.template(groups, guides: guides)))
  }

  private func size(_ symbol: Symbol, _ values: UIImage.SymbolConfiguration.Values = .init())
    -> CGSize
  {
    symbol.size(values)
  }

  @Test func theWidthIsThatBetweenTheMarginsNextToTextOf100Points() throws {
    let symbol = try symbol(Self.square("Regular-M", side: 100))
    #expect(abs(size(symbol).width - 120 * 0.17) < 0.001)
    #expect(abs(size(symbol).height - 17) < 0.001)
    #expect(abs(size(symbol, .init(pointSize: 100)).width - 120) < 0.001)
    #expect(abs(symbol.baselineOffset(.init(), height: 17)) < 0.001)
    let bare = try self.symbol(Self.square("Regular-M", side: 100), guides: "")
    #expect(abs(size(bare).width - 17) < 0.001)
  }

  @Test func weightsThatTheTemplateLacksAreBetweenThoseThatItHas() throws {
    let groups = [("Ultralight-S", 40), ("Regular-S", 60), ("Black-S", 100)].map {
      Self.square($0.0, side: $0.1)
    }.joined()
    let symbol = try symbol(groups, guides: "")
    func height(_ weight: UIImage.SymbolWeight) -> CGFloat {
      size(symbol, .init(pointSize: 100, weight: weight, scale: .small)).height
    }
    #expect(abs(height(.ultraLight) - 40) < 0.001 && abs(height(.regular) - 60) < 0.001)
    #expect(abs(height(.black) - 100) < 0.001)
    #expect(height(.ultraLight) < height(.light) && height(.light) < height(.regular))
    #expect(height(.regular) < height(.bold) && height(.bold) < height(.black))
  }

  @Test func scalesThatTheTemplateLacksAreDerived() throws {
    let symbol = try symbol(Self.square("Regular-S", side: 79), guides: "")
    func height(_ scale: UIImage.SymbolScale) -> CGFloat {
      size(symbol, .init(pointSize: 100, scale: scale)).height
    }
    #expect(abs(height(.small) - 79) < 0.001 && abs(height(.medium) - 100) < 0.001)
    #expect(abs(height(.large) - 128) < 0.001)
  }

  private func fills(_ symbol: Symbol, _ values: UIImage.SymbolConfiguration.Values) -> [Color] {
    symbol.commands(values, color: Color(red: 1, green: 0, blue: 0)).compactMap {
      if case .fill(_, .color(let color)) = $0 { color } else { nil }
    }
  }

  @Test func layersHaveTheColorsOfTheirClasses() throws {
    let symbol = try symbol(
      """
      <g id="Regular-M"><path class="hierarchical-0:secondary multicolor-0:systemGreenColor" \
      d="M0 0h9v9z"/><path class="hierarchical-1:primary multicolor-1:tintColor" d="M0 0h5v5z"/></g>
      """)
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(fills(symbol, .init()) == [red, red])
    let hierarchical = fills(symbol, .init(colors: [.red], isHierarchical: true))
    #expect(hierarchical.map(\.alpha) == [0.5, 1])
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(fills(symbol, .init(colors: [.blue, .red])) == [red, blue])
    let green = UIColor.systemGreen.resolved(with: .current).displayed
    #expect(fills(symbol, .init(isMulticolor: true)) == [green, red])
  }

  @Test func whatIsNoTemplateIsAFailure() {
    for groups in ["", "<g id=\"Regular\"><path d=\"M0 0h9v9z\"/></g>", "<g id=\"Regular-M\"/>"] {
      #expect(throws: SVGFailure.self) { try symbol(groups) }
    }
  }

  // MARK: In a catalog

  private func bundle(_ properties: String = "") throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/own.shape.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Self.template(Self.square("Regular-M", side: 100)).write(
      to: set.appendingPathComponent("own.svg"))
    try Data(
      "{\"symbols\":[{\"filename\":\"own.svg\",\"idiom\":\"universal\"}]\(properties)}".utf8
    )
    .write(to: set.appendingPathComponent("Contents.json"))
    return try #require(Bundle(url: folder))
  }

  @Test func aSymbolSetIsASymbolImage() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let image = try #require(UIImage(named: "own.shape", in: bundle, compatibleWith: nil))
    #expect(image.isSymbolImage && image.renderingMode == .automatic && image.isTemplate())
    #expect(abs(image.size.height - 17) < 0.34)
    let large = try #require(
      UIImage(
        named: "own.shape", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.height - 34) < 0.34)
    let larger = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 68))
    #expect(abs((larger?.size.height ?? 0) - 68) < 0.34)
    #expect(image.accessibilityLabel == "own shape")
    #expect(UIImage(named: "other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(systemName: "own.shape") == nil)
  }

  @Test func aSymbolSetIsDrawnInTheTintColor() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let image = try #require(UIImage(named: "own.shape", in: bundle, compatibleWith: nil))
    let commands = image.uprightCommands(
      in: CGRect(origin: .zero, size: image.size), tint: Color(red: 0, green: 0, blue: 1),
      traits: .current)
    let colors = commands.compactMap { command -> Color? in
      if case .fill(_, .color(let color)) = command { color } else { nil }
    }
    #expect(colors == [Color(red: 0, green: 0, blue: 1)])
  }

  @Test func aSetCanAskForLayersOfSeveralOpacities() throws {
    let bundle = try bundle(",\"properties\":{\"symbol-rendering-intent\":\"hierarchical\"}")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let symbol = try #require(OwnSymbols.symbol(named: "own.shape", in: bundle))
    #expect(symbol.template?.rendering == .hierarchical)
  }
}
