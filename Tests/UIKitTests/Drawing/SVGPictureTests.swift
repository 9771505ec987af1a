import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import VectorGraphics

/// The images in apps' SVG files.
///
/// A flow tests their appearance.
struct SVGPictureTests {
  private func picture(_ content: String, _ attributes: String = "viewBox=\"0 0 10 20\"") throws
    -> SVGPicture
  {
    try SVGPicture(
      Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8))
  }

  private func fills(_ picture: SVGPicture) -> [Color] {
    picture.commands.compactMap {
      if case .fill(_, .color(let color)) = $0 { color } else { nil }
    }
  }

  @Test func theSizeIsThatOfTheFileOrItsViewBox() throws {
    #expect(try picture("").size == CGSize(width: 10, height: 20))
    #expect(
      try picture("", "width=\"30px\" height=\"40\" viewBox=\"0 0 1 1\"").size
        == CGSize(width: 30, height: 40))
    #expect(
      try picture("", "width=\"100%\" height=\"100%\" viewBox=\"0 0 7 8\"").size
        == CGSize(width: 7, height: 8))
    #expect(throws: SVGFailure.self) { try picture("", "") }
  }

  @Test func aDocumentTypeIsNoObstacle() throws {
    let type = "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/svg11.dtd\""
    let subset = "[\n<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">\n]"
    for declaration in [type + ">", type + " \(subset)>"] {
      let picture = try SVGPicture(
        Data(
          "\(declaration)<svg xmlns=\"&ns_svg;\" width=\"4\" height=\"5\"><path d=\"M0 0h1v1z\"/></svg>"
            .utf8))
      #expect(picture.size == CGSize(width: 4, height: 5))
      #expect(fills(picture).count == 1)
    }
  }

  @Test(arguments: [
    "fill=\"#f00\"", "fill=\"#ff0000\"", "fill=\"rgb(255, 0, 0)\"", "fill=\"rgb(100%,0%,0%)\"",
    "style=\"fill: red\"", "fill=\"currentColor\" color=\"red\"", "class=\"a\"", "id=\"b\"",
  ])
  func colorsAreWrittenInManyWays(_ attribute: String) throws {
    let style = "<style>/* all */ .a, #b { fill: red !important; }</style>"
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      try fills(picture("\(style)<rect width=\"1\" height=\"1\" \(attribute)/>")) == [red])
  }

  @Test func elementsHaveThePaintOfTheirGroupButNotItsOpacity() throws {
    let shown = try picture(
      """
      <g fill="blue" opacity="0.5"><path d="M0 0h1v1z"/><g display="none"><path d="M0 0h1v1z"/></g>
      <path d="M0 0h1v1z" fill="none"/></g>
      """)
    #expect(fills(shown) == [Color(red: 0, green: 0, blue: 1)])
    let groups = shown.commands.filter { if case .beginGroup = $0 { true } else { false } }
    #expect(groups.count == 1)
  }

  @Test func usesOfThemselvesAndOfManyEnd() throws {
    var levels = "<g id=\"u0\"><rect width=\"1\" height=\"1\"/></g>"
    for level in 1...9 {
      let uses = String(repeating: "<use href=\"#u\(level - 1)\"/>", count: 30)
      levels += "<g id=\"u\(level)\">\(uses)</g>"
    }
    let hostile = try picture(
      """
      <defs>\(levels)<clipPath id="c"><use href="#u9"/><use href="#d"/></clipPath>
      <g id="d"><use href="#d"/><use href="#d"/></g></defs>
      <use href="#u9"/><use href="#d"/><rect clip-path="url(#c)" width="1" height="1"/>
      """)
    #expect(hostile.commands.count <= 101_000)
    #expect(hostile.commands.count { $0 == .save } == hostile.commands.count { $0 == .restore })
  }

  @Test func transformsApplyFromTheRight() {
    let transform = SVGTransform.read("translate(10 20) scale(2), rotate(90)")
    let point = transform.apply(to: CGPoint(x: 1, y: 0))
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 22) < 1e-9)
  }
}
