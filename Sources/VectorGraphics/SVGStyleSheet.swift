import Foundation

/// The rules in an SVG file's `<style>` element, by element type, class, and identifier.
package struct SVGStyleSheet {
  private static let mostRules = 1_000

  private var rules: [(selector: String, values: [String: String])] = []

  /// Reads the rules of all style elements in a file.
  package init(of root: SVGElement) {
    collect(root, depth: 0)
  }

  private mutating func collect(_ element: SVGElement, depth: Int) {
    guard depth < SVGElement.deepest else { return }
    if element.name == "style" { add(element.text) }
    for child in element.children { collect(child, depth: depth + 1) }
  }

  /// Reads rules such as `.a, rect { fill: red }`.
  private mutating func add(_ text: String) {
    var text = text[...]
    while let start = text.range(of: "/*") {
      let end = text.range(of: "*/", range: start.upperBound..<text.endIndex)
      text.removeSubrange(start.lowerBound..<(end?.upperBound ?? text.endIndex))
    }
    for block in text.split(separator: "}") where rules.count < Self.mostRules {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let values = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines), values))
      }
    }
  }

  /// Returns the values of the rules for an element.
  ///
  /// Rules for element types come after rules for classes, which come after rules for identifiers.
  func values(for element: SVGElement, classes: String?) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    var copy = element
    let classes = (classes ?? "").split { $0.isWhitespace }.map { ".\($0)" }
    let orders = [["*", element.name], classes, [copy.take("id").map { "#\($0)" } ?? ""]]
    var values: [String: String] = [:]
    for selectors in orders {
      for rule in rules where selectors.contains(rule.selector) { values.merge(rule.values) { $1 } }
    }
    return values
  }

  /// Returns the properties in text such as `fill: red; stroke: none`.
  package static func declarations(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        parts[1].replacing("!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return values
  }
}
