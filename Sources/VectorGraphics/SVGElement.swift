import Foundation

/// An element of an SVG file.
///
/// Every attribute must be read, so that no part of the file is silently ignored.
package struct SVGElement {
  /// The number of levels of elements that are read. Elements inside them are ignored.
  package static let deepest = 64

  /// The name, such as `rect`.
  package private(set) var name: String
  /// The line where the element starts, counted from 1.
  package let line: Int
  /// The element's children.
  package var children: [SVGElement] = []
  /// The text in a style element.
  package var text = ""
  private var attributes: [String: String]

  /// Creates an element without children.
  package init(_ name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.line = line
    // Attributes with a prefix belong to editors.
    self.attributes = attributes.filter { !$0.key.contains(":") }
    // References were written this way before SVG 2.
    if let reference = attributes["xlink:href"] { self.attributes["href"] = reference }
  }

  /// The name by which other elements refer to it.
  package var id: String? { attributes["id"] }

  /// The names of its classes.
  package var classes: [Substring] {
    (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
  }

  /// Returns a failure at this position.
  package func failure(_ message: String) -> SVGFailure { SVGFailure(line: line, message: message) }

  /// Returns a copy of the element with another name.
  package func renamed(_ name: String) -> SVGElement {
    var element = self
    element.name = name
    return element
  }

  /// Removes the units of lengths, and replaces percentages of the viewport with lengths.
  mutating func writeLengthsPlainly(in viewport: CGSize) {
    let sides: [String: CGFloat] = [
      "x": viewport.width, "y": viewport.height, "width": viewport.width,
      "height": viewport.height, "cx": viewport.width, "cy": viewport.height, "x1": viewport.width,
      "y1": viewport.height, "x2": viewport.width, "y2": viewport.height, "rx": viewport.width,
      "ry": viewport.height, "r": (viewport.width + viewport.height) / 2,
    ]
    for (name, side) in sides {
      guard let text = attributes[name] else { continue }
      if text.hasSuffix("px") || text.hasSuffix("pt") {
        attributes[name] = String(text.dropLast(2))
      } else if text.hasSuffix("%"), let share = Double(text.dropLast()) {
        attributes[name] = "\(share / 100 * side)"
      }
    }
  }

  /// Returns the text of an attribute.
  package mutating func take(_ attribute: String) -> String? {
    attributes.removeValue(forKey: attribute)
  }

  /// Returns the numbers of an attribute, or an empty list if it's absent.
  package mutating func takeNumbers(_ attribute: String) throws(SVGFailure) -> [CGFloat] {
    guard let text = take(attribute) else { return [] }
    var scanner = SVGScanner(text)
    var numbers: [CGFloat] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(CGFloat(number))
      scanner.skipSeparator()
    }
    guard scanner.isAtEnd else { throw failure("\(attribute)=\"\(text)\" isn't made of numbers") }
    return numbers
  }

  /// Returns the number of an attribute, or `nil` if it's absent.
  package mutating func takeNumber(_ attribute: String) throws(SVGFailure) -> CGFloat? {
    let numbers = try takeNumbers(attribute)
    guard numbers.count < 2 else { throw failure("\(attribute) isn't one number") }
    return numbers.first
  }

  /// Throws an error if there are attributes that haven't been read.
  package func checkIsTaken() throws(SVGFailure) {
    guard let attribute = attributes.keys.filter({ $0 != "id" }).min() else { return }
    throw failure("\(attribute) of <\(name)> isn't supported")
  }
}
