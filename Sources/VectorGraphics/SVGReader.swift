import Foundation
import Safeguards

/// Reads the elements of an SVG file.
package final class SVGReader: XMLListener {
  private var open: [SVGElement] = []
  private var root: SVGElement?

  /// Returns the root element of a file.
  package static func read(_ data: Data) throws(SVGFailure) -> SVGElement {
    let reader = SVGReader()
    do {
      try XMLReader.read(data, to: reader)
    } catch {
      throw SVGFailure(line: error.line, message: error.message)
    }
    guard let root = reader.root else {
      throw SVGFailure(line: nil, message: "the file contains no element")
    }
    return root
  }

  package func start(_ element: String, attributes: [String: String], line: Int) {
    open.append(SVGElement(element, attributes: attributes, line: line))
  }

  package func end() {
    let element = open.removeLast()
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  package func text(_ text: String) {
    guard let last = open.indices.last, open[last].name == "style" else { return }
    open[last].text += text
  }
}
