import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import VectorGraphics

/// The supported parts of a symbol's SVG file, and those that are rejected.
struct SymbolDrawingTests {
  private static let pen =
    #"stroke="black" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round""#

  /// Returns a symbol of 20 by 10 points.
  ///
  /// The attributes of its root apply to everything in it.
  private func symbol(_ content: String, root: String = "") throws -> Symbol {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" \(root)>
      \(content)
      </svg>
      """
    return try SymbolDrawing.symbol(named: "test", in: Data(text.utf8))
  }

  private func parts(_ content: String, root: String = "") throws -> String {
    try symbol(content, root: root).parts.map(describe).joined(separator: " ")
  }

  private func describe(_ part: Symbol.Part) -> String {
    switch part {
    case .area(let path): "area\(describe(path))"
    case .stroke(let path): "stroke\(describe(path))"
    case .pierced(let path, let holes): "pierced\(describe(path))\(holes.map(describe))"
    }
  }

  private func describe(_ path: Path) -> String {
    let points = path.elements.map { element in
      switch element {
      case .move(let point): "M\(point.x),\(point.y)"
      case .line(let point): "L\(point.x),\(point.y)"
      case .quadratic: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    }
    return "(\(points.joined(separator: " ")))"
  }

  @Test func areasAreBlackUnlessTheySayOtherwise() throws {
    let path = #"<path d="M1 1L2 2"/>"#
    #expect(try parts(path) == "area(M1.0,1.0 L2.0,2.0)")
    #expect(try symbol(path).box == CGSize(width: 20, height: 10))
  }

  @Test func allLinesAreOneAfterTheAreas() throws {
    #expect(
      try parts(
        #"<path d="M1 1L2 2"/><path d="M3 3L4 4" fill="black"/><path d="M5 5L6 6"/>"#,
        root: "fill=\"none\" \(Self.pen)")
        == "area(M3.0,3.0 L4.0,4.0) "
        + "stroke(M1.0,1.0 L2.0,2.0 M3.0,3.0 L4.0,4.0 M5.0,5.0 L6.0,6.0)")
  }

  @Test func groupsHandDownWhatIsNotSaidInside() throws {
    #expect(
      try parts(
        """
        <g fill="none" \(Self.pen)>
          <title>words</title>
          <g><line x1="1" x2="2" y2="3"/></g>
          <line x2="9" fill="black" stroke="none"/>
        </g>
        """) == "area(M0.0,0.0 L9.0,0.0) stroke(M1.0,0.0 L2.0,3.0)")
  }

  @Test(arguments: [
    (#"<polyline points="1,2 3 4,5 6"/>"#, "M1.0,2.0 L3.0,4.0 L5.0,6.0"),
    (#"<polygon points="1,2 3 4,5 6"/>"#, "M1.0,2.0 L3.0,4.0 L5.0,6.0 Z"),
    (
      #"<rect x="1" y="2" width="4" height="3"/>"#,
      "M1.0,2.0 L5.0,2.0 L5.0,5.0 L1.0,5.0 L1.0,2.0 Z"
    ),
    (
      #"<rect width="6" height="4" rx="1"/>"#,
      "M1.0,0.0 L5.0,0.0 C L6.0,3.0 C L1.0,4.0 C L0.0,1.0 C Z"
    ),
    (
      #"<rect width="6" height="4" rx="1" ry="9"/>"#,
      "M1.0,0.0 L5.0,0.0 C L6.0,2.0 C L1.0,4.0 C L0.0,2.0 C Z"
    ),
    (
      #"<circle cx="5" cy="4" r="3"/>"#,
      "M8.0,4.0 C C C C Z"
    ),
    (
      #"<ellipse cx="5" cy="4" rx="2" ry="3"/>"#,
      "M7.0,4.0 C C C C Z"
    ),
  ])
  func everyShapeIsRead(_ shape: String, _ path: String) throws {
    #expect(try parts(shape) == "area(\(path))")
  }

  @Test func whatIsBlackInAMaskIsCutOut() throws {
    let mask = """
      <mask id="cut">
        <rect width="100%" height="100%" fill="white"/>
        <path d="M1 1L2 2"/>
        <path d="M3 3L4 4" fill="none" \(Self.pen)/>
      </mask>
      """
    let pierced = #"["area(M1.0,1.0 L2.0,2.0)", "stroke(M3.0,3.0 L4.0,4.0)"]"#
    #expect(
      try parts(mask + ##"<path d="M5 5L6 6" mask="url(#cut)"/><path d="M7 7"/>"##)
        == "pierced(M5.0,5.0 L6.0,6.0)\(pierced) area(M7.0,7.0)")
    #expect(
      try parts(mask + ##"<g mask="url(#cut)"><path d="M5 5"/><path d="M6 6"/></g>"##)
        == "pierced(M5.0,5.0)\(pierced) pierced(M6.0,6.0)\(pierced)")
  }

  @Test func whatEditorsNoteForThemselvesIsPassedOver() throws {
    #expect(
      try parts(
        #"<path id="a" e:label="x" d="M1 1"/>"#, root: #"xmlns:e="urn:e" width="1" version="1.1""#)
        == "area(M1.0,1.0)")
  }

  @Test(arguments: [
    ("", "nothing"), ("<text>A</text>", "<text>"), (#"<path d="M1 1" style="x"/>"#, "style"),
    (#"<g transform="scale(2)"><path d="M1 1"/></g>"#, "transform"),
    (#"<path d="M1 1"><path d="M1 1"/></path>"#, "<path>"), (#"<path d="M1 1 X"/>"#, "X"),
    (#"<path d="M1 1" fill="red"/>"#, "fill must be black"),
    (#"<path d="M1 1" stroke="black"/>"#, #"stroke-width="1.6""#),
    (#"<circle cx="1" cy="1"/>"#, "positive r"),
    (#"<circle cx="1" cy="1" r="1 2"/>"#, "one number"),
    (#"<rect width="5%" height="5"/>"#, "width"), (#"<polygon points="1 2 3"/>"#, "points"),
    (##"<path d="M1 1" mask="url(#no)"/>"##, #"<mask id="no">"#),
    (#"<path d="M1 1" mask="no"/>"#, "url(#name)"),
    (#"<mask id="a"><path d="M1 1"/></mask>"#, "must start"),
    (#"<mask id="a"><rect width="100%" height="9" fill="white"/></mask>"#, "must start"),
    (
      ##"<mask id="a"><rect width="100%" height="100%" fill="white"/><path d="M1 1"/></mask>"##
        + "<path d=\"M1 1\" fill=\"none\" \(pen) mask=\"url(#a)\"/>", "not lines"
    ),
  ])
  func whatWouldLookOtherwiseIsRefused(_ content: String, _ word: String) {
    let failure = #expect(throws: SVGFailure.self) { try symbol(content) }
    #expect(failure?.message.contains(word) == true, "\(failure?.message ?? "")")
    #expect(failure?.line == (content.isEmpty ? 1 : 2))
  }

  @Test(arguments: [
    #"<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>"#,
    #"<g xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></g>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 0 1 1"><path d="M0 0"/></svg>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 1"><path d="M0 0"/></svg>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/>"#, "", "star",
  ])
  func whatIsNoSymbolIsRefused(_ text: String) {
    #expect(throws: SVGFailure.self) {
      try SymbolDrawing.symbol(named: "test", in: Data(text.utf8))
    }
  }
}
