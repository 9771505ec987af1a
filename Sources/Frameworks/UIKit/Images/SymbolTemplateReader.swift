import DisplayList
import VectorGraphics

/// The guides and shapes of a symbol template.
struct SymbolTemplateReader {
  private let rules: SVGStyleSheet
  /// The bounds of the elements that are guides, by name.
  private var guides: [String: CGRect] = [:]
  /// The groups of shapes by name, with the style and the transform of their surroundings.
  private var groups: [String: (element: SVGElement, style: SVGStyle, outer: Transform)] =
    [:]

  init(_ root: SVGElement) {
    rules = SVGStyleSheet(of: root)
    collect(root, SVGStyle(), .identity, depth: 0)
  }

  private mutating func collect(
    _ element: SVGElement, _ style: SVGStyle, _ outer: Transform, depth: Int
  ) {
    guard depth < SVGElement.deepest else { return }
    let name = element.id ?? ""
    if Self.isVariant(name), groups[name] == nil { groups[name] = (element, style, outer) }
    var taken = element
    var inner = style
    inner.take(from: &taken, rules: rules)
    let transform = (inner.transform ?? .identity).followed(by: outer)
    if Self.isGuide(name), let shape = try? taken.takeShape(), !shape.elements.isEmpty {
      guides[name] = shape.transformed(by: transform).bounds
    }
    for child in element.children {
      collect(child, inner.inherited, transform, depth: depth + 1)
    }
  }

  private static func isVariant(_ name: String) -> Bool {
    name.count > 2 && ["-S", "-M", "-L"].contains { name.hasSuffix($0) } && !isGuide(name)
  }

  private static func isGuide(_ name: String) -> Bool {
    ["Baseline", "Capline", "left-margin", "right-margin"].contains { name.hasPrefix($0) }
  }

  /// Returns the shapes of a variant in the template's units, or `nil` if there are none.
  /// - Parameter baseline: the position of the baseline if the template has no guide there.
  func variant(_ name: String, scale: String, baseline: CGFloat) -> SymbolTemplate.Variant? {
    guard let (element, style, outer) = groups[name] else { return nil }
    var layers: [SymbolTemplate.Layer] = []
    gather(element, style, outer, Annotation(), into: &layers, depth: 0)
    let boxes = layers.map(\.path.bounds)
    guard let first = boxes.first else { return nil }
    let bounds = boxes.dropFirst().reduce(first) { $0.union($1) }
    let left = guides["left-margin-\(name)"] ?? guides["left-margin"]
    let right = guides["right-margin-\(name)"] ?? guides["right-margin"]
    var (minX, maxX) = (bounds.minX, bounds.maxX)
    if let left, let right, right.midX > left.midX { (minX, maxX) = (left.midX, right.midX) }
    let line = guides["Baseline-\(scale)"]?.midY ?? baseline
    let move = CGAffineTransform(translationX: -minX, y: -line)
    for index in layers.indices { layers[index].path = layers[index].path.applying(move) }
    return SymbolTemplate.Variant(
      layers: layers, width: maxX - minX, top: bounds.minY - line, bottom: bounds.maxY - line)
  }

  private func gather(
    _ element: SVGElement, _ outerStyle: SVGStyle, _ outer: Transform,
    _ annotation: Annotation, into layers: inout [SymbolTemplate.Layer], depth: Int
  ) {
    guard depth < SVGElement.deepest else { return }
    let annotation = annotation.reading(element.classes)
    var element = element
    var style = outerStyle
    style.take(from: &element, rules: rules)
    guard style.isShown else { return }
    let transform = (style.transform ?? .identity).followed(by: outer)
    for child in element.children {
      gather(child, style.inherited, transform, annotation, into: &layers, depth: depth + 1)
    }
    guard var path = try? element.takeShape(), !path.elements.isEmpty else { return }
    if case .none = style.fill { return }
    path = path.transformed(by: transform)
    path.usesEvenOddRule = style.usesEvenOddRule
    // Shapes of one layer are one shape, so that a translucent color isn't darker in both.
    if let last = layers.last, last.level == annotation.level, last.color == annotation.color,
      last.path.usesEvenOddRule == path.usesEvenOddRule
    {
      layers[layers.count - 1].path.elements += path.elements
    } else {
      layers.append(.init(path: path, level: annotation.level, color: annotation.color))
    }
  }

  /// The colors that an element's classes determine, such as `hierarchical-0:secondary
  /// multicolor-1:systemRedColor`.
  private struct Annotation {
    var level = 0
    var color: String?

    func reading(_ classes: [Substring]) -> Annotation {
      var result = self
      for name in classes {
        let parts = name.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        if parts[0].hasPrefix("hierarchical-") {
          result.level = ["primary": 0, "secondary": 1, "tertiary": 2][parts[1]] ?? 0
        } else if parts[0].hasPrefix("multicolor-") {
          result.color = parts[1] == "tintColor" ? nil : String(parts[1])
        }
      }
      return result
    }
  }
}
