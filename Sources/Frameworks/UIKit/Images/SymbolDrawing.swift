import DisplayList
import Safeguards
import VectorGraphics

/// The contents of a symbol's SVG file.
///
/// It supports the parts of SVG that symbols need, and treats everything else as an error, so that
/// every symbol looks the same as in a browser.
struct SymbolDrawing {
  private var areas: [Symbol.Part] = []
  /// All lines, which are drawn together so that a translucent color isn't darker where they cross.
  private var lines = Path()
  /// The parts that each mask removes.
  private var cuts: [String: [Symbol.Part]] = [:]

  private var parts: [Symbol.Part] { areas + (lines.elements.isEmpty ? [] : [.stroke(lines)]) }

  /// Returns the symbol in a file.
  /// - Throws: `FileFailure` with the line of the problem.
  static func symbol(named name: String, in file: URL) throws(FileFailure) -> Symbol {
    let data = try InputFile.read(file)
    do {
      return try symbol(named: name, in: data)
    } catch {
      throw FileFailure(file.path, error.message, line: error.line)
    }
  }

  /// Returns the symbol in a file's data.
  static func symbol(named name: String, in data: Data) throws(SVGFailure) -> Symbol {
    var root = try SVGReader.read(data)
    guard root.name == "svg", root.take("xmlns") == "http://www.w3.org/2000/svg" else {
      throw root.failure("it must start with <svg xmlns=\"http://www.w3.org/2000/svg\">")
    }
    let box = try root.takeNumbers("viewBox")
    guard box.count == 4, box[0] == 0, box[1] == 0, box[2] > 0, box[3] > 0 else {
      throw root.failure("the viewBox must be 0 0 and the symbol's size next to 17-point text")
    }
    for attribute in ["width", "height", "version"] { _ = root.take(attribute) }
    var drawing = SymbolDrawing()
    try drawing.addGroup(&root, SVGPaint())
    guard !drawing.parts.isEmpty else { throw root.failure("nothing is drawn") }
    return Symbol(name: name, box: CGSize(width: box[2], height: box[3]), parts: drawing.parts)
  }

  private mutating func addGroup(_ group: inout SVGElement, _ outer: SVGPaint) throws(SVGFailure) {
    var paint = outer
    try paint.take(from: &group)
    try group.checkIsTaken()
    for child in group.children { try add(child, paint) }
  }

  private mutating func add(_ element: SVGElement, _ outer: SVGPaint) throws(SVGFailure) {
    var element = element
    switch element.name {
    case "title", "desc": break
    case "g": try addGroup(&element, outer)
    case "mask": try addMask(&element, outer)
    default: try addShape(&element, outer)
    }
  }

  private mutating func addShape(_ element: inout SVGElement, _ outer: SVGPaint) throws(SVGFailure)
  {
    guard let shape = try element.takeShape(), element.children.isEmpty else {
      throw element.failure("<\(element.name)> isn't supported")
    }
    var paint = outer
    try paint.take(from: &element)
    try element.checkIsTaken()
    let cut = try cut(by: paint.masks, element)
    if try paint.hasArea(element) {
      areas.append(cut.isEmpty ? .area(shape) : .pierced(shape, cut))
    }
    guard try paint.hasLine(element) else { return }
    guard cut.isEmpty else { throw element.failure("a mask can cut areas, but not lines") }
    lines.elements += shape.elements
  }

  private func cut(by masks: [String], _ element: SVGElement) throws(SVGFailure) -> [Symbol.Part] {
    var cut: [Symbol.Part] = []
    for mask in masks {
      guard let parts = cuts[mask] else {
        throw element.failure("there is no <mask id=\"\(mask)\"> before it")
      }
      cut += parts
    }
    return cut
  }

  /// Adds a mask, which keeps its white areas and removes its black areas.
  ///
  /// At first, the mask is white.
  private mutating func addMask(_ mask: inout SVGElement, _ outer: SVGPaint) throws(SVGFailure) {
    let name = mask.take("id") ?? ""
    var paint = outer
    paint.masks = []
    try paint.take(from: &mask)
    try mask.checkIsTaken()
    guard let first = mask.children.first, try Self.isWhole(first, paint) else {
      throw mask.failure(
        "a mask must start with <rect width=\"100%\" height=\"100%\" fill=\"white\"/>")
    }
    var drawing = SymbolDrawing()
    for child in mask.children.dropFirst() { try drawing.add(child, paint) }
    cuts[name] = drawing.parts
  }

  /// Returns whether an element of a mask keeps the whole area.
  private static func isWhole(_ element: SVGElement, _ outer: SVGPaint) throws(SVGFailure) -> Bool {
    var element = element
    var paint = outer
    try paint.take(from: &element)
    return element.name == "rect" && element.take("width") == "100%"
      && element.take("height") == "100%" && paint.isWhite
  }
}
