import DisplayList
import Foundation

/// The style of an element of an SVG image. Properties that the element doesn't set are inherited
/// from the enclosing element.
package struct SVGStyle {
  /// The paint for an area or a line.
  package enum Paint {
    case none
    case color(Color)
    /// A gradient by name, and the color to use if the gradient doesn't exist.
    case reference(String, Color?)
  }

  private static let inheritedNames: Set = [
    "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "color", "visibility", "stop-color", "stop-opacity",
  ]
  private static let ownNames: Set = [
    "opacity", "transform", "clip-path", "mask", "display", "class", "style",
  ]

  private var values: [String: String] = [:]
  private var own: [String: String] = [:]

  /// Creates the style of a root element.
  package init() {}

  /// Applies an element's attributes, the style sheet, and the element's own style.
  package mutating func take(from element: inout SVGElement, rules: SVGStyleSheet) {
    own = [:]
    var said: [String: String] = [:]
    for name in Self.inheritedNames.union(Self.ownNames) {
      if let value = element.take(name) { said[name] = value }
    }
    let ruled = rules.values(for: element, classes: said["class"])
    said.merge(ruled) { $1 }
    if let style = said["style"] { said.merge(SVGStyleSheet.declarations(style)) { $1 } }
    for (name, value) in said {
      let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
      if value == "inherit" { continue }
      if Self.inheritedNames.contains(name) { values[name] = value } else { own[name] = value }
    }
  }

  /// The style that child elements inherit.
  package var inherited: SVGStyle {
    var style = self
    style.own = [:]
    return style
  }

  /// Whether the element is drawn.
  package var isShown: Bool { own["display"] != "none" && values["visibility"] != "hidden" }
  /// Whether the even-odd rule determines overlapping areas.
  package var usesEvenOddRule: Bool { values["fill-rule"] == "evenodd" }
  var clipsByEvenOddRule: Bool { values["clip-rule"] == "evenodd" }
  /// The element's own transform.
  package var transform: Transform? { own["transform"].map(SVGTransform.read) }
  var clip: String? { own["clip-path"].flatMap(Self.name) }
  var mask: String? { own["mask"].flatMap(Self.name) }
  var opacity: Double { share(own["opacity"]) }
  /// The paint of areas.
  package var fill: Paint { paint(values["fill"] ?? "black") }
  var stroke: Paint { paint(values["stroke"] ?? "none") }
  var fillOpacity: Double { share(values["fill-opacity"]) }
  var strokeOpacity: Double { share(values["stroke-opacity"]) }
  var stopOpacity: Double { share(values["stop-opacity"]) }
  var stopColor: Color { SVGColor.read(values["stop-color"] ?? "black") ?? .black }

  /// The style of lines.
  var line: StrokeStyle {
    StrokeStyle(
      width: number("stroke-width") ?? 1,
      cap: values["stroke-linecap"] == "round"
        ? .round : values["stroke-linecap"] == "square" ? .square : .butt,
      join: values["stroke-linejoin"] == "round"
        ? .round : values["stroke-linejoin"] == "bevel" ? .bevel : .miter,
      miterLimit: number("stroke-miterlimit") ?? 4, dash: dash,
      dashPhase: number("stroke-dashoffset") ?? 0)
  }

  private var dash: [Double] {
    var scanner = SVGScanner(values["stroke-dasharray"] ?? "")
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(number)
      scanner.skipSeparator()
    }
    guard numbers.allSatisfy({ $0 >= 0 }), numbers.contains(where: { $0 > 0 }) else { return [] }
    return numbers.count.isMultiple(of: 2) ? numbers : numbers + numbers
  }

  private func number(_ name: String) -> Double? {
    var scanner = SVGScanner(values[name] ?? "")
    return scanner.number()
  }

  private func share(_ text: String?) -> Double {
    guard let text else { return 1 }
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return 1 }
    return min(max(text.hasSuffix("%") ? number / 100 : number, 0), 1)
  }

  private func paint(_ text: String) -> Paint {
    if text == "none" || text == "transparent" { return .none }
    if let name = Self.name(text) {
      let rest = text.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
      return .reference(name, SVGColor.read(rest))
    }
    let isCurrent = text == "currentColor" || text == "currentcolor"
    return .color(SVGColor.read(isCurrent ? values["color"] ?? "black" : text) ?? .black)
  }

  /// Returns the name in `url(#name)`.
  private static func name(_ text: String) -> String? {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let inner = text[..<end].dropFirst(4).trimmingCharacters(
      in: .whitespaces.union(.init(charactersIn: "\"'")))
    return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
  }
}
