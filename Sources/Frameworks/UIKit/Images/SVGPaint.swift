import VectorGraphics

/// The paint of an element of an SVG file. Properties that it doesn't set are inherited from its
/// parent.
struct SVGPaint {
  private static let initial = [
    "fill": "black", "stroke": "none", "stroke-width": "1", "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
  ]
  /// The style of a symbol's lines before a weight makes them thinner or thicker.
  private static let pen = [
    "stroke-width": "\(Symbol.lineWidth(.regular))", "stroke-linecap": "round",
    "stroke-linejoin": "round",
  ]

  private var values = initial
  /// The masks of the element and of its ancestors.
  var masks: [String] = []

  /// Applies an element's attributes.
  mutating func take(from element: inout SVGElement) throws(SVGFailure) {
    for property in Self.initial.keys {
      if let value = element.take(property) { values[property] = value }
    }
    guard let mask = element.take("mask") else { return }
    guard mask.hasPrefix("url(#"), mask.hasSuffix(")") else {
      throw element.failure("mask=\"\(mask)\" isn't written as url(#name)")
    }
    masks.append(String(mask.dropFirst(5).dropLast()))
  }

  /// Returns whether an element's area is painted.
  func hasArea(_ element: SVGElement) throws(SVGFailure) -> Bool {
    try isPainted("fill", element)
  }

  /// Whether an element's area, and only the area, is painted in white, as in a mask that removes
  /// nothing.
  var isWhite: Bool { values["fill"] == "white" && values["stroke"] == "none" }

  /// Returns whether an element's outline is painted.
  func hasLine(_ element: SVGElement) throws(SVGFailure) -> Bool {
    guard try isPainted("stroke", element) else { return false }
    guard Self.pen.allSatisfy({ values[$0.key] == $0.value }) else {
      let pen = Self.pen.map { "\($0.key)=\"\($0.value)\"" }.sorted().joined(separator: " ")
      throw element.failure("a symbol's lines must have \(pen)")
    }
    return true
  }

  private func isPainted(_ property: String, _ element: SVGElement) throws(SVGFailure) -> Bool {
    switch values[property] {
    case "none": return false
    case "black": return true
    default:
      throw element.failure(
        "\(property) must be black, for which the tint color stands, or none")
    }
  }
}
